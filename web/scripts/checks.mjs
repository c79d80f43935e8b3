// What only a browser can tell, over the recorded positions: npm run checks.
// No serious violation of accessibility, nothing too wide for a phone, boxes that keep their place.
// Times are told; `npm run checks -- --times` complains about those that are too long, on a machine that does nothing else.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { build } from 'vite';
import { wrongBoxes } from './boxes.mjs';
import { go, open, serve, visit } from './browser.mjs';
import { faults } from './faults.mjs';
import { LANGS, PAGES, SIZES, TABLES, TIGHT } from './pages.mjs';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const LONG = 50;
const problems = [];
const complain = (...words) => problems.push(words.join(' '));
const timed = process.argv.includes('--times');

/** Violations that keep somebody out. */
async function accessible(page, where) {
  await page.evaluate(axe);
  const { violations } = await page.evaluate(() => window.axe.run(document, { resultTypes: ['violations'] }));
  for (const { id, impact, nodes } of violations.filter(({ impact }) => impact === 'serious' || impact === 'critical')) {
    complain(where, `${impact}: ${id}:`, nodes.slice(0, 2).map(({ html }) => html.slice(0, 140)).join(' | '));
  }
}

/** Every drawing has a name in the page's language, or is hidden from who can't see it. */
async function named(page, where) {
  const names = await page.evaluate(() =>
    [...document.querySelectorAll('svg, img, [role="img"]')]
      .filter((one) => !one.parentElement.closest('svg') && !one.closest('[aria-hidden="true"]'))
      .map((one) => (one.getAttribute('aria-label') ?? one.getAttribute('alt') ?? '').trim() || one.outerHTML.slice(0, 140)),
  );
  for (const name of new Set(names)) if (/^[<{]/.test(name)) complain(where, 'a drawing without a name:', name);
}

/** Nothing is wider than the screen, and no text is cut off that can't be scrolled. */
async function fits(page, where) {
  const wide = await page.evaluate(() => {
    const found = [];
    if (document.documentElement.scrollWidth > innerWidth) found.push(`page is ${document.documentElement.scrollWidth} wide`);
    for (const element of document.querySelectorAll('button, a, h1, h2, h3, p, label, li, dt, dd, span')) {
      // What is folded away has no width of its own.
      if (element.closest('.hidden, svg') || element.closest('details:not([open])')?.querySelector('summary')?.contains(element) === false) continue;
      const { overflowX, textOverflow } = getComputedStyle(element);
      const cut = element.scrollWidth > element.clientWidth + 1 && element.clientWidth > 0;
      if (cut && overflowX !== 'auto' && overflowX !== 'scroll' && textOverflow !== 'ellipsis' && getComputedStyle(element).display !== 'inline') {
        found.push(`${element.tagName} "${element.textContent.trim().slice(0, 40)}" ${element.scrollWidth} > ${element.clientWidth}`);
      }
    }
    return found;
  });
  wide.forEach((what) => complain(where, 'too wide:', what));
}

async function everyPage(url) {
  for (const theme of ['night', 'paper']) {
    for (const size of SIZES) {
      for (const lang of LANGS) {
        const { page, close } = await open({ url, size, theme, lang });
        for (const name of Object.keys(PAGES)) {
          await visit(page, name);
          const where = `${name} ${size} ${theme} ${lang}:`;
          if (lang === 'en') await accessible(page, where);
          await fits(page, where);
          await named(page, where);
          const missing = await page.evaluate(() => document.body.innerText.match(/\{[a-z-]+[^}]*\}/)?.[0]);
          if (missing) complain(where, 'no text for', missing);
        }
        await close();
      }
    }
  }
}

/** Whatever the screen: the parts of a table lie on it, none on another, and what is in them can be reached. */
async function apart(url) {
  for (const size of [...SIZES, ...TIGHT]) {
    const { page, close } = await open({ url, size, theme: 'night', lang: 'de' });
    for (const name of TABLES) {
      await go(page, PAGES[name]);
      const wrong = await page.evaluate(wrongBoxes);
      wrong.forEach((what) => complain(name, size, what));
    }
    await close();
  }
}

