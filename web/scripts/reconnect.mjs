// The network goes away in the middle of a game and comes back: the page finds the table again without being loaded anew.
import { go, open } from './browser.mjs';

/** Which line of the history, and what is asked. */
const place = (page) => page.evaluate(() => `${document.querySelector('[data-seq]').dataset.seq} ${document.querySelector('.ask').innerText}`);

export async function reconnect(server, setUp, pick, complain) {
  const { page, close } = await open({ url: server.url, size: '1440x900', theme: 'night', lang: 'en' });
  page.setDefaultTimeout(15_000);
  try {
    await cutOff(page, server, setUp, pick, complain);
  } catch (error) {
    complain(`reconnect: ${error.stack}`);
  }
  await close();
}

async function cutOff(page, server, setUp, pick, complain) {
  await go(page, '/');
  await setUp(page);
  await page.waitForSelector('[data-box="board"]');
  await page.evaluate(() => (window.here = true));
  const offline = page.getByText('Connection lost');
  for (const chosen of [true, false, true]) {
    for (let n = 0; n < 6; n += 1) if (!(await pick(page))) await page.waitForTimeout(100);
    await page.waitForSelector('[data-target][tabindex="0"], .confirm:enabled', { state: 'attached' });
    const before = await place(page);
    server.drop();
    await offline.waitFor();
    // What is decided without a network is decided once there is one.
    if (chosen) for (let n = 0; n < 4; n += 1) await pick(page);
    await page.waitForTimeout(700);
    if ((await place(page)) !== before) complain('reconnect: something happened without a network');
    server.restore();
    await offline.waitFor({ state: 'detached' });
    await page.waitForSelector('[data-target][tabindex="0"], .ways', { state: 'attached' });
    if (chosen !== ((await place(page)) !== before)) complain(`reconnect: ${before} became ${await place(page)}`);
  }
  if (!(await page.evaluate(() => window.here === true))) complain('reconnect: the page was loaded anew');
  const log = await page.evaluate(async () => {
    document.querySelector('#tab-log').click();
    await new Promise((done) => setTimeout(done, 100));
    return [...document.querySelectorAll('[role=tabpanel] li')].map((line) => line.textContent);
  });
  await page.reload();
  await page.waitForSelector('#tab-log');
  await page.locator('#tab-log').click();
  await page.waitForSelector('[role=tabpanel] li');
  const again = await page.locator('[role=tabpanel] li').allTextContents();
  if (log.length < 20 || log.some((line, n) => line !== again[n])) complain(`reconnect: ${log.length} lines of the log, then ${again.length}, which differ`);
}
