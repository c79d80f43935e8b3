// Every lesson of both games, done as it asks; and one missed and tried again.
import { go, open } from './browser.mjs';

/** What is picked, one after the other: a target, or `/text/` for the button that says so. */
const WAYS = {
  'smile-and-gun': {
    draft: ['die:3', 'die:1'],
    place: ['die:4', 'die:2'],
    act: ['pile:6:police'],
    shift: ['pile:4:green', 'district:1'],
    pair: ['district:5', 'district:8'],
    heat: ['pile:4:green'],
    shadow: ['die:1', 'die:5', 'pile:0:police'],
    settle: ['token:3:weapons.0.2'],
    majority: ['token:3:gambling.0.1'],
    monopoly: ['token:3:contraband.0.2'],
    down: ['face:down', 'token:4:gambling.0.2'],
    infusion: ['flask'],
  },
  gangster: {
    lay: ['own:red.3', 'field:0.0'],
    row: ['open:red.3', 'field:3.2'],
    tie: ['open:yellow.2', 'field:5.1'],
    // Whoever is to be moved is touched. There is only one field to go to, and only one who can shoot: that is not asked.
    move: ['field:0.0'],
    shoot: [/Shoot a gangster/, 'field:1.2'],
    end: ['own:red.1', 'field:4.0'],
  },
};
/** The same lesson done wrongly. */
const ASTRAY = { place: ['die:2', 'die:3'], shoot: ['own:red.1', 'field:5.0'] };

async function confirm(page) {
  await page.waitForTimeout(60);
  const button = page.locator('.confirm:enabled');
  if ((await button.count()) > 0) await button.click();
}

async function pick(page, what, touch) {
  const lit = page.locator('[data-target][tabindex="0"]');
  const target = page.locator(what === 'flask' ? '.flask.use' : `[data-target="${what}"][tabindex="0"]`);
  const found = what instanceof RegExp ? lit.filter({ hasText: what }) : target;
  if (touch) await found.first().tap({ position: { x: 8, y: 8 } });
  else await found.first().click();
  // How a token is taken is picked before the token.
  if (what !== 'face:down') await confirm(page);
}

/** Rolls the first die of the pool again. */
async function reroll(page) {
  await page.locator('[data-target^="roll:"][tabindex="0"]').first().click();
  await confirm(page);
}

const stands = (name, state) => `[data-lesson="${name}"][data-state="${state}"]`;

/** Reads what it is about; on a phone that covers the board. */
async function begin(page, name) {
  await page.waitForSelector(stands(name, 'open'));
  const read = page.locator(stands(name, 'open')).getByRole('button');
  if ((await read.count()) > 0) await read.click();
}

export async function lessons(url, game, settings, complain) {
  const { page, close } = await open({ url, size: '1440x900', theme: 'night', lang: 'en', ...settings });
  page.setDefaultTimeout(15_000);
  await go(page, `/learn/${game}`);
  let at = '';
  try {
    for (const [name, way] of Object.entries(WAYS[game])) {
      at = name;
      await begin(page, name);
      if (ASTRAY[name]) {
        for (const what of ASTRAY[name]) await pick(page, what, settings.touch);
        await page.locator(stands(name, 'missed')).getByRole('link').click();
        await begin(page, name);
      }
      for (const what of way) await pick(page, what, settings.touch);
      if (name === 'infusion') await reroll(page);
      await page.waitForSelector(stands(name, 'done'));
      await page.locator('.next').click();
    }
    at = 'the whole game';
    await page.waitForSelector('.coach');
    await go(page, '/learn');
    await page.waitForSelector('.tick');
    const ticks = await page.locator(`section[aria-labelledby="learn-${game}"] .tick`).count();
    if (ticks !== Object.keys(WAYS[game]).length) complain(`lessons of ${game}: ${ticks} are remembered`);
  } catch (error) {
    complain(`lessons of ${game}: ${at}: ${String(error).split('\n')[0]}`);
  }
  await close();
}
