// Whole games through the page, in a real browser, against a real server: npm run play.
// The server is BACKROOM (an address) if that is set; the page is served beside it.
import { build } from 'vite';
import { go, open, serve } from './browser.mjs';
import { lessons } from './lessons.mjs';
import { reconnect } from './reconnect.mjs';

const LONGEST = 3000;
const problems = [];

/** Whoever is asked picks something that is lit, until the game is over. */
async function playOn(pages, name, play = pick) {
  for (let n = 0; n < LONGEST; n += 1) {
    if ((await pages[0].locator('.ways').count()) > 0) return n;
    let moved = false;
    for (const page of pages) moved = (await play(page)) || moved;
    if (!moved) await pages[0].waitForTimeout(20);
  }
  problems.push(`${name}: not over after ${LONGEST} steps`);
  return LONGEST;
}

async function pick(page) {
  return page.evaluate(() => {
    const confirm = document.querySelector('.confirm:enabled');
    if (confirm) {
      confirm.click();
      return true;
    }
    const lit = [...document.querySelectorAll('[data-target][tabindex="0"]')];
    // Going on comes first: windows are many.
    const next = lit.find((one) => one.matches('.onward')) ?? lit[Math.floor(Math.random() * lit.length)];
    next?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    return next !== undefined;
  });
}

/** Takes two dice, takes that back, and finds everything as it was. */
async function takeBack(page, name) {
  const dice = () => page.locator('.dice .die').count();
  await page.waitForSelector('.dice .die');
  const before = await dice();
  for (let n = 0; n < 3 && (await dice()) === before; n += 1) {
    const confirm = page.locator('.confirm:enabled');
    if ((await confirm.count()) > 0) await confirm.click();
    else await page.locator('.die[tabindex="0"]').first().click();
    await page.waitForTimeout(150);
  }
  const drafted = await dice();
  await page.getByText('Undo', { exact: true }).click();
  for (let n = 0; n < 40 && (await dice()) !== before; n += 1) await page.waitForTimeout(50);
  if (drafted !== before - 2 || (await dice()) !== before) problems.push(`${name}: ${before} dice, ${drafted} after taking two, ${await dice()} after undo`);
}

