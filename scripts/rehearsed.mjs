// Plays whole games in the module that pages load, and compares their records with those that come in, line by line:
// rehearsed.mjs BOT GAMES
import { readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';

const [bot, games] = process.argv.slice(2);
const folder = new URL('../web/src/lib/here/wasm/', import.meta.url);
const house = await import(new URL('browser.js', folder));
await house.default({ module_or_path: readFileSync(new URL('browser_bg.wasm', folder)) });

const kinds = JSON.parse(house.kinds());
const expected = kinds.flatMap((kind) => Array.from({ length: Number(games) }, (_, seed) => [kind, BigInt(seed)]));
let compared = 0;
for await (const native of createInterface({ input: process.stdin })) {
  const [kind, seed] = expected[compared];
  if (house.rehearse(kind, seed, bot) !== native) throw new Error(`${kind}, seed ${seed}, ${bot}: another record`);
  compared += 1;
}
if (compared !== expected.length) throw new Error(`${compared} records came, ${expected.length} were expected`);
console.log(`${compared} games against ${bot}: the same records to the byte`);
