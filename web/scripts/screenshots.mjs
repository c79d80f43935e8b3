// Pictures of every page in all sizes and languages: npm run screenshots [NAME…]; into docs/screenshots. To look at all of them in
// both lights: OUT=FOLDER LANGS=de npm run screenshots
import { mkdir } from 'node:fs/promises';
import { build } from 'vite';
import { open, serve, visit } from './browser.mjs';
import { LANGS, MAIN, PAGES, POINTED, SIZES } from './pages.mjs';

const DOCS = new URL('../../docs/screenshots/', import.meta.url).pathname;
const OUT = process.env.OUT ? `${process.env.OUT}/` : DOCS;
const langs = process.env.LANGS?.split(',') ?? LANGS;
const wanted = process.argv.slice(2);
const names = Object.keys(PAGES).filter((name) => wanted.length === 0 || wanted.includes(name));

await build({ mode: 'fixtures', logLevel: 'warn' });
await mkdir(OUT, { recursive: true });
const server = await serve();
let count = 0;
for (const theme of ['night', 'paper']) {
  for (const size of SIZES) {
    for (const lang of langs) {
      const { page, close } = await open({ url: server.url, size, theme, lang });
      for (const name of names.filter((one) => OUT !== DOCS || theme === 'night' || MAIN.includes(one))) {
        await visit(page, name);
        if (POINTED[name] && size.startsWith('1')) await page.hover(POINTED[name]);
        await page.screenshot({ path: `${OUT}${name}-${size.startsWith('1') ? 'desktop' : 'phone'}-${theme}-${lang}.png` });
        count += 1;
      }
      await close();
    }
  }
}
await server.close();
console.log(`${count} pictures in ${OUT}`);
