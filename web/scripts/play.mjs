// Whole games through the page, in a real browser, against a real server: npm run play. Every frame of them is a true position;
// npm run frames looks at them while everything that happens is shown.
// The server is BACKROOM (an address) if that is set; the page is served beside it.
import { build } from 'vite';
import { go, open, serve } from './browser.mjs';
import { seen, watch } from './frames.mjs';
import { lessons } from './lessons.mjs';
import { button, gangster, pick, stage } from './picking.mjs';
import { reconnect } from './reconnect.mjs';
import { strays } from './strays.mjs';

const speed = process.argv.includes('--shown') ? 'fast' : 'off';
const LONGEST = speed === 'off' ? 3000 : 30_000;
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
  const { page, context, close } = await open({ url, size: '1440x900', theme: 'night', lang: 'en', speed, ...settings });
  await watch(context);
  page.on('pageerror', (error) => problems.push(`${name}: ${error.message}`));
  await go(page, '/');
  await setUp(page);
  await page.waitForSelector('[data-box="board"]', { timeout: 15_000 });
  if (name.endsWith('undo')) await takeBack(page, name);
  const steps = await playOn([page], name, play);
  const said = await page.locator('.ask').innerText();
  const { frames, positions, wrong } = await seen(page);
  console.log(`${name}: over after ${steps} steps, ${frames} frames of ${positions} positions. ${said}`);
  wrong.forEach((frame) => problems.push(`${name}: a frame that never was: ${frame}`));
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

const PHONE = { size: '390x844', touch: true };
const GAMES = [
  ['smile, two at one screen, with undo', button('smile-and-gun', 'Together on this screen')],
  ['smile, by keyboard alone', button('smile-and-gun', 'Together on this screen'), {}, byKeyboard],
  ['smile, on a low phone', button('smile-and-gun', 'Together on this screen'), { size: '375x553', touch: true }, byTouch],
  ['smile, against a bot', button('smile-and-gun', 'Against a bot')],
  ['smile, alone', button('smile-and-gun', 'Solo against the gang')],
  ['smile, campaign', stage('Lenore’s Boys')],
  ['smile, mission', stage('6th Street Amontillado')],
  ['gangster, two on a phone', button('gangster', 'Together on this screen'), PHONE, byTouch],
  ['gangster, two on a lying phone', button('gangster', 'Together on this screen'), { size: '844x390', touch: true }, byTouch],
  ['gangster, against a bot', button('gangster', 'Against a bot')],
  ['gangster, three', gangster(3)],
  ['gangster, four', gangster(4)],
];

const wanted = process.argv.slice(2).find((word) => !word.startsWith('--')) ?? (speed === 'off' ? '' : ', ');
if (!process.env.BUILT) await build({ logLevel: 'warn' });
const server = await serve('production');
for (const [name, ...how] of GAMES) if (name.includes(wanted)) await game(server.url, name, ...how);
const complain = (problem) => problems.push(problem);
if (speed === 'off') for (const game of ['smile-and-gun', 'gangster']) {
  for (const settings of [{}, PHONE]) {
    const name = `lessons of ${game}${settings.touch ? ' on a phone' : ''}`;
    if (!name.includes(wanted)) continue;
    const before = problems.length;
    await lessons(server.url, game, settings, complain);
    if (problems.length === before) console.log(`${name}: all done`);
  }
}
if (speed === 'off' && 'smile, reconnect'.includes(wanted)) {
  const before = problems.length;
  await reconnect(server, button('smile-and-gun', 'Against a bot'), pick, complain);
  if (problems.length === before) console.log('smile, reconnect: nothing lost');
}
if (speed === 'off' && 'gangster, on this device'.includes(wanted)) {
  const before = problems.length;
  await strays(server, pick, complain);
  if (problems.length === before) console.log('gangster, on this device: added to an account, once');
}
if (speed === 'off' && 'smile, two browsers'.includes(wanted)) await online(server.url, 'smile, two browsers');
await server.close();
problems.forEach((problem) => console.error(problem));
console.log(problems.length === 0 ? 'all is well' : `${problems.length} problems`);
process.exitCode = problems.length === 0 ? 0 : 1;
