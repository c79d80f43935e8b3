// Pictures of some addresses: node scripts/look.mjs SIZE THEME LANG OUT PATH [PATH…]; PATH may end in @SELECTOR to hover.
import { open } from './browser.mjs';

const [size, theme, lang, out, ...paths] = process.argv.slice(2);
const { page, close } = await open({ size, theme, lang });
for (const [n, path] of paths.entries()) {
  const [address, hover] = path.split('@');
  await page.goto(address);
  await page.waitForTimeout(350);
  if (hover) await page.hover(hover);
  await page.waitForTimeout(150);
  await page.screenshot({ path: `${out}${n}.png` });
}
await close();
