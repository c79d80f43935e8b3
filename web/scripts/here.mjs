// The page without a server: SITE is what `backroom site` wrote, BASE the path that it was told (npm run here). After the
// first visit the host is gone. Whole games of every kind, hints, undo, review, replay, records, lessons; and the tab
// killed at random moments (KILLS), after which everything that was shown is there.
import { open } from './browser.mjs';
import { button, gangster, pick, stage } from './picking.mjs';
import { host } from './static.mjs';

const SITE = process.env.SITE ?? 'site';
const BASE = process.env.BASE ?? '/';
const KILLS = Number(process.env.KILLS ?? 8);
const LONGEST = 4000;
const problems = [];
const expect = (holds, what) => holds || problems.push(what);
const time = async (work) => {
  const began = performance.now();
  await work();
  return Math.round(performance.now() - began);
};

/** To a place of the page, as it is written. */
const to = async (page, path) => {
  await page.goto(path.replace(/^\//, ''));
  await page.waitForSelector('h1', { state: 'attached' });
};
const board = (page) => page.waitForSelector('[data-box="board"]', { timeout: 20_000 });
/** Where the page is, without its folder. */
const place = (page) => new URL(page.url()).pathname.slice(BASE.length - 1);
const seq = (page) => page.evaluate(() => Number(document.querySelector('[data-seq]')?.dataset.seq ?? -1));

async function playOn(page, name) {
  for (let n = 0; n < LONGEST; n += 1) {
    if ((await page.locator('.ways').count()) > 0) return n;
    if (!(await pick(page))) await page.waitForTimeout(20);
  }
  problems.push(`${name}: not over after ${LONGEST} steps`);
  return LONGEST;
}

async function game(page, name, lay) {
  await to(page, '/');
  await lay(page);
  await board(page);
  expect(place(page).startsWith('/table/here-'), `${name}: ${place(page)} is not on this device`);
  const steps = await playOn(page, name);
  const said = await page.locator('.ask').innerText();
  console.log(`${name}: over after ${steps} steps. ${said}`);
  expect(said, `${name}: no result is told`);
  return place(page).split('/').at(-1);
}

/** Looks at a game again: its positions, its review, its record and the proof of its dice. */
async function lookAgain(page, link) {
  await to(page, `/replay/${link}`);
  await board(page);
  await page.getByRole('button', { name: 'Verify the dice' }).click();
  await page.getByText('Every roll verified').first().waitFor({ timeout: 20_000 });
  await page.locator('.whose').waitFor({ timeout: 60_000 });
  const download = page.waitForEvent('download');
  await page.locator('a[download]').first().click();
  const record = await (await (await download).createReadStream()).toArray();
  const { result, fair } = JSON.parse(Buffer.concat(record).toString());
  expect(result && fair.server_seed, 'the record of a finished game has a result and the seed');
  await to(page, `/replay/${link}?at=3`);
  await page.waitForFunction(() => document.querySelector('[data-seq]')?.dataset.seq === '3');
}

/** A hint and an undo at one screen. */
async function helped(page) {
  await to(page, '/');
  await button('smile-and-gun', 'Together on this screen')(page);
  await board(page);
  await page.waitForSelector('.dice .die');
  const before = await seq(page);
  await page.keyboard.press('h');
  await page.locator('.hints li, .hint').first().waitFor({ timeout: 20_000 });
  const undo = page.getByRole('button', { name: 'Undo', exact: true });
  const further = (was) => page.waitForFunction((was) => Number(document.querySelector('[data-seq]').dataset.seq) > was, was, { timeout: 2000 });
  // Right after a whole decision: undo would take back half of one first, and waiting for more is in vain then. What something
  // random came after stays: the next one will do.
  for (let n = 0, now = before; n < 400; n += 1) {
    const was = now;
    await pick(page);
    await page.waitForTimeout(50);
    now = await seq(page);
    if (now === was || !(await undo.isEnabled({ timeout: 1000 }).catch(() => false))) continue;
    if (await undo.click({ timeout: 2000 }).then(() => further(now)).then(() => true, () => false)) return;
  }
  problems.push('nothing could be undone');
}

/** The tab is killed at random moments; what was shown is there again. */
async function killed(context, page, times) {
  await to(page, '/');
  await button('smile-and-gun', 'Against a bot')(page);
  await board(page);
  let path = place(page);
  for (let n = 0; n < times; n += 1) {
    const moment = performance.now() + Math.random() * 600;
    while (performance.now() < moment) await pick(page);
    const shown = await seq(page);
    const next = await context.newPage();
    await page.close({ runBeforeUnload: false });
    page = next;
    await to(page, path);
    await board(page);
    await page.waitForFunction(() => document.querySelector('[data-seq]') !== null);
    expect((await seq(page)) >= shown, `killed at ${shown}: only ${await seq(page)} is there`);
    if ((await page.locator('.ways').count()) > 0) {
      await to(page, '/');
      await button('smile-and-gun', 'Against a bot')(page);
      await board(page);
      path = place(page);
    }
  }
  console.log(`killed ${times} times: everything that was shown was there`);
  return page;
}

const GAMES = [
  ['smile, against a bot', button('smile-and-gun', 'Against a bot')],
  ['smile, two at one screen', button('smile-and-gun', 'Together on this screen')],
  ['smile, alone', button('smile-and-gun', 'Solo against the gang')],
  ['smile, campaign', stage('Lenore’s Boys')],
  ['smile, mission', stage('6th Street Amontillado')],
  ['gangster, against a bot', button('gangster', 'Against a bot')],
  ['gangster, three', gangster(3)],
  ['gangster, four', gangster(4)],
];

const { url, stop } = await host(SITE, BASE);
const { page: first, context, close } = await open({ url, size: '1440x900', theme: 'night', lang: 'en' });
let page = first;
page.on('pageerror', (error) => problems.push(error.message));

const visit = await time(async () => {
  await to(page, '');
  await button('smile-and-gun', 'Against a bot')(page);
  await board(page);
  await page.waitForSelector('[data-target][tabindex="0"]', { timeout: 20_000 });
});
console.log(`first visit: ${visit} ms to the first decision`);
expect(visit < 4000, `the first decision took ${visit} ms`);
await page.evaluate(() => navigator.serviceWorker.ready);
await to(page, '');
await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
const { installabilityErrors } = await (await context.newCDPSession(page)).send('Page.getInstallabilityErrors');
expect(installabilityErrors.length === 0, `it can't be installed: ${JSON.stringify(installabilityErrors)}`);
stop();
await context.setOffline(true);

const again = await time(async () => {
  await to(page, '');
  await button('gangster', 'Against a bot')(page);
  await board(page);
  await page.waitForSelector('[data-target][tabindex="0"]', { timeout: 20_000 });
});
console.log(`without a host: ${again} ms to the first decision`);
expect(again < 2000, `without a host the first decision took ${again} ms`);

await helped(page);
page = await killed(context, page, KILLS);
const links = [];
for (const [name, lay] of GAMES) links.push(await game(page, name, lay));
await lookAgain(page, links[0]);

await to(page, '/learn/smile-and-gun/draft');
await board(page);
await to(page, '/me');
await page.locator('.scroll tbody tr').first().waitFor();
const counted = await page.locator('.scroll tbody tr').count();
expect(counted >= GAMES.length, `${counted} games are in the history`);
await page.getByText('Download all records').first().waitFor();
await to(page, '/rules/W3.3');

await close();
problems.forEach((problem) => console.error(`  ${problem}`));
console.log(problems.length === 0 ? 'The page plays without a server.' : `${problems.length} problems.`);
process.exit(problems.length === 0 ? 0 : 1);
