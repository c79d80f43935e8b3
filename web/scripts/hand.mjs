// A hand that counts: it taps or drags what is lit at a table, and sees what the server sends to the page.
import { go, open } from './browser.mjs';

export const DEVICES = {
  desk: { size: '1440x900' },
  phone: { size: '390x844', touch: true },
};

/** What the page asks about ahead, so that a gangster can be touched before it is said what he does. */
const AHEAD = ['move_from', 'move_to', 'shoot_with', 'shoot_at'];

/** A browser that follows its table's socket. */
export async function sit(url, device, lang = 'en') {
  const { page, close } = await open({ url, theme: 'night', lang, ...DEVICES[device] });
  page.setDefaultTimeout(15_000);
  const seen = { update: null, ask: null, wanted: null };
  page.on('websocket', (socket) => {
    const sent = new Map();
    socket.on('framesent', ({ payload }) => {
      const { request, choices } = JSON.parse(String(payload));
      sent.set(request, choices);
    });
    socket.on('framereceived', ({ payload }) => {
      const message = JSON.parse(String(payload));
      if (message.type === 'update') Object.assign(seen, { update: message, ask: message.ask });
      // What is only asked ahead is no question to us.
      if (message.type === 'step' && (!AHEAD.includes(message.ask.prompt.kind) || sent.get(message.re)?.at(-1) === seen.wanted)) seen.ask = message.ask;
    });
  });
  await go(page, '/');
  return new Hand(page, seen, device === 'phone', close);
}

class Hand {
  taps = 0;
  /** What was touched, for whoever wants to know why. */
  done = [];

  constructor(page, seen, touch, close) {
    Object.assign(this, { page, seen, touch, close });
  }

  get ask() {
    return this.seen.ask;
  }

  get view() {
    return this.seen.update?.view;
  }

  /** Lays a table with both sides here, and sits down at it. */
  async lay(wish) {
    this.seen.update = this.seen.ask = null;
    const link = await this.page.evaluate(async (body) => {
      const post = (path, what) => fetch(path, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(what) });
      if ((await (await fetch('/api/me')).json()) === null) await post('/api/guest', { name: 'Hand' });
      const answer = await (await post('/api/tables', body)).json();
      if (!answer.link) throw new Error(JSON.stringify(answer));
      return answer.link;
    }, wish);
    await go(this.page, `/table/${link}`);
    await this.page.waitForSelector('[data-box="board"]');
    await this.until(() => this.ask);
  }

  /** Waits until it holds, and the page has drawn it. */
  async until(holds, patience = 4000) {
    for (let waited = 0; !holds(); waited += 20) {
      if (waited > patience) return false;
      await this.page.waitForTimeout(20);
    }
    for (let ask = null; ask !== this.seen.ask; ) {
      ask = this.seen.ask;
      await this.page.waitForTimeout(50);
    }
    return true;
  }

  /** Makes a choice through the list, which is not counted: to get on. */
  async skip(choose) {
    const listed = await this.page.locator('.entry').count();
    if (listed === 0) await this.page.keyboard.press('l');
    const before = this.seen.ask;
    const choice = choose(before.choices);
    this.seen.wanted = choice.id;
    const entry = this.page.locator('.entry').nth(before.choices.indexOf(choice));
    // What the page answers by itself is never listed.
    await entry.click({ timeout: 1000 }).catch(() => {});
    await this.until(() => this.seen.ask !== before);
    this.seen.wanted = null;
  }

  /** Plays on through the list until something is asked; `false` if the game ends before. */
  async forward(wanted, choose = dull) {
    for (let n = 0; n < 400; n += 1) {
      if (!this.ask || this.seen.update.outcome) break;
      if (wanted(this.ask, this.view)) {
        if ((await this.page.locator('.entry').count()) > 0) await this.page.keyboard.press('l');
        await this.page.waitForTimeout(60);
        return true;
      }
      await this.skip(choose);
    }
    return false;
  }

  async touchIt(found, position) {
    this.taps += 1;
    if (this.touch) await found.tap({ position, force: true });
    else await found.click({ position, force: true });
    await this.page.waitForTimeout(70);
  }

  lit(name) {
    return this.page.locator(`[data-target="${name}"]:is([tabindex="0"], button):visible, [data-flask="${name}"]:visible`).first();
  }

  /** Picks the first of these that is lit, going on and confirming where the page wants that before. */
  async pick(...names) {
    for (let n = 0; n < 60; n += 1) {
      for (const name of names) {
        const found = this.lit(name);
        if ((await found.count()) === 0) continue;
        this.done.push(name);
        return this.touchIt(found, name.startsWith('district:') ? { x: 14, y: 8 } : undefined);
      }
      if (!(await this.goOn())) await this.page.waitForTimeout(30);
    }
    throw new Error(`${names.join(' or ')} is not lit after ${this.done.join(', ')}; asked: ${this.ask?.prompt.kind}`);
  }

  /** Presses the button that confirms or goes on, if there is one. */
  async goOn() {
    for (const button of ['.confirm:enabled', '.onward']) {
      const found = this.page.locator(button).first();
      if ((await found.count()) === 0) continue;
      this.done.push(button);
      await this.touchIt(found);
      return true;
    }
    return false;
  }

  /** Goes on until it holds. */
  async finish(holds) {
    for (let n = 0; n < 80 && !holds(); n += 1) if (!(await this.goOn())) await this.page.waitForTimeout(30);
    if (!holds()) throw new Error(`not done after ${this.done.join(', ')}; asked: ${this.ask?.prompt.kind}`);
  }

  /** Drags one thing onto another, which is one action. */
  async drag(from, to) {
    const [one, two] = [await this.middle(from), await this.middle(to)];
    this.done.push(`${from} onto ${to}`);
    this.taps += 1;
    await this.page.mouse.move(...one);
    await this.page.mouse.down();
    await this.page.mouse.move((one[0] + two[0]) / 2, (one[1] + two[1]) / 2, { steps: 4 });
    await this.page.mouse.move(...two, { steps: 4 });
    await this.page.mouse.up();
    await this.page.waitForTimeout(120);
  }

  async middle(name) {
    const box = await this.page.locator(`[data-target="${name}"]:visible`).first().boundingBox();
    if (!box) throw new Error(`${name} is nowhere`);
    return name.startsWith('district:') ? [box.x + 20, box.y + 14] : [box.x + box.width / 2, box.y + box.height / 2];
  }

  /** Counts what this takes. */
  async count(play) {
    [this.taps, this.done] = [0, []];
    await this.until(() => true);
    await play(this);
    return this.taps;
  }
}

/** What gets on without using anything up. */
export function dull(choices) {
  const kinds = ['go_on', 'draft', 'pass', 'open', 'own', 'line', 'refill'];
  const plain = choices.filter(({ kind }) => !['use', 'enthral', 'reroll_all', 'mayor'].includes(kind));
  for (const kind of kinds) {
    const found = plain.filter((choice) => choice.kind === kind);
    if (found.length > 0) return found[Math.floor(Math.random() * found.length)];
  }
  return plain[Math.floor(Math.random() * plain.length)] ?? choices[0];
}
