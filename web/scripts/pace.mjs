// How fast the page plays and thinks, as a part of what a program on the same machine does: npm run pace. The module is the
// one that pages load, in Chromium; the program is target/release/examples/pace (cargo build --release -p browser --example
// pace). The median of several turns, one after the other.
import { execFileSync } from 'node:child_process';
import { open } from './browser.mjs';
import { host } from './static.mjs';

const TURNS = 5;
const WORK = [
  ['random', 'bot', 20_000],
  ['random', 'gangster-3', 20_000],
  ['search:2000', 'bot', 3],
  ['search:2000', 'gangster-2', 3],
];
const path = (name) => new URL(name, import.meta.url).pathname;

/** Milliseconds in the page; the first, short turn is not counted. */
async function inPage([bot, kind, games]) {
  const house = await import('/browser.js');
  await house.default({ module_or_path: '/browser_bg.wasm' });
  const play = (count) => {
    if (bot === 'random') house.random_games(kind, count);
    else for (let seed = 0; seed < count; seed += 1) house.rehearse(kind, BigInt(seed), bot);
  };
  play(Math.ceil(games / 10));
  const began = performance.now();
  play(games);
  return performance.now() - began;
}
const native = ([bot, kind, games]) => Number(execFileSync(path('../../target/release/examples/pace'), [bot, kind, String(games)]));
const median = (numbers) => numbers.sort((one, two) => one - two)[Math.floor(numbers.length / 2)];

const { url, stop } = await host(path('../src/lib/here/wasm'), '/');
const { page, close } = await open({ url, size: '400x300', theme: 'night', lang: 'en' });
await page.goto(`${url}browser.js`);
for (const work of WORK) {
  const ratios = [];
  for (let turn = 0; turn < TURNS; turn += 1) ratios.push(native(work) / (await page.evaluate(inPage, work)));
  console.log(`${work.slice(0, 2).join(', ')}: ${(100 * median(ratios)).toFixed(0)} % of native speed`);
}
await close();
stop();
