// Whole games in Firefox, by keyboard alone and by pointer, on a desk and on a phone: npm run firefox [NAME].
// The server is BACKROOM (an address); the page is served beside it. With SITE (what `backroom site` wrote) there is no server:
// the page plays alone. With PICTURES (a folder) a table is photographed now and then.
import { join } from 'node:path';
import { build } from 'vite';
import { wrongBoxes } from './boxes.mjs';
import { serve } from './browser.mjs';
import { firefox } from './marionette.mjs';
import { host } from './static.mjs';

/** No decision and no game takes longer, in seconds, unless something hangs. */
const [STUCK, LONGEST] = [20, 180];
const [DESK, LAPTOP, PHONE, LOW] = [[1440, 900], [1366, 650], [390, 844], [375, 553]];
const problems = [];

/** What can be picked, each with a point at which it is hit; runs in the page. */
function lit() {
  const all = [...document.querySelectorAll('.confirm:enabled, .onward, [data-target][tabindex="0"]')];
  const hits = (one, x, y) => one.contains(document.elementFromPoint(x, y));
  return all.map((one) => {
    one.scrollIntoView({ block: 'nearest' });
    const { left, top, width, height } = one.getBoundingClientRect();
    const points = [[0.5, 0.5], [0.1, 0.1], [0.9, 0.1], [0.1, 0.9], [0.5, 0.06]].map(([x, y]) => [left + x * width, top + y * height]);
    return { name: one.dataset.target ?? one.className, first: one.matches('.confirm, .onward'), at: points.find(([x, y]) => hits(one, x, y)) };
  });
}
const state = () => ({ over: document.querySelector('.ways') !== null, seq: document.querySelector('[data-seq]')?.dataset.seq, asked: document.querySelector('.ask')?.innerText });

const byPointer = (pointer) => async (page) => {
  const all = await page.evaluate(lit);
  all.filter(({ at }) => !at).forEach(({ name }) => complain(`${name} is lit, but something lies over it`));
  const found = all.filter(({ at }) => at);
  const next = found.find(({ first }) => first) ?? found[Math.floor(Math.random() * found.length)];
  if (next) await page.tap(...next.at, pointer);
};

/** Which key leads to what can be picked, or picks it; runs in the page. */
function key() {
  const here = document.activeElement;
  const asked = [...document.querySelectorAll('.confirm:enabled, [data-target][tabindex="0"]')];
  if (asked.length === 0 || asked.includes(here)) return asked.length === 0 ? null : 'Enter';
  // With the focus on nothing Enter confirms; on any other button it would press that, as often as one likes.
  if (!here || here === document.body) return document.querySelector('.confirm:enabled') ? 'Enter' : 'Tab';
  // Whoever goes on behind the last one leaves the page, and no key brings them back.
  return asked.some((one) => here.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_FOLLOWING) ? 'Tab' : 'Shift+Tab';
}

/** Tab to what can be picked, an arrow now and then, and Enter. As long as nothing is asked, a key would only go astray. */
async function byKeyboard(page) {
  let next = await page.evaluate(key);
  for (let n = 0; n < 60 && next?.endsWith('Tab'); n += 1) {
    await page.press(next);
    next = await page.evaluate(key);
  }
  if (next !== 'Enter') return new Promise((done) => setTimeout(done, 20));
  if (Math.random() < 0.3) await page.press('ArrowRight');
  await page.press('Enter');
}

let where = '';
const complain = (what) => problems.includes(`${where}: ${what}`) || problems.push(`${where}: ${what}`);

