// Every drawing on one page, in both themes, as a picture: npm run gallery; into docs/screenshots/gallery.png. With --seen it is
// also drawn as people see it to whom colours look otherwise.
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build, preview } from 'vite';
import { open } from './browser.mjs';

const OUT = new URL('../../docs/screenshots/', import.meta.url).pathname;
const SIGHTS = ['protanopia', 'deuteranopia', 'tritanopia', 'achromatopsia'];
const outDir = 'dist-gallery';
await build({ mode: 'fixtures', logLevel: 'warn', build: { outDir, rollupOptions: { input: 'gallery.html' } } });
const server = await preview({ build: { outDir }, preview: { port: 0, host: '127.0.0.1' }, logLevel: 'silent' });
const { page, context, close } = await open({ url: `http://127.0.0.1:${server.httpServer.address().port}`, size: '1920x1000', theme: 'night', lang: 'en' });
await page.goto('/gallery.html');
await page.waitForSelector('section');
await page.evaluate(() => document.fonts.ready);
await page.screenshot({ path: `${OUT}gallery.png`, fullPage: true });
if (process.argv.includes('--seen')) {
  const session = await context.newCDPSession(page);
  for (const type of SIGHTS) {
    await session.send('Emulation.setEmulatedVisionDeficiency', { type });
    await page.screenshot({ path: join(tmpdir(), `gallery-${type}.png`), fullPage: true });
  }
  console.log(`${SIGHTS.join(', ')}: in ${tmpdir()}`);
}
await close();
await server.close();
console.log(`gallery.png in ${OUT}`);