/** Plays a recorded game through the list of choices and measures every box before and after each decision. */
async function steady(url, path, size) {
  const { page, close } = await open({ url, size, theme: 'night', lang: 'de' });
  await page.goto(path);
  await page.waitForSelector('[data-box="board"]');
  const boxes = () =>
    page.evaluate(() =>
      [...document.querySelectorAll('[data-box]')].map((box) => {
        const { x, y, width, height } = box.getBoundingClientRect();
        return `${box.dataset.box} ${[x, y, width, height].map(Math.round).join(' ')}`;
      }),
    );
  await page.keyboard.press('l');
  const first = await boxes();
  let slowest = 0;
  for (let n = 0; n < 40 && (await page.locator('.entry').count()) > 0; n += 1) {
    const took = await page.evaluate(async () => {
      const start = performance.now();
      document.querySelector('.entry').click();
      await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
      return performance.now() - start;
    });
    slowest = Math.max(slowest, took);
    // At the end the count gets the room that the question had.
    if ((await page.locator('.ways').count()) > 0) break;
    const now = await boxes();
    now.forEach((box, at) => box !== first[at] && complain(path, size, `step ${n}: ${box}, was ${first[at]}`));
  }
  if (timed && slowest > 100) complain(path, size, `a choice took ${Math.round(slowest)} ms to the next prompt`);
  await close();
  return Math.round(slowest);
}

/** With animations: no long task, and nothing but transform and opacity is animated. */
async function smooth(url, path) {
  const { page, close } = await open({ url, size: '1440x900', theme: 'night', lang: 'en', speed: 'fast' });
  await go(page, path);
  await page.evaluate(() => {
    window.long = [];
    window.animated = new Set();
    new PerformanceObserver((list) => window.long.push(...list.getEntries().map(({ duration }) => Math.round(duration)))).observe({ type: 'longtask' });
    const look = () => {
      for (const animation of document.getAnimations()) {
        for (const frame of animation.effect.getKeyframes()) Object.keys(frame).forEach((key) => window.animated.add(key));
      }
      requestAnimationFrame(look);
    };
    look();
  });
  await page.keyboard.press('l');
  for (let n = 0; n < 12 && (await page.locator('.entry').count()) > 0; n += 1) {
    await page.locator('.entry').first().click();
    await page.waitForFunction(() => !document.querySelector('.showing') && document.querySelector('.entry'), null, { timeout: 30_000 }).catch(() => {});
  }
  const { long, animated } = await page.evaluate(() => ({ long: window.long, animated: [...window.animated] }));
  const FINE = ['offset', 'computedOffset', 'easing', 'composite', 'transform', 'opacity'];
  const other = animated.filter((key) => !FINE.includes(key));
  if (!animated.includes('transform')) complain(path, 'nothing was animated');
  if (other.length > 0) complain(path, 'animated:', other.join(' '));
  const longest = Math.max(0, ...long);
  await close();
  return longest;
}

/** Whatever moved comes to rest: on a table where nothing happens no animation runs, however long one looks at it. */
async function idle(url, path) {
  const { page, close } = await open({ url, size: '1440x900', theme: 'night', lang: 'en', speed: 'fast' });
  await go(page, path);
  await page.keyboard.press('l');
  await page.evaluate(() => {
    window.seen = 0;
    const look = () => {
      window.seen = Math.max(window.seen, document.getAnimations().length);
      requestAnimationFrame(look);
    };
    look();
  });
  await page.locator('.entry').first().click();
  await page.waitForTimeout(500);
  await page.waitForFunction(() => !document.querySelector('.showing') && document.getAnimations().length === 0, null, { timeout: 10_000 }).catch(() => {});
  await page.evaluate(() => (window.seen = 0));
  await page.waitForTimeout(1000);
  const running = await page.evaluate(() => window.seen);
  if (running > 0) complain(path, `${running} animations run while nothing happens`);
  await close();
}

const seq = (page) => page.evaluate(() => Number(document.querySelector('[data-seq]').dataset.seq));
const focused = (page) => page.evaluate(() => document.activeElement?.matches('[data-target][tabindex="0"]') ?? false);

