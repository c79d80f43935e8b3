// A game on this device though there is a server: whoever signs in may add it to their account, once. Without a network the
// server's tables are shown as they were last seen.
import { go, open } from './browser.mjs';

const LONGEST = 3000;

export async function strays(server, pick, complain) {
  const { page, close } = await open({ url: server.url, size: '1440x900', theme: 'night', lang: 'en' });
  page.setDefaultTimeout(15_000);
  try {
    await playHere(page, pick);
    await bring(page, complain);
    await lookAway(page, server, complain);
  } catch (error) {
    complain(`strays: ${error.stack}`);
  }
  await close();
}

async function playHere(page, pick) {
  await go(page, '/new/gangster');
  await page.getByLabel('Play on this device').check();
  await page.getByText('Deal', { exact: true }).click();
  await page.waitForURL('**/table/here-*');
  await page.waitForSelector('[data-box="board"]');
  for (let n = 0; n < LONGEST && (await page.locator('.ways').count()) === 0; n += 1) {
    if (!(await pick(page))) await page.waitForTimeout(20);
  }
}

async function bring(page, complain) {
  await go(page, '/me');
  await page.getByLabel('Create an account').check();
  await page.locator('#login').fill(`stray-${Date.now()}`);
  await page.locator('#password').fill('a password that is long enough');
  await page.locator('form').filter({ has: page.locator('#password') }).locator('.lead').click();
  await page.getByText('One finished game is only on this device.').waitFor();
  await page.getByRole('button', { name: 'Add to my account' }).click();
  await page.getByText('It is in your account now.').waitFor();
  await page.reload();
  const rows = page.getByRole('group', { name: 'My games' }).locator('tbody tr');
  await rows.first().waitFor();
  const [games, offers] = [await rows.count(), await page.getByText('Games on this device').count()];
  if (games !== 1 || offers !== 0) complain(`strays: ${games} games in the history, ${offers} offers to add what was added`);
}

async function lookAway(page, server, complain) {
  await go(page, '/');
  await page.locator('.game').first().getByText('Against a bot').click();
  await page.waitForSelector('[data-box="board"]');
  await go(page, '/');
  await page.locator('a.card.row').first().waitFor();
  await page.getByRole('link', { name: 'Rules' }).first().click();
  await page.getByRole('heading', { name: 'Rules', level: 1 }).waitFor();
  server.drop();
  await page.goBack();
  await page.locator('.away').waitFor();
  if (!(await page.locator('.away').innerText()).includes('Last seen')) complain('strays: nothing tells when the table was seen');
  server.restore();
}
