// Twenty seconds at a table as an animated picture: npm run film; into docs/screenshots/turn.webp. Needs img2webp, which Debian has
// in its package webp.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';
import { go, open, serve } from './browser.mjs';

const OUT = new URL('../../docs/screenshots/turn.webp', import.meta.url).pathname;
const LENGTH = 20_000;
/** Milliseconds between two frames, at least. */
const FRAME = 110;
const LIMIT = 2_000_000;

await build({ mode: 'fixtures', logLevel: 'warn' });
const server = await serve();
const { page, context, close } = await open({ url: server.url, size: '1440x900', theme: 'night', lang: 'en', speed: 'normal' });
await go(page, '/table/smile-0');
const session = await context.newCDPSession(page);
const frames = [];
session.on('Page.screencastFrame', ({ data, metadata, sessionId }) => {
  const at = metadata.timestamp * 1000;
  if (frames.length === 0 || at - frames.at(-1).at >= FRAME) frames.push({ at, data });
  session.send('Page.screencastFrameAck', { sessionId }).catch(() => {});
});
await session.send('Page.startScreencast', { format: 'png', maxWidth: 1040, maxHeight: 650 });

// Somebody looks, points, and picks.
const end = Date.now() + LENGTH;
while (Date.now() < end) {
  const confirm = page.locator('.confirm:enabled');
  const next = (await confirm.count()) > 0 ? confirm : page.locator('[data-target][tabindex="0"]').first();
  await next.hover({ timeout: 2000 }).catch(() => {});
  await page.waitForTimeout(650);
  await next.click({ timeout: 2000 }).catch(() => {});
  await page.waitForFunction(() => !document.querySelector('.showing'), null, { timeout: 8000 }).catch(() => {});
}
await session.send('Page.stopScreencast');
await close();
await server.close();

const folder = mkdtempSync(join(tmpdir(), 'film-'));
const last = frames[0].at + LENGTH;
const shown = frames.filter(({ at }) => at < last);
const args = shown.flatMap(({ at, data }, n) => {
  const file = join(folder, `${n}.png`);
  writeFileSync(file, Buffer.from(data, 'base64'));
  return ['-d', String(Math.round((shown[n + 1]?.at ?? last) - at)), file];
});
try {
  execFileSync('img2webp', ['-loop', '0', '-kmin', '30', '-kmax', '60', '-lossy', '-q', '55', '-m', '4', ...args, '-o', OUT], { stdio: 'ignore' });
} finally {
  rmSync(folder, { recursive: true, force: true });
}
const { size } = statSync(OUT);
console.log(`${shown.length} frames, ${size} bytes, in ${OUT}; at most ${LIMIT}`);
process.exitCode = size > LIMIT ? 1 : 0;
