// Twenty seconds at a table as an animated picture: npm run film; into docs/screenshots/turn.webp. Needs img2webp, which Debian has
// in its package webp. Time stands still between two frames, so that a busy machine makes the same film as a calm one.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';
import { go, open, serve } from './browser.mjs';

const OUT = new URL('../../docs/screenshots/turn.webp', import.meta.url).pathname;
const FRAMES = 200;
/** Milliseconds of a frame. */
const FRAME = 100;
/** Frames that somebody looks, and points, before they pick. */
const [LOOK, POINT] = [4, 10];
const LIMIT = 2_000_000;
const [WIDTH, HEIGHT, SCALE] = [1440, 900, 0.72];

/** Whatever moves goes on by so many milliseconds. */
function advance(by) {
  const ages = (window.ages ??= new WeakMap());
  for (const animation of document.getAnimations()) {
    const age = (ages.get(animation) ?? -by) + by;
    ages.set(animation, age);
    animation.pause();
    if (age < animation.effect.getComputedTiming().endTime) animation.currentTime = age;
    else animation.finish();
  }
}

await build({ mode: 'fixtures', logLevel: 'warn' });
const server = await serve();
const { page, context, close } = await open({ url: server.url, size: `${WIDTH}x${HEIGHT}`, theme: 'night', lang: 'en', speed: 'normal' });
await page.clock.install({ time: 0 });
await go(page, '/table/smile-19');
await page.clock.pauseAt(60_000);
const session = await context.newCDPSession(page);
const folder = mkdtempSync(join(tmpdir(), 'film-'));
const args = [];
for (let n = 0, still = 0; n < FRAMES; n += 1) {
  await page.clock.runFor(FRAME);
  await page.evaluate(advance, FRAME);
  const { data } = await session.send('Page.captureScreenshot', { format: 'png', clip: { x: 0, y: 0, width: WIDTH, height: HEIGHT, scale: SCALE } });
  const file = join(folder, `${n}.png`);
  writeFileSync(file, Buffer.from(data, 'base64'));
  args.push('-d', String(FRAME), file);
  // Somebody looks, points, and picks.
  still = (await page.locator('.showing').count()) > 0 ? 0 : still + 1;
  if (still !== LOOK && still !== POINT) continue;
  const confirm = page.locator('.confirm:enabled');
  const next = (await confirm.count()) > 0 ? confirm : page.locator('[data-target][tabindex="0"]').first();
  await next[still === LOOK ? 'hover' : 'click']({ timeout: 2000, force: true }).catch(() => {});
  if (still === POINT) still = 0;
}
await close();
await server.close();
try {
  execFileSync('img2webp', ['-loop', '0', '-kmin', '30', '-kmax', '60', '-lossy', '-q', '55', '-m', '4', ...args, '-o', OUT], { stdio: 'ignore' });
} finally {
  rmSync(folder, { recursive: true, force: true });
}
const { size } = statSync(OUT);
console.log(`${FRAMES} frames, ${size} bytes, in ${OUT}; at most ${LIMIT}`);
process.exitCode = size > LIMIT ? 1 : 0;