/** Tab to the first target, then nothing but Enter. */
async function byKeyboard(url, path, steps) {
  const { page, close } = await open({ url, size: '1440x900', theme: 'night', lang: 'en' });
  await go(page, path);
  for (let n = 0; n < 40 && !(await focused(page)); n += 1) await page.keyboard.press('Tab');
  const from = await seq(page);
  for (let n = 0; n < 6 * steps && (await seq(page)) < from + steps; n += 1) {
    await page.keyboard.press('Enter');
    await page.waitForTimeout(30);
  }
  const made = (await seq(page)) - from;
  if (made < steps) complain(path, `by keyboard: ${made} of ${steps} decisions could be made`);
  await close();
  return made;
}

/** Taps whatever is lit, and taps it again. */
async function byTouch(url, path, steps) {
  const { page, close } = await open({ url, size: '390x844', theme: 'paper', lang: 'fr', touch: true });
  await go(page, path);
  const from = await seq(page);
  for (let n = 0; n < 6 * steps && (await seq(page)) < from + steps; n += 1) {
    const confirm = page.locator('.confirm:enabled');
    if ((await confirm.count()) > 0) await confirm.tap();
    else await page.locator('[data-target][tabindex="0"]').first().tap({ position: { x: 8, y: 8 } });
    await page.waitForTimeout(20);
  }
  const made = (await seq(page)) - from;
  if (made < steps) complain(path, `by touch: ${made} of ${steps} decisions could be made`);
  await close();
  return made;
}

/** What can't be picked says why not, with the rule. */
async function whyNot(url) {
  const { page, close } = await open({ url, size: '1440x900', theme: 'night', lang: 'en' });
  await go(page, '/table/smile-0');
  await page.locator('[data-target="district:4"] .name').click();
  await page.waitForTimeout(300);
  const said = await page.locator('.status').innerText();
  if (!said.includes('W3.3') || said.length < 40) complain(`a district answers "${said}" while dice are to be taken`);
  await go(page, '/table/gangster-10');
  await page.locator('[data-target^="field:"][data-state="quiet"]').first().click();
  await page.waitForTimeout(300);
  const field = await page.locator('.status').innerText();
  if (!/G\d\.\d/.test(field) || field.length < 40) complain(`a field that is taken answers "${field}"`);
  await close();
}

async function start(url) {
  const { page, close } = await open({ url, size: '1440x900', theme: 'night', lang: 'en' });
  await page.goto('/');
  await page.waitForSelector('h1');
  const paint = await page.evaluate(
    () =>
      new Promise((tell) => {
        const seen = (list) => list.getEntriesByName('first-contentful-paint').forEach(({ startTime }) => tell(startTime));
        new PerformanceObserver(seen).observe({ type: 'paint', buffered: true });
      }),
  );
  if (timed && paint > 1000) complain('home', `first paint after ${Math.round(paint)} ms`);
  await close();
  return Math.round(paint);
}

await build({ mode: 'fixtures', logLevel: 'warn' });
const server = await serve();
await whyNot(server.url);
await faults(server.url, complain);
console.log('first paint', await start(server.url), 'ms');
for (const path of ['/table/smile-0', '/table/gangster-0']) {
  for (const size of [...SIZES, '1366x650', '390x664']) console.log(path, size, 'slowest choice', await steady(server.url, path, size), 'ms');
  const steps = path.includes('smile') ? 29 : 33;
  console.log(path, await byKeyboard(server.url, path, steps), 'decisions by keyboard,', await byTouch(server.url, path, steps), 'by touch');
  await idle(server.url, path);
  // Others may be at work on this machine; the calmest of three runs counts.
  const tasks = [];
  for (let n = 0; n < 3 && (n === 0 || Math.min(...tasks) > LONG); n += 1) tasks.push(await smooth(server.url, path));
  if (timed && Math.min(...tasks) > LONG) complain(path, `a task took ${Math.min(...tasks)} ms while animating`);
  console.log(path, 'longest task while animating', Math.min(...tasks), 'ms');
}
await apart(server.url);
await everyPage(server.url);
await server.close();
problems.forEach((problem) => console.error(problem));
console.log(problems.length === 0 ? 'all is well' : `${problems.length} problems`);
process.exitCode = problems.length === 0 ? 0 : 1;
