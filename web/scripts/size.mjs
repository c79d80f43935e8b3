// What home and table weigh, compressed, in one language: npm run size. Needs a build.
import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';

const LIMIT = 200_000;
const { output } = await build({ logLevel: 'warn' });
const file = (name) => output.find(({ fileName }) => fileName === name);

/** A chunk, what it imports, and its styles. */
function needs(chunk, found = new Set()) {
  if (!chunk || found.has(chunk.fileName)) return found;
  found.add(chunk.fileName);
  for (const name of chunk.imports ?? []) needs(file(name), found);
  for (const name of chunk.viteMetadata?.importedCss ?? []) needs(file(name), found);
  for (const name of chunk.viteMetadata?.importedAssets ?? []) needs(file(name), found);
  return found;
}

const wanted = (chunk) =>
  chunk.isEntry ||
  /src\/pages\/(Home|Table)\.svelte$|src\/lib\/server\.ts$/.test(chunk.facadeModuleId ?? '') ||
  /text\/de\/(page|cards|smile|gangster)\.ftl/.test(chunk.facadeModuleId ?? '');
const found = new Set();
output.filter((part) => part.type === 'chunk' && wanted(part)).forEach((chunk) => needs(chunk, found));
output.filter(({ fileName }) => /\.woff2$/.test(fileName)).forEach(({ fileName }) => found.add(fileName));

const read = (name) => readFileSync(new URL(`../dist/${name}`, import.meta.url));
const weight = (name) => (name.endsWith('.woff2') ? read(name).length : gzipSync(read(name), { level: 9 }).length);
const weights = ['index.html', 'theme.js', 'icon.svg', ...found].map((name) => [name, weight(name)]).sort((one, two) => two[1] - one[1]);
const total = weights.reduce((sum, [, bytes]) => sum + bytes, 0);
weights.slice(0, 12).forEach(([name, bytes]) => console.log(String(bytes).padStart(7), name));
console.log(`${total} bytes in ${weights.length} files; at most ${LIMIT}`);
process.exitCode = total > LIMIT ? 1 : 0;
