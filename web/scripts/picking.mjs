// Ways to lay a table through the page, and a player who picks anything that is lit.
import { go } from './browser.mjs';

/** In the page: picks something that is lit; whether there was anything. */
function picker() {
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
}

export const pick = (page) => page.evaluate(picker);

/** Plays to the end without asking the page anything in between, which would cost it time. */
export async function playOut(page) {
  await page.evaluate(`setInterval(() => document.querySelector('.showing') ?? (${picker})(), 150)`);
  await page.waitForFunction(() => document.querySelector('.ways'), null, { timeout: 600_000, polling: 500 });
}

/** By a button of the home page. */
export const button = (game, text) => (page) => page.locator('.game', { has: page.locator(`#${game}`) }).getByText(text).click();

/** By its name in the campaign. */
export const stage = (name) => async (page) => {
  await go(page, 'campaign');
  await page.locator('li.card', { hasText: name }).first().getByRole('button').click();
};

/** Together on this screen. */
export const gangster = (players) => async (page) => {
  await go(page, 'new/gangster');
  await page.getByLabel('Together on this screen').check();
  await page.getByLabel('Players').selectOption(String(players));
  await page.getByText('Deal', { exact: true }).click();
};