async function game(page, url, name, { size, game, by, theme, lang }) {
  where = name;
  const begun = Date.now();
  await page.size(...size);
  await page.go(url);
  await page.evaluate((settings) => localStorage.setItem('backroom', settings), JSON.stringify({ theme, lang, speed: 'off' }));
  await page.go(url);
  await page.until(() => document.querySelector('.game .button, .game button'));
  await page.evaluate(() => {
    window.faults = [];
    addEventListener('error', ({ message }) => window.faults.push(message));
    addEventListener('unhandledrejection', ({ reason }) => window.faults.push(String(reason)));
  });
  await page.evaluate((id) => [...document.getElementById(id).closest('.game').querySelectorAll('button')].find((one) => /Together on this screen|An diesem Bildschirm|sur cet écran/i.test(one.innerText))?.click(), game);
  await page.until(() => document.querySelector('[data-seq]')?.dataset.seq);
  let [steps, last, photographed, moved] = [0, '', -99, Date.now()];
  for (;;) {
    const { over, seq, asked } = await page.evaluate(state);
    if (seq && seq !== last) {
      last = seq;
      steps += 1;
      moved = Date.now();
      if (steps % 12 === 1 || over) (await page.evaluate(wrongBoxes)).forEach(complain);
      if (process.env.PICTURES && (over || Number(seq) - photographed > 20)) {
        photographed = Number(seq);
        await page.picture(join(process.env.PICTURES, `${name.replaceAll(/\W+/g, '-')}-${seq.padStart(3, '0')}.png`));
      }
    }
    if (over) {
      console.log(`${name}: over after ${steps} decisions and ${Math.round((Date.now() - begun) / 1000)} s. ${asked}`);
      break;
    }
    if (Date.now() - begun > 1000 * LONGEST || Date.now() - moved > 1000 * STUCK) {
      const focus = await page.evaluate(() => `${document.hasFocus() ? '' : 'outside of the page, '}${document.activeElement?.outerHTML.slice(0, 120)}`);
      complain(`not over after ${Math.round((Date.now() - begun) / 1000)} s and ${steps} decisions, the last ${Math.round((Date.now() - moved) / 1000)} s ago: ${asked} The focus is ${focus}`);
      break;
    }
    await by(page);
  }
  (await page.evaluate(() => window.faults ?? [])).forEach(complain);
}

const GAMES = {
  'smile on a desk by keyboard': { game: 'smile-and-gun', size: DESK, by: byKeyboard, theme: 'night', lang: 'en' },
  'smile on a desk by mouse': { game: 'smile-and-gun', size: DESK, by: byPointer('mouse'), theme: 'paper', lang: 'de' },
  'smile on a phone by keyboard': { game: 'smile-and-gun', size: PHONE, by: byKeyboard, theme: 'night', lang: 'de' },
  'smile on a laptop by keyboard': { game: 'smile-and-gun', size: LAPTOP, by: byKeyboard, theme: 'paper', lang: 'fr' },
  'smile on a low phone by keyboard': { game: 'smile-and-gun', size: LOW, by: byKeyboard, theme: 'paper', lang: 'en' },
  'smile on a phone by finger': { game: 'smile-and-gun', size: PHONE, by: byPointer('touch'), theme: 'paper', lang: 'fr' },
  'gangster on a desk by keyboard': { game: 'gangster', size: DESK, by: byKeyboard, theme: 'paper', lang: 'de' },
  'gangster on a desk by mouse': { game: 'gangster', size: DESK, by: byPointer('mouse'), theme: 'night', lang: 'fr' },
  'gangster on a phone by keyboard': { game: 'gangster', size: PHONE, by: byKeyboard, theme: 'paper', lang: 'fr' },
  'gangster on a laptop by keyboard': { game: 'gangster', size: LAPTOP, by: byKeyboard, theme: 'night', lang: 'en' },
  'gangster on a low phone by keyboard': { game: 'gangster', size: LOW, by: byKeyboard, theme: 'night', lang: 'de' },
  'gangster on a phone by finger': { game: 'gangster', size: PHONE, by: byPointer('touch'), theme: 'night', lang: 'en' },
};

const wanted = process.argv[2] ?? '';
const { SITE, BUILT } = process.env;
if (!BUILT && !SITE) await build({ logLevel: 'warn' });
const server = SITE ? await host(SITE, '/').then(({ url, stop }) => ({ url, close: stop })) : await serve('production');
const page = await firefox();
try {
  for (const [name, how] of Object.entries(GAMES)) if (name.includes(wanted)) await game(page, server.url, name, how);
} catch (error) {
  complain(error.message);
} finally {
  await page.close();
  await server.close();
}
problems.forEach((problem) => console.error(problem));
console.log(problems.length === 0 ? 'all is well' : `${problems.length} problems`);
process.exitCode = problems.length === 0 ? 0 : 1;
