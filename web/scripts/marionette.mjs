// Firefox as Debian has it, driven over Marionette, the protocol that is built into it: nothing else has to be installed.
import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const PREFERENCES = {
  'marionette.port': 0,
  'browser.shell.checkDefaultBrowser': false,
  'browser.startup.page': 0,
  'datareporting.policy.dataSubmissionEnabled': false,
  'toolkit.telemetry.enabled': false,
  'app.normandy.enabled': false,
  'app.update.auto': false,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'services.settings.server': '',
  'browser.safebrowsing.malware.enabled': false,
  'browser.safebrowsing.phishing.enabled': false,
  'extensions.getAddons.cache.enabled': false,
};
const PATIENCE = 90_000;
const KEYS = { Shift: '\uE008', Tab: '\uE004', Enter: '\uE007', Escape: '\uE00C', ArrowLeft: '\uE012', ArrowUp: '\uE013', ArrowRight: '\uE014', ArrowDown: '\uE015' };
const sleep = (time) => new Promise((done) => setTimeout(done, time));

/** Starts a Firefox of its own, without a window. */
export async function firefox(program = process.env.FIREFOX ?? 'firefox-esr') {
  const profile = await mkdtemp(join(tmpdir(), 'backroom-firefox-'));
  await writeFile(join(profile, 'user.js'), Object.entries(PREFERENCES).map(([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});\n`).join(''));
  const running = spawn(program, ['--headless', '--marionette', '--remote-allow-system-access', '--no-remote', '--profile', profile], { stdio: 'ignore' });
  const failed = new Promise((_, refuse) => {
    running.once('error', () => refuse(new Error(`${program} can't be started: apt-get install firefox-esr, or name it in FIREFOX`)));
    running.once('exit', (code) => refuse(new Error(`${program} ended with ${code}`)));
  });
  failed.catch(() => {});
  const end = async () => {
    if (running.exitCode === null && running.pid) {
      const over = new Promise((done) => running.once('exit', done));
      running.kill();
      await Promise.race([over, sleep(5000).then(() => running.kill('SIGKILL'))]);
    }
    await rm(profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  };
  try {
    const socket = await Promise.race([opened(profile), failed]);
    const browser = new Firefox(socket, end);
    await browser.send('WebDriver:NewSession', {});
    return browser;
  } catch (error) {
    await end();
    throw error;
  }
}

/** Firefox writes down where it listens. */
async function opened(profile) {
  for (let waited = 0; waited < PATIENCE; waited += 100) {
    const port = await readFile(join(profile, 'MarionetteActivePort'), 'utf8').catch(() => '');
    if (port) return connect(Number(port), '127.0.0.1');
    await sleep(100);
  }
  throw new Error(`Firefox doesn't listen after ${PATIENCE / 1000} seconds`);
}

class Firefox {
  #socket;
  #waiting = new Map();
  #last = 0;
  #heard = Buffer.alloc(0);
  #end;

  constructor(socket, end) {
    this.#socket = socket;
    this.#end = end;
    socket.on('data', (data) => this.#hear(data));
    socket.on('error', (error) => this.#waiting.forEach(({ refuse }) => refuse(error)));
  }

  /** Messages are their length, a colon, and JSON: [1, number, error, result]. The first one only says hello. */
  #hear(data) {
    this.#heard = Buffer.concat([this.#heard, data]);
    for (;;) {
      const colon = this.#heard.indexOf(':');
      const length = Number(this.#heard.subarray(0, Math.max(colon, 0)).toString());
      if (colon < 0 || this.#heard.length < colon + 1 + length) return;
      const message = JSON.parse(this.#heard.subarray(colon + 1, colon + 1 + length).toString());
      this.#heard = this.#heard.subarray(colon + 1 + length);
      if (!Array.isArray(message)) continue;
      const [, number, error, result] = message;
      const { tell, refuse } = this.#waiting.get(number) ?? {};
      this.#waiting.delete(number);
      if (error) refuse?.(new Error(`${error.error}: ${error.message}`));
      else tell?.(result);
    }
  }

  send(command, parameters = {}) {
    const number = (this.#last += 1);
    const text = JSON.stringify([0, number, command, parameters]);
    return new Promise((tell, refuse) => {
      const timer = setTimeout(() => refuse(new Error(`${command} isn't answered`)), PATIENCE);
      const done = (how) => (what) => {
        clearTimeout(timer);
        how(what);
      };
      this.#waiting.set(number, { tell: done(tell), refuse: done(refuse) });
      this.#socket.write(`${Buffer.byteLength(text)}:${text}`);
    });
  }

  go(url) {
    return this.send('WebDriver:Navigate', { url });
  }

  /** Runs a function of the page's own world there; it must need nothing from here but its arguments. */
  async evaluate(what, ...args) {
    const { value } = await this.send('WebDriver:ExecuteScript', { script: `return (${what}).apply(null, arguments)`, args });
    return value;
  }

  async until(what, patience = 15_000) {
    for (let waited = 0; waited < patience; waited += 50) {
      const found = await this.evaluate(what);
      if (found) return found;
      await sleep(50);
    }
    throw new Error(`waited in vain for ${what}`);
  }

  /** The page gets exactly this room, which a window can't be small enough for. */
  async size(width, height) {
    await this.send('Marionette:SetContext', { value: 'chrome' });
    await this.send('WebDriver:SetWindowRect', { width: Math.max(width, 500), height: height + 200 });
    await this.evaluate(
      (...[wide, high]) => {
        const { style } = gBrowser.selectedBrowser;
        for (const side of ['min-width', 'max-width', 'width']) style.setProperty(side, `${wide}px`);
        for (const side of ['min-height', 'max-height', 'height']) style.setProperty(side, `${high}px`);
      },
      width,
      height,
    );
    await this.send('Marionette:SetContext', { value: 'content' });
    await sleep(200);
  }

  /** A click or a tap on a point of the page. */
  tap(x, y, pointerType = 'mouse') {
    const at = { type: 'pointerMove', x: Math.round(x), y: Math.round(y), duration: 0 };
    const actions = [at, { type: 'pointerDown', button: 0 }, { type: 'pointerUp', button: 0 }];
    return this.send('WebDriver:PerformActions', { actions: [{ type: 'pointer', id: pointerType, parameters: { pointerType }, actions }] });
  }

  /** A key, or several at once: Shift+Tab. */
  press(keys) {
    const all = keys.split('+').map((key) => KEYS[key] ?? key);
    const actions = [...all.map((value) => ({ type: 'keyDown', value })), ...all.toReversed().map((value) => ({ type: 'keyUp', value }))];
    return this.send('WebDriver:PerformActions', { actions: [{ type: 'key', id: 'keyboard', actions }] });
  }

  async picture(file) {
    const { value } = await this.send('WebDriver:TakeScreenshot', { full: false, hash: false });
    await writeFile(file, Buffer.from(value, 'base64'));
  }

  async close() {
    this.#socket.destroy();
    await this.#end();
  }
}
