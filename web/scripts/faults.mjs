// Faults that people ran into, each as they did: part of npm run checks, or alone: node scripts/faults.mjs [NAME].
import { readFileSync } from 'node:fs';
import { build, runnerImport } from 'vite';
import { go, open, serve } from './browser.mjs';

const SIZES = ['1440x900', '390x844', '375x553', '844x390'];

const tab = (page, name) => page.locator(`#tab-${name}`).click();
const over = (page) => page.locator('.ways').count();
/** Both clicks of a double click land where the first one does. */
async function doubleClick(page, button) {
  const { x, y, width, height } = await button.boundingBox();
  await page.mouse.dblclick(x + width / 2, y + height / 2);
}

const FAULTS = {
  async 'a double click gives nothing up'(visit) {
    for (const size of SIZES) {
      const { page, wrong } = await visit('/table/smile-20', { size });
      await tab(page, 'house');
      await doubleClick(page, page.getByRole('button', { name: 'Give up' }));
      const asked = page.getByRole('dialog');
      if (!(await asked.isVisible())) wrong(`${size}: nothing is asked`);
      if ((await over(page)) > 0) wrong(`${size}: the second click gave up`);
      const cancel = asked.getByRole('button', { name: 'Cancel' });
      if (!(await cancel.evaluate((button) => button === document.activeElement))) wrong(`${size}: the focus is not on Cancel`);
      const answers = await asked.getByRole('button').evaluateAll((all) => all.map((one) => one.getBoundingClientRect()).map(({ top, bottom, right }) => [top, bottom, right]));
      if (answers.some(([top, bottom, right]) => top < 0 || bottom > page.viewportSize().height || right > page.viewportSize().width)) wrong(`${size}: the answers can't be reached`);
      await page.keyboard.press('Escape');
      if (await asked.isVisible()) wrong(`${size}: Escape does not cancel`);
      const giveUp = page.locator('.house > .row').getByRole('button', { name: 'Give up', exact: true }).first();
      await giveUp.press('Enter');
      await page.keyboard.press('Enter');
      if ((await over(page)) > 0) wrong(`${size}: Enter twice gave up`);
      await giveUp.click();
      await asked.getByRole('button', { name: 'Give up' }).click();
      if ((await over(page)) === 0) wrong(`${size}: whoever is sure can't give up`);
    }
  },

  async 'a double click deletes no account, and nothing does without its password'(visit) {
    for (const size of SIZES) {
      const { page, wrong } = await visit('/me', { size });
      const gone = page.waitForEvent('framenavigated', { timeout: 0 }).then(() => true, () => false);
      const left = () => Promise.race([gone, page.waitForTimeout(300).then(() => false)]);
      const button = page.getByRole('button', { name: 'Delete my account' });
      await button.evaluate((one) => one.scrollIntoView({ block: 'center' }));
      await doubleClick(page, button);
      const asked = page.getByRole('dialog');
      const yes = asked.getByRole('button', { name: 'Delete “Nora”' });
      if (!(await yes.isVisible())) wrong(`${size}: nothing is asked`);
      await yes.click();
      if (await left()) wrong(`${size}: no password was asked for`);
      await page.locator('#farewell-password').fill('the right one');
      await yes.evaluate((one) => one.dispatchEvent(new MouseEvent('click', { detail: 2, bubbles: true, cancelable: true })));
      if (await left()) wrong(`${size}: the second click of a double click deleted it`);
      await yes.click();
      if (!(await left())) wrong(`${size}: whoever is sure can't delete it`);
    }
  },

  async 'a record is downloaded'(visit) {
    const { page, wrong } = await visit('/replay/smile?at=24');
    await page.route('**/api/tables/*/record', (route) => route.fulfill({ contentType: 'application/json', body: '{}' }));
    const coming = page.waitForEvent('download', { timeout: 5000 }).catch(() => null);
    await page.getByRole('link', { name: 'Record' }).click();
    const file = await coming;
    if (file?.suggestedFilename() !== 'backroom-smile.json') wrong(`${file?.suggestedFilename()} came, at ${page.url()}`);
  },

  async 'one game of many is chosen'(visit) {
    const { page, wrong } = await visit('/replay');
    const files = ['../fixtures/gangster-3.jsonl', '../fixtures/first-siren-enthralling.jsonl'];
    const buffer = Buffer.concat(files.map((file) => readFileSync(new URL(`../${file}`, import.meta.url))));
    await page.locator('input[type=file]').setInputFiles({ name: 'backroom.jsonl', mimeType: 'application/jsonl', buffer });
    const games = page.locator('.game');
    await games.first().waitFor({ timeout: 5000 }).catch(() => {});
    const told = await games.allInnerTexts();
    if (told.length < 2 || !/Green|33/.test(told.at(-1))) wrong(`offered: ${told.join(' | ')}`);
    await games.last().click({ timeout: 5000 }).catch(() => {});
    await page.waitForURL('**/replay/smile-0', { timeout: 5000 }).catch(() => wrong(`at ${page.url()}`));
  },

  async 'an invitation is shown before somebody sits down'(visit) {
    const { page, wrong } = await visit('/join/smile');
    await page.waitForTimeout(200);
    const said = await page.locator('main').innerText();
    for (const part of ['With a Smile', 'Nora', 'no clock', 'unrated', 'The Badge', 'Last Chance']) if (!said.includes(part)) wrong(`nothing says "${part}"`);
    const { page: other } = await visit('/join/gangster');
    await other.getByRole('button', { name: 'Sit down' }).click();
    await other.waitForURL('**/table/gangster-0', { timeout: 5000 }).catch(() => wrong('nobody can sit down'));
  },

  async 'a rematch takes everybody along'(visit) {
    const { page, wrong } = await visit('/table/scene-10-company');
    await page.getByRole('button', { name: 'Rematch' }).click();
    await page.waitForURL('**/table/smile-0-company', { timeout: 5000 }).catch(() => wrong(`still at ${page.url()}`));
  },

  async 'talk that was not read is marked'(visit) {
    for (const size of ['1440x900', '390x844']) {
      const { page, wrong } = await visit('/table/smile-0-company', { size });
      const mark = page.locator('#tab-chat .unread');
      if (!(await page.locator('#tab-chat').innerText()).includes('1')) wrong(`${size}: no mark`);
      await tab(page, 'chat');
      await page.waitForTimeout(60);
      if ((await mark.count()) > 0) wrong(`${size}: what was read is still marked`);
    }
  },

  async 'whoever watches is offered nothing that is not theirs'(visit) {
    for (const path of ['/table/smile-0-watched', '/table/scene-10-watched']) {
      const { page, wrong } = await visit(path);
      const bar = await page.locator('[data-box="bar"]').getByRole('button').allInnerTexts();
      if (bar.length > 0) wrong(`${path}: ${bar.join(', ')}`);
      await tab(page, 'house');
      if ((await page.getByRole('button', { name: 'Give up' }).count()) > 0) wrong(`${path}: giving up`);
    }
  },

  async 'one tap is one die'(visit) {
    const { page, wrong } = await visit('/table/smile-0', { size: '390x844', touch: true });
    const heap = page.locator('.heap[tabindex="0"]', { hasText: '×' }).first();
    await heap.tap();
    await page.waitForTimeout(100);
    const [move, act] = await page.locator('.slots dd').evaluateAll((slots) => slots.map((slot) => slot.querySelector('svg') !== null));
    if (!move || act) wrong(`a die to move: ${move}, a die to act: ${act}`);
  },

  async 'a second die of the same value is lit, not picked'(visit) {
    for (const size of SIZES) {
      const { page, wrong } = await visit('/table/smile-0', { size });
      const values = await page.locator('.dice [data-target^="die:"]').evaluateAll((all) => all.map((die) => [die.dataset.target, die.textContent.includes('×')]));
      const [twice] = values.find(([name, heap], n) => heap || values.findIndex(([other]) => other === name) !== n) ?? [];
      await page.locator(`[data-target="${twice}"][tabindex="0"]`).click();
      await page.waitForTimeout(60);
      const other = page.locator(`[data-target="${twice}"][tabindex="0"]`);
      if ((await other.getAttribute('data-state')) !== 'legal') wrong(`${size}: ${twice} looks picked`);
    }
  },

  async 'every choice can be touched, also on a phone'(visit) {
    const { module } = await runnerImport('./src/lib/targets.ts');
    const scenes = JSON.parse(readFileSync(new URL('../fixtures/scenes.json', import.meta.url)));
    // What the page answers by itself, and dice to be rolled, which are touched one by one.
    const asked = scenes.map(({ steps: [{ ask }] }, at) => ({ at, ask })).filter(({ ask }) => ask && !['move', 'place', 'enthral', 'refill', 'reroll'].includes(ask.prompt.kind));
    for (const size of ['1440x900', '390x844']) {
      const { page, wrong } = await visit('/', { size, touch: size === '390x844' });
      for (const { at, ask } of asked) {
        await go(page, `/table/scene-${at}`);
        const lit = new Set(await page.locator('[data-target][tabindex="0"]:visible').evaluateAll((all) => all.map((one) => one.dataset.target)));
        const missing = ask.choices.filter((choice) => !module.paths(choice, ask).some(([first]) => lit.has(first)));
        const confirmed = ask.prompt.kind === 'end' && missing.every(({ kind }) => kind === 'go_on');
        if (missing.length > 0 && !confirmed) wrong(`${size}: ${ask.prompt.kind} (scene ${at}): ${missing.map(({ says }) => says.en).join(', ')}`);
      }
    }
  },

  async 'the space where the boss would stop takes the die'(visit) {
    const { page, wrong } = await visit('/table/smile-0');
    const ghost = async () => page.locator('.slots dd').first().evaluate((slot) => slot.querySelector('svg') !== null);
    const space = await page.evaluate(() => {
      const dice = [...document.querySelectorAll('.die[tabindex="0"]')].map((die) => die.dataset.target);
      return Number(dice[0].slice(4));
    });
    await page.locator(`[data-target="space:${space}"]`).click();
    await page.waitForTimeout(60);
    const said = await page.locator('.status').innerText();
    if (said.includes('Not now') || !(await ghost())) wrong(`it answers "${said}"`);
  },

  async 'what is refused is answered in a line'(visit) {
    const { page, wrong } = await visit('/table/gangster-1');
    await page.locator('[data-target^="field:"][data-state="quiet"]').nth(3).click();
    await page.waitForTimeout(300);
    const said = await page.locator('.status').innerText();
    if (said.length > 160) wrong(`${said.length} letters: ${said}`);
  },

  async 'the focus can be seen on every choice'(visit) {
    for (const path of ['/table/gangster-1', '/table/smile-0', '/table/scene-5']) {
      const { page, wrong } = await visit(path);
      const choices = page.locator('.choices [data-target][tabindex="0"]');
      for (let n = 0; n < Math.min(3, await choices.count()); n += 1) {
        await choices.nth(n).focus();
        await page.keyboard.press('Shift');
        const ring = await choices.nth(n).evaluate((one) => {
          one.blur();
          const before = getComputedStyle(one).outlineStyle;
          one.focus({ focusVisible: true });
          return [before, getComputedStyle(one).outlineStyle, getComputedStyle(one).outlineWidth];
        });
        if (ring[1] === 'none' || Number.parseInt(ring[2], 10) < 2) wrong(`${path}: choice ${n}: ${ring.join(' ')}`);
      }
    }
  },

  async 'a mistake leads to the move that it names'(visit) {
    for (const size of SIZES) {
      const { page, wrong } = await visit('/replay/smile?at=3', { size });
      const place = () => page.locator('.steps .place').innerText();
      for (const where of ['.mistake', '.plot .mark']) {
        const mistake = page.locator(where).nth(1);
        await mistake.evaluate((one) => one.scrollIntoView({ block: 'center' }));
        const named = await mistake.evaluate((one) => /Move (\d+)/.exec(one.getAttribute('aria-label') ?? one.textContent)?.[1]);
        await mistake.click();
        await page.waitForTimeout(150);
        if ((await place()) !== `Move ${named} of 29`) wrong(`${size}: ${where} of move ${named} leads to ${await place()}`);
        await page.keyboard.press('Home');
      }
      const { width, height } = await page.locator('.plot').boundingBox();
      if (height < 100 || width < 250) wrong(`${size}: the chart has ${Math.round(width)} by ${Math.round(height)}`);
    }
  },

  async 'a review goes on by itself, by turns and wherever the chart is clicked'(visit) {
    const { page, wrong } = await visit('/replay/smile?at=3');
    const at = async () => Number(/Move (\d+)/.exec(await page.locator('.steps .place').innerText())?.[1] ?? 30) - 1;
    await page.getByRole('button', { name: 'Play automatically' }).click();
    await page.waitForTimeout(3200);
    await page.getByRole('button', { name: 'Pause' }).click();
    const played = await at();
    if (played < 4) wrong(`still at ${played}`);
    await page.waitForTimeout(1600);
    if ((await at()) !== played) wrong('it does not stop');
    const { x, y, width, height } = await page.locator('.plot').boundingBox();
    await page.mouse.click(x + width / 2, y + height - 4);
    await page.waitForTimeout(150);
    if (Math.abs((await at()) - 14.5) > 1) wrong(`the middle of the chart is ${await at()} of 29`);
    const middle = await at();
    await page.keyboard.press('Shift+ArrowRight');
    await page.waitForTimeout(150);
    const turn = await at();
    await page.keyboard.press('Shift+ArrowLeft');
    await page.waitForTimeout(150);
    if (turn <= middle || (await at()) >= turn) wrong(`from ${middle} a turn on to ${turn} and back to ${await at()}`);
  },

  async 'a replay’s labels are whole, and nothing is offered there'(visit) {
    for (const size of ['1440x900', '1366x650']) {
      const { page, wrong } = await visit('/replay/smile?at=24', { size, lang: 'de' });
      const cut = await page.locator('.slots dt:visible').evaluateAll((all) => all.filter((label) => label.scrollWidth > label.clientWidth + 1 || label.clientHeight > 20).map((label) => label.textContent));
      if (cut.length > 0) wrong(`${size}: ${cut.join(', ')}`);
      if ((await page.locator('.choices .box').count()) > 0) wrong(`${size}: there is a box of choices`);
    }
  },

  async 'at the end every button is whole'(visit) {
    for (const size of [...SIZES, '1366x650']) {
      for (const [path, lang] of [['/table/scene-10', 'de'], ['/table/gangster-33', 'de'], ['/table/gangster-33', 'fr'], ['/table/gangster-33', 'en']]) {
        const { page, wrong } = await visit(path, { size, lang });
        const cut = await page.locator('.ending button, .ways .button').evaluateAll((all) =>
          all.filter((one) => {
            const { left, right, top, bottom } = one.getBoundingClientRect();
            if (right > one.parentElement.getBoundingClientRect().right + 0.5) return true;
            return [top + 2, bottom - 2].some((y) => !one.contains(document.elementFromPoint((left + right) / 2, y)));
          }).map((one) => one.innerText),
        );
        if (cut.length > 0) wrong(`${size} ${path} ${lang}: ${cut.join(', ')}`);
      }
    }
  },

  async 'what a token is worth is said in full'(visit) {
    for (const size of ['1440x900', '1366x650', '390x844']) {
      for (const lang of ['en', 'de', 'fr']) {
        const { page, wrong } = await visit('/table/smile-26', { size, lang });
        const hidden = await page.locator('.worth').evaluate((hint) => {
          const { left, bottom } = hint.getBoundingClientRect();
          return !hint.contains(document.elementFromPoint(left + 4, bottom - 1));
        });
        if (hidden) wrong(`${size} ${lang}: its last line is cut off`);
      }
    }
  },

  async 'every line of the count is one line'(visit) {
    for (const lang of ['en', 'de', 'fr']) {
      const { page, wrong } = await visit('/table/scene-10', { size: '390x844', lang });
      const high = await page.locator('.count tbody tr:not(.total)').evaluateAll((rows) => rows.filter((row) => row.offsetHeight > 26).map((row) => row.innerText));
      if (high.length > 0) wrong(`${lang}: ${high.join(', ')}`);
    }
  },

  async 'with the chat all tabs fit on a phone'(visit) {
    for (const size of ['390x844', '375x553', '844x390']) {
      for (const lang of ['en', 'de', 'fr']) {
        const { page, wrong } = await visit('/table/smile-20-company', { size, lang });
        const edges = await page.locator('.tab, .bar button').evaluateAll((all) => all.map((one) => one.getBoundingClientRect().right));
        if (edges.length < 8) wrong(`${size} ${lang}: no chat`);
        if (Math.max(...edges) > page.viewportSize().width) wrong(`${size} ${lang}: something ends at ${Math.max(...edges)}`);
      }
    }
  },

  async 'a change beside points goes, whatever else changes meanwhile'(visit) {
    const { page, wrong } = await visit('/table/gangster-12', { size: '390x844' });
    const changes = page.locator('.summary .changed b');
    await page.keyboard.press('l');
    for (let n = 0; n < 4; n += 1) {
      await page.locator('.entry').first().click();
      await page.waitForTimeout(300);
    }
    if ((await changes.count()) === 0) wrong('nothing changed');
    await page.waitForTimeout(6000);
    if ((await changes.count()) > 0) wrong(`${await changes.first().innerText()} stays`);
  },

  async 'what the others did is never cut through'(visit) {
    for (const size of ['1440x900', '1366x650', '390x844', '375x553']) {
      for (const [path, lang] of [['/table/gangster-14', 'de'], ['/table/smile-21', 'fr']]) {
        const { page, wrong } = await visit(path, { size, lang });
        const [said, prompt] = await page.locator('.said, .prompt').evaluateAll((all) => all.map((one) => one.getBoundingClientRect().bottom).reverse());
        if (!prompt) wrong(`${size} ${path}: nothing is said`);
        if (said > prompt + 1) wrong(`${size} ${path}: ends at ${said}, the box at ${prompt}`);
      }
    }
  },

  async 'the score sheet, the slots and the gang’s chips keep to their places'(visit) {
    for (const lang of ['en', 'de', 'fr']) {
      const { page, wrong } = await visit('/table/scene-30', { size: '1366x650', lang });
      const found = await page.evaluate(() => {
        const box = (one) => one.getBoundingClientRect();
        const broken = (one) => {
          const range = document.createRange();
          const text = one.firstChild;
          // With a soft hyphen it is meant to be.
          return [...text.data.matchAll(/[\p{L}\u00AD]+/gu)].some(({ index, 0: word }) => {
            range.setStart(text, index);
            range.setEnd(text, index + word.length);
            return !word.includes('\u00AD') && range.getClientRects().length > 1;
          });
        };
        const over = [...document.querySelectorAll('.sheet tbody tr')].flatMap((row) => [...row.querySelectorAll('td > span[aria-hidden]')].filter((one, n, all) => n > 0 && box(one).left < box(all[n - 1]).right).map((one) => one.innerText));
        const words = [...document.querySelectorAll('.sheet thead small')].filter((one) => one.firstChild && broken(one)).map((one) => one.innerText);
        const chips = [...document.querySelectorAll('.markers .marker')].filter((one) => box(one).bottom > box(one.parentElement).bottom + 1).map((one) => one.innerText);
        return { over, words, chips, all: document.querySelectorAll('.markers .marker').length };
      });
      if (found.all < 3) wrong(`${lang}: ${found.all} chips`);
      for (const what of ['over', 'words', 'chips']) if (found[what].length > 0) wrong(`${lang}, ${what}: ${found[what].join(', ')}`);
      for (const size of ['390x844', '375x553']) {
        const { page: phone } = await visit('/table/scene-30', { size, lang });
        await tab(phone, 'players');
        // A line for each word; with a soft hyphen one more.
        const heads = await phone.locator('.sheet thead small').evaluateAll((all) => all.filter((one) => one.clientHeight > 3 + 12 * one.textContent.split(/[\s\u00AD-]/).length).map((one) => one.innerText));
        if (heads.length > 0) wrong(`${lang}, ${size}: ${heads.join(', ')}`);
      }
      const { page: dice } = await visit('/table/smile-0', { size: '1366x650', lang });
      await dice.locator('.dice .die[tabindex="0"]').first().click();
      const cut = await dice.locator('.slots dt').evaluateAll((all) => all.filter((one) => one.scrollWidth > one.clientWidth).map((one) => one.innerText));
      if (cut.length > 0) wrong(`${lang}: ${cut.join(', ')}`);
    }
  },

  async 'a lesson offers no hint that contradicts its task'(visit) {
    const { page, wrong } = await visit('/table/smile-0-draft');
    if ((await page.getByRole('button', { name: 'Hint' }).count()) > 0) wrong('there is a hint');
    const { page: other } = await visit('/table/smile-0');
    await other.keyboard.press('h');
    await other.waitForTimeout(60);
    if ((await other.locator('#tab-hint').count()) === 0) wrong('elsewhere h shows nothing');
  },
};

export async function faults(url, complain, wanted = '') {
  for (const [name, fault] of Object.entries(FAULTS).filter(([name]) => name.includes(wanted))) {
    const opened = [];
    const visit = async (path, { size = '1440x900', lang = 'en', touch = false } = {}) => {
      const { page, close } = await open({ url, size, theme: 'night', lang, touch });
      opened.push(close);
      await go(page, path);
      return { page, wrong: (what) => complain(`${name}: ${what}`) };
    };
    await fault(visit).catch((error) => complain(`${name}: ${String(error).split('\n')[0]}`));
    for (const close of opened) await close();
  }
}

if (process.argv[1] === new URL(import.meta.url).pathname) {
  const problems = [];
  await build({ mode: 'fixtures', logLevel: 'warn' });
  const server = await serve();
  await faults(server.url, (problem) => problems.push(problem), process.argv[2]);
  await server.close();
  problems.forEach((problem) => console.error(problem));
  process.exitCode = problems.length === 0 ? 0 : 1;
}
