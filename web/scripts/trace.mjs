// What the table costs while it moves, by Chromium's own trace: npm run trace, or npm run trace games for the games alone. The
// main thread works less than 8 ms of a frame, no task takes 50 ms, nothing is drawn while nothing happens, nothing jumps, and the
// first paint comes within a second. Games are played to their end against a bot of the server BACKROOM (an address) if that is
// set, else as far as they were recorded. Of RUNS runs the middle one counts.
import { build } from 'vite';
import { go, open, serve } from './browser.mjs';
import { PAGES, SIZES, TABLES } from './pages.mjs';
import { button, playOut } from './picking.mjs';
import { settled, shifted, watchShifts } from './shifts.mjs';

const FRAME = 1000 / 60;
const BUSY = 8;
const LONG = 50;
const PAINT = 1000;
/** Of a whole game, also what comes right after somebody's own doing: a mark that moves beside a name, and nothing more. */
const JUMP = 0.001;
const RUNS = Number(process.env.RUNS ?? 3);
const problems = [];
const complain = (...words) => problems.push(words.join(' '));

/** What happened while something was done: the events of the page's main thread. */
async function traced(page, context, what) {
  const session = await context.newCDPSession(page);
  const events = [];
  session.on('Tracing.dataCollected', ({ value }) => events.push(...value));
  const done = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve));
  await session.send('Tracing.start', { transferMode: 'ReportEvents', traceConfig: { includedCategories: ['toplevel', 'devtools.timeline', 'disabled-by-default-devtools.timeline', 'blink.user_timing', 'blink.animations', '__metadata'] } });
  await what();
  await session.send('Tracing.end');
  await done;
  await session.detach();
  const mark = events.find(({ name }) => name === 'backroom');
  return events.filter(({ pid, tid }) => pid === mark?.pid && tid === mark?.tid);
}

/** When something moved, and for how long the main thread worked in each frame of that. Its own processor time counts, so that others at
 *  work on this machine don't. */
function measured(events) {
  const all = events.filter(({ name, ph }) => ph === 'X' && name === 'RunTask').sort((one, two) => one.ts - two.ts || two.dur - one.dur);
  const tasks = [];
  for (const { ts, dur = 0, tdur } of all) {
    const from = ts / 1000;
    // One within another is counted with that.
    const last = tasks.at(-1);
    if (!last || from >= last.from + last.lasts) tasks.push({ from, lasts: dur / 1000, works: (tdur ?? dur) / 1000 });
  }
  const begun = new Map();
  const spans = [];
  for (const { name, ph, ts, id, id2 } of events) {
    if (name !== 'Animation') continue;
    const key = id2?.local ?? id;
    if (ph === 'b') begun.set(key, ts / 1000);
    else if (ph === 'e' && begun.has(key)) {
      spans.push({ from: begun.get(key), to: ts / 1000 });
      begun.delete(key);
    }
  }
  spans.sort((one, two) => one.from - two.from);
  const frames = [];
  for (const { from, to } of spans) for (let at = Math.max(from, (frames.at(-1) ?? -Infinity) + FRAME); at + FRAME <= to; at += FRAME) frames.push(at);
  const busy = frames.map((from) =>
    tasks.reduce((sum, task) => sum + (task.lasts === 0 ? 0 : (task.works * Math.max(0, Math.min(task.from + task.lasts, from + FRAME) - Math.max(task.from, from))) / task.lasts), 0),
  );
  busy.sort((one, two) => one - two);
  const within = tasks.filter((task) => spans.some(({ from, to }) => task.from >= from - FRAME && task.from < to));
  const mean = busy.reduce((sum, one) => sum + one, 0) / Math.max(1, busy.length);
  return { frames: busy.length, mean, most: busy[Math.floor(busy.length * 0.99)] ?? 0, over: busy.filter((one) => one > BUSY).length, longest: Math.max(0, ...within.map(({ works }) => works)) };
}

/** A recorded game, as far as it goes, by the list of choices. */
const recorded = (path) => async (page) => {
  await go(page, path);
  await page.keyboard.press('l');
  return async () => {
    while ((await page.locator('.entry').count()) > 0) {
      await page.evaluate(() => document.querySelector('.entry').click());
      await page.waitForFunction(() => !document.querySelector('.showing') && (document.querySelector('.entry') || document.querySelector('.ways')), null, { timeout: 5000, polling: 100 }).catch(() => {});
    }
  };
};

/** A whole game against a bot of the server, by whatever is lit. */
const whole = (name) => async (page) => {
  await go(page, '/');
  await button(name, 'Against a bot')(page);
  await page.waitForSelector('[data-box="board"]');
  return () => playOut(page);
};

