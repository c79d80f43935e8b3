// What home and table weigh on the wire, in one language: npm run size. With BACKROOM=http://… they are fetched from that
// server, as a browser would; otherwise the files are weighed that are built into it.
import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import { get } from 'node:http';
import { brotliCompressSync } from 'node:zlib';
import { build } from 'vite';

const LIMIT = 220_000;
/** Of what the page plays with without a server, with the words of one language, which is loaded later. */
const HOUSE_LIMIT = 700_000;
const server = process.env.BACKROOM;
const { output } = await build({ logLevel: 'warn', build: { write: !server } });
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
  /src\/pages\/(Home|Table)\.svelte$|src\/lib\/house\.ts$/.test(chunk.facadeModuleId ?? '') ||
  /text\/de\/(page|cards|smile|gangster)\.ftl/.test(chunk.facadeModuleId ?? '');
const found = new Set();
output.filter((part) => part.type === 'chunk' && wanted(part)).forEach((chunk) => needs(chunk, found));
output.filter(({ fileName }) => /\.woff2$/.test(fileName)).forEach(({ fileName }) => found.add(fileName));

/** The bytes of an answer's body as they come over the wire. */
const fetched = (name) =>
  new Promise((resolve, reject) => {
    const request = get(new URL(name, server), { headers: { 'accept-encoding': 'gzip, deflate, br, zstd' } }, (answer) => {
      if (answer.statusCode !== 200) reject(new Error(`${name}: ${answer.statusCode}; does the server have this page?`));
      let bytes = 0;
      answer.on('data', (part) => (bytes += part.length)).on('end', () => resolve(bytes));
    });
    request.on('error', reject);
  });

/** The smallest form that is built in. */
function built(name) {
  const file = new URL(`../dist/${name}`, import.meta.url).pathname;
  return statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size;
}

const names = ['index.html', 'theme.js', 'icon.svg', ...found];
const weights = await Promise.all(names.map(async (name) => [name, server ? await fetched(name) : built(name)]));
weights.sort((one, two) => two[1] - one[1]);
const total = weights.reduce((sum, [, bytes]) => sum + bytes, 0);
weights.slice(0, 12).forEach(([name, bytes]) => console.log(String(bytes).padStart(7), name));
const source = server ? `sent by ${server}` : 'built in, as brotli';
console.log(`${total} bytes in ${weights.length} files, ${source}; at most ${LIMIT}`);
const code = output.find(({ fileName }) => fileName.endsWith('.wasm'));
/** What the words of the other two languages add to it. */
function otherWords(module) {
  const folder = new URL('../../data/text/', import.meta.url);
  const files = ['en', 'fr'].flatMap((lang) => readdirSync(new URL(`${lang}/`, folder)).map((name) => readFileSync(new URL(`${lang}/${name}`, folder))));
  const within = files.filter((words) => module.includes(words));
  const without = within.reduce((rest, words) => Buffer.concat([rest.subarray(0, rest.indexOf(words)), rest.subarray(rest.indexOf(words) + words.length)]), module);
  return brotliCompressSync(module).length - brotliCompressSync(without).length;
}
const all = code ? (server ? await fetched(code.fileName) : built(code.fileName)) : 0;
const house = code ? all - otherWords(Buffer.from(code.source)) : 0;
console.log(code ? `${all} bytes to play without a server; ${house} with the words of one language, at most ${HOUSE_LIMIT}` : 'built without what it plays with without a server');
process.exitCode = total > LIMIT || house > HOUSE_LIMIT ? 1 : 0;