/** Nothing but Tab at the start, then Enter. */
async function byKeyboard(page) {
  const reached = () => page.evaluate(() => document.activeElement?.matches('[data-target][tabindex="0"]') ?? false);
  if (await page.locator('.confirm:enabled').count()) await page.keyboard.press('Enter');
  for (let n = 0; n < 60 && !(await reached()) && (await page.locator('[data-target][tabindex="0"]').count()) > 0; n += 1) {
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press(Math.random() < 0.3 ? 'ArrowRight' : 'Enter');
  await page.waitForTimeout(10);
  return true;
}

/** Taps what is lit, then confirms. */
async function byTouch(page) {
  const confirm = page.locator('.confirm:enabled');
  const lit = page.locator('.onward, [data-target][tabindex="0"]');
  if ((await confirm.count()) > 0) await confirm.tap();
  else if ((await lit.count()) > 0) await lit.nth(Math.floor(Math.random() * (await lit.count()))).tap({ position: { x: 8, y: 8 } });
  await page.waitForTimeout(10);
  return true;
}

async function game(url, name, setUp, settings = {}, play = pick) {
  const { page, close } = await open({ url, size: '1440x900', theme: 'night', lang: 'en', ...settings });
  page.on('pageerror', (error) => problems.push(`${name}: ${error.message}`));
  await go(page, '/');
  await setUp(page);
  await page.waitForSelector('[data-box="board"]', { timeout: 15_000 });
  if (name.endsWith('undo')) await takeBack(page, name);
  const steps = await playOn([page], name, play);
  const said = await page.locator('.ask').innerText();
  console.log(`${name}: over after ${steps} steps. ${said}`);
  if (!said) problems.push(`${name}: no result is told`);
  await close();
}

/** Says who it is, where that is asked before playing with others. */
async function introduce(page, name) {
  await page.locator('#introduction-name').fill(name);
  await page.keyboard.press('Enter');
}

/** Two browsers, one of them cut off now and then and changing its language. */
async function online(url, name) {
  const host = await open({ url, size: '1440x900', theme: 'night', lang: 'de' });
  const guest = await open({ url, size: '390x844', theme: 'paper', lang: 'fr' });
  await go(host.page, '/');
  await button('smile-and-gun', 'Jemanden einladen')(host.page);
  await introduce(host.page, 'Ada');
  const invite = await host.page.locator('#invite').inputValue();
  await guest.page.goto(new URL(invite).pathname);
  await guest.page.getByRole('button', { name: 'S’asseoir' }).click();
  await introduce(guest.page, 'Ida');
  const pages = [host.page, guest.page];
  for (const page of pages) await page.waitForSelector('[data-box="board"]', { timeout: 15_000 });
  for (let n = 0; n < 3; n += 1) {
    for (let k = 0; k < 8; k += 1) for (const page of pages) await pick(page);
    await guest.context.setOffline(true);
    await pick(guest.page);
    await guest.context.setOffline(false);
  }
  await guest.page.evaluate(() => document.querySelector('header [lang="en"]').click());
  const steps = await playOn(pages, name);
  await guest.page.waitForSelector('.ways');
  const [one, two] = await Promise.all(pages.map((page) => page.evaluate(() => document.querySelector('[data-seq]').dataset.seq)));
  if (one !== two) problems.push(`${name}: one stands at ${one}, the other at ${two}`);
  console.log(`${name}: over after ${steps} steps. ${await host.page.locator('.ask').innerText()} ${await guest.page.locator('.ask').innerText()}`);
  await host.close();
  await guest.close();
}

const button = (game, text) => (page) => page.locator('.game', { has: page.locator(`#${game}`) }).getByText(text).click();

const stage = (name) => async (page) => {
  await go(page, '/campaign');
  await page.locator('li.card', { hasText: name }).first().getByRole('button').click();
};

const gangster = (players) => async (page) => {
  await go(page, '/new/gangster');
  await page.getByLabel('Together on this screen').check();
  await page.getByLabel('Players').selectOption(String(players));
  await page.getByText('Deal', { exact: true }).click();
};

const PHONE = { size: '390x844', touch: true };
const GAMES = [
  ['city, two at one screen, with undo', button('smile-and-gun', 'Together on this screen')],
  ['city, by keyboard alone', button('smile-and-gun', 'Together on this screen'), {}, byKeyboard],
  ['city, on a low phone', button('smile-and-gun', 'Together on this screen'), { size: '375x553', touch: true }, byTouch],
  ['city, against a bot', button('smile-and-gun', 'Against a bot')],
  ['city, alone', button('smile-and-gun', 'Solo against the gang')],
  ['city, campaign', stage('Lenore’s Boys')],
  ['city, mission', stage('6th Street Amontillado')],
  ['chicago, two on a phone', button('gangster', 'Together on this screen'), PHONE, byTouch],
  ['chicago, two on a lying phone', button('gangster', 'Together on this screen'), { size: '844x390', touch: true }, byTouch],
  ['chicago, against a bot', button('gangster', 'Against a bot')],
  ['chicago, three', gangster(3)],
  ['chicago, four', gangster(4)],
];

const wanted = process.argv[2] ?? '';
await build({ logLevel: 'warn' });
const server = await serve('production');
for (const [name, ...how] of GAMES) if (name.includes(wanted)) await game(server.url, name, ...how);
const complain = (problem) => problems.push(problem);
for (const game of ['smile-and-gun', 'gangster']) {
  for (const settings of [{}, PHONE]) {
    const name = `lessons of ${game}${settings.touch ? ' on a phone' : ''}`;
    if (!name.includes(wanted)) continue;
    const before = problems.length;
    await lessons(server.url, game, settings, complain);
    if (problems.length === before) console.log(`${name}: all done`);
  }
}
if ('city, reconnect'.includes(wanted)) {
  const before = problems.length;
  await reconnect(server, button('smile-and-gun', 'Against a bot'), pick, complain);
  if (problems.length === before) console.log('city, reconnect: nothing lost');
}
if ('city, two browsers'.includes(wanted)) await online(server.url, 'city, two browsers');
await server.close();
problems.forEach((problem) => console.error(problem));
console.log(problems.length === 0 ? 'all is well' : `${problems.length} problems`);
process.exitCode = problems.length === 0 ? 0 : 1;