/** Plays with everything shown. */
async function game(url, begin, size) {
  const { page, context, close } = await open({ url, size, theme: 'night', lang: 'en', speed: 'fast' });
  await watchShifts(context);
  const play = await begin(page);
  await settled(page);
  const events = await traced(page, context, async () => {
    await page.evaluate(() => void performance.mark('backroom'));
    await play();
    await page.waitForTimeout(300);
  });
  const shift = await shifted(page);
  await close();
  return { ...measured(events), shift };
}

/** A table at which nothing happens: what is drawn there in two seconds, once everything has come to rest. */
async function idle(url, path) {
  const { page, context, close } = await open({ url, size: '1440x900', theme: 'night', lang: 'en', speed: 'normal' });
  await go(page, path);
  await page.waitForTimeout(1500);
  const events = await traced(page, context, async () => {
    await page.evaluate(() => void performance.mark('backroom'));
    await page.waitForTimeout(2000);
  });
  const animations = await page.evaluate(() => document.getAnimations().length);
  await close();
  return { animations, paints: events.filter(({ name }) => name === 'Paint').length };
}

async function loads(url, size) {
  let worst = 0;
  const { page, context, close } = await open({ url, size, theme: 'night', lang: 'de' });
  await watchShifts(context);
  for (const [name, path] of Object.entries(PAGES)) {
    await go(page, path);
    await page.waitForTimeout(200);
    const shift = await shifted(page);
    if (shift.sum > 0) complain(name, size, `shifts by ${shift.sum.toFixed(4)} while it loads:`, shift.what.join(', '));
    worst = Math.max(worst, shift.sum);
  }
  await close();
  return worst;
}

async function firstPaint(url, path) {
  const { page, close } = await open({ url, size: '1440x900', theme: 'night', lang: 'en' });
  await page.goto(path);
  await page.waitForSelector('h1', { state: 'attached' });
  const paint = await page.evaluate(() => new Promise((tell) => new PerformanceObserver((list) => list.getEntriesByName('first-contentful-paint').forEach(({ startTime }) => tell(startTime))).observe({ type: 'paint', buffered: true })));
  await close();
  return paint;
}

/** The middle one of several, by what is wanted of them. */
const middle = (runs, by) => runs.map((run) => run[by]).sort((one, two) => one - two)[Math.floor(runs.length / 2)];

if (!process.argv.includes('games')) {
  await build({ mode: 'fixtures', logLevel: 'warn' });
  const server = await serve();
  for (const path of ['/', '/table/smile-0', '/table/gangster-0']) {
    const paint = await firstPaint(server.url, path);
    console.log(path, 'first paint', Math.round(paint), 'ms');
    if (paint > PAINT) complain(path, `first paint after ${Math.round(paint)} ms`);
  }
  for (const size of SIZES) console.log('layout shift while loading', size, await loads(server.url, size));
  for (const name of TABLES) {
    const { animations, paints } = await idle(server.url, PAGES[name]);
    console.log(name, `idle for 2 s: ${animations} animations, ${paints} paints`);
    if (animations > 0 || paints > 2) complain(name, `is not at rest: ${animations} animations, ${paints} paints`);
  }
  await server.close();
}
const mode = process.env.BACKROOM ? 'production' : 'fixtures';
if (!process.env.BUILT) await build({ mode, logLevel: 'warn' });
const server = await serve(mode);
const GAMES = process.env.BACKROOM ? { smile: whole('smile-and-gun'), gangster: whole('gangster') } : { smile: recorded('/table/smile-0'), gangster: recorded('/table/gangster-0') };
for (const [name, begin] of Object.entries(GAMES)) {
  for (const size of SIZES) {
    const runs = [];
    for (let n = 0; n < RUNS; n += 1) runs.push(await game(server.url, begin, size));
    const [frames, mean, most, over, longest] = ['frames', 'mean', 'most', 'over', 'longest'].map((what) => middle(runs, what));
    const shift = Math.max(...runs.map((run) => run.shift.sum));
    console.log(name, size, `${frames} frames in motion: main thread works ${mean.toFixed(1)} ms of one on average, at most ${most.toFixed(1)} in 99 of 100, ${over} over ${BUSY}; longest task ${longest.toFixed(1)} ms; layout shift ${shift.toFixed(4)}`);
    if (frames < 60) complain(name, size, 'hardly anything moved');
    if (most > BUSY) complain(name, size, `the main thread works ${most.toFixed(1)} ms of a frame`);
    if (longest > LONG) complain(name, size, `a task takes ${longest.toFixed(1)} ms`);
    if (shift > JUMP) complain(name, size, `shifts by ${shift.toFixed(4)}:`, ...new Set(runs.flatMap((run) => run.shift.what)));
  }
}
await server.close();
problems.forEach((problem) => console.error(problem));
console.log(problems.length === 0 ? 'all is well' : `${problems.length} problems`);
process.exitCode = problems.length === 0 ? 0 : 1;
