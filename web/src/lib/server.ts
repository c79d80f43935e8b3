// The real thing: REST for what is asked once, a WebSocket per table for what goes on.

import type { Api, Connection, Listener } from './api';
import { Failed } from './api';
import type { Ask, ClientMessage, Filter, Games, Lang, Me, Prompt, Proposal, ServerMessage, Until } from './protocol';
import type { OfDevice } from './here/wire';
import { t } from './words.svelte';

const BASE = '/api';

async function send(method: string, path: string, body?: unknown): Promise<Response> {
  const init: RequestInit = { method, headers: { accept: 'application/json' } };
  if (body !== undefined) {
    init.body = JSON.stringify(body);
    init.headers = { accept: 'application/json', 'content-type': 'application/json' };
  }
  return fetch(BASE + path, init);
}

async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
  const response = await send(method, path, body);
  const text = await response.text();
  if (!response.ok) throw new Failed(response.status, reason(text) ?? response.statusText);
  return (text ? JSON.parse(text) : undefined) as T;
}

/** Whether the server knows us; asked until it does. */
let known = false;
async function me(): Promise<Me | null> {
  const found = await call<Me | null>('GET', '/me');
  known = found !== null;
  return found;
}

/** Whoever acts for the first time becomes a guest, by invitation where the host wants that; who only looks around stays
 *  nobody. */
let introducing: Promise<void> | null = null;
function introduce(invite?: string): Promise<void> {
  introducing ??= (async () => {
    if (!known && !(await me())) await call('POST', '/guest', { name: t('page-guest-name'), invite });
    known = true;
  })().finally(() => (introducing = null));
  return introducing;
}

/** Does something that takes somebody to do it. */
async function act<T>(method: string, path: string, body?: unknown, invite?: string): Promise<T> {
  await introduce(invite);
  try {
    return await call(method, path, body);
  } catch (error) {
    if (!(error instanceof Failed) || error.status !== 401) throw error;
    // Signed out elsewhere in the meantime.
    known = false;
    await introduce(invite);
    return call(method, path, body);
  }
}

/** Something of ours: nothing, as long as nobody knows us. */
async function own<T>(path: string, nothing: T): Promise<T> {
  if (!known && !(await me())) return nothing;
  try {
    return await call('GET', path);
  } catch (error) {
    if (!(error instanceof Failed) || error.status !== 401) throw error;
    // Signed out or deleted elsewhere in the meantime.
    known = false;
    return nothing;
  }
}

function reason(text: string): string | undefined {
  try {
    return (JSON.parse(text) as { error?: string }).error;
  } catch {
    return undefined;
  }
}

const part = (text: string): string => encodeURIComponent(text);

function random(bytes: number): string {
  const numbers = crypto.getRandomValues(new Uint8Array(bytes));
  return [...numbers].map((number) => number.toString(16).padStart(2, '0')).join('');
}

/** The server closes with this when our session has ended. */
const SIGNED_OUT = 4001;
const FIRST_WAIT = 250;
const LONGEST_WAIT = 8000;
/** How long whatever is said may go unanswered: longer than other nodes need to notice that one is gone and to take its tables. */
const SILENT = 5000;
/** After so long nothing that is sent is too fast any more. */
const BREATH = 600;

/** A message that is answered, without the name that it is given. */
type Request = ClientMessage extends infer Message ? (Message extends { request: string } ? Omit<Message, 'request'> : never) : never;

/** A line to a table. */
export interface Line {
  send(text: string): void;
  close(): void;
}

/** Who hears what comes over a line. */
export interface Ears {
  open(): void;
  heard(text: string): void;
  lost(code?: number): void;
}

/** A way to get a line to a table. */
export type Dial = (ears: Ears) => Line;

const webSocket =
  (link: string): Dial =>
  (ears) => {
    const url = new URL(`${BASE}/tables/${part(link)}/socket`, location.href);
    url.protocol = url.protocol.replace('http', 'ws');
    const socket = new WebSocket(url);
    let timer = 0;
    const lost = (code?: number): void => {
      clearTimeout(timer);
      socket.onopen = socket.onmessage = socket.onclose = null;
      ears.lost(code);
    };
    /** Whoever doesn't answer in time may be gone without a word; somebody else may be there instead. */
    const wait = (): void => {
      timer ||= window.setTimeout(() => {
        lost();
        socket.close();
      }, SILENT);
    };
    const heard = (): void => {
      clearTimeout(timer);
      timer = 0;
    };
    socket.onopen = () => (heard(), ears.open());
    socket.onmessage = (event) => (heard(), ears.heard(String(event.data)));
    socket.onclose = (event) => lost(event?.code);
    wait();
    return {
      send: (text) => (wait(), socket.send(text)),
      close: () => (clearTimeout(timer), socket.close()),
    };
  };

/** A table's connection that comes back by itself and then asks for what it missed. */
export class Socket implements Connection {
  private line: Line | null = null;
  private open = false;
  private wait = FIRST_WAIT;
  private timer = 0;
  private again = 0;
  private closed = false;
  private seq = 0;
  /** Asked for and not yet answered, in order; sent again after a reconnect, which the request's name makes harmless. */
  private pending = new Map<string, ClientMessage>();
  /** Who waits for the answers to questions ahead. */
  private peeks = new Map<string, (ask: Ask | null) => void>();

  constructor(
    private dial: Dial,
    private lang: Lang,
    private listener: Listener,
    known: Promise<void>,
  ) {
    // Who we are must be known before there is a line.
    void known.catch(() => {}).finally(() => this.connect());
  }

  private connect(): void {
    if (this.closed) return;
    const line = this.dial({
      open: () => {
        this.wait = FIRST_WAIT;
        this.open = true;
        this.listener.online(true);
        this.sync(this.seq > 0 ? this.seq : undefined);
        this.repeat();
      },
      heard: (text) => this.heard(JSON.parse(text) as ServerMessage),
      lost: (code) => {
        if (this.closed || this.line !== line) return;
        this.open = false;
        this.listener.online(false);
        // Signed out elsewhere: whoever sits here now is somebody else, whom the page has to show anew.
        if (code === SIGNED_OUT) return location.reload();
        this.timer = window.setTimeout(() => this.connect(), this.wait * (0.75 + Math.random() / 2));
        this.wait = Math.min(2 * this.wait, LONGEST_WAIT);
      },
    });
    this.line = line;
  }

  /** Sends everything once more that isn't answered. */
  private repeat(): void {
    this.again = 0;
    for (const message of this.pending.values()) this.send(message);
  }

  private heard(message: ServerMessage): void {
    if (message.type === 'refused' && message.code === 'too_fast' && !message.re && this.pending.size > 0) {
      // Which message was too fast isn't said; nobody has to know that one comes later.
      this.again ||= window.setTimeout(() => this.repeat(), BREATH);
      return;
    }
    if (message.type === 'update') this.seq = message.seq;
    if ('re' in message && message.re) {
      this.pending.delete(message.re);
      const peeks = this.peeks.get(message.re);
      this.peeks.delete(message.re);
      if (peeks && (message.type === 'step' || message.type === 'refused')) return peeks(message.type === 'step' ? message.ask : null);
    }
    if (message.type === 'table' && message.status === 'waiting' && message.seats.some(({ you, ready }) => you && !ready)) {
      this.send({ type: 'ready', seed: random(16) });
    }
    this.listener.hear(message);
  }

  /** Everything after a line, or all of it, with what the page shows beside the table. */
  private sync(since?: number): void {
    this.send({ type: 'sync', lang: this.lang, previews: true, forecast: true, changes: true, ...(since === undefined ? {} : { since }) });
  }

  private send(message: ClientMessage): void {
    if (this.open) this.line?.send(JSON.stringify(message));
  }

  private ask(said: Request): string {
    const request = random(10);
    const message = { request, ...said };
    this.pending.set(request, message);
    this.send(message);
    return request;
  }

  choose(choices: number[], seq: number): void {
    this.ask({ type: 'choose', choices, seq });
  }

  peek(choices: number[], seq: number): Promise<Ask | null> {
    return new Promise((tell) => this.peeks.set(this.ask({ type: 'choose', choices, seq }), tell));
  }

  undo(seq: number): void {
    this.ask({ type: 'undo', seq });
  }

  agree(to: Proposal): void {
    this.ask({ type: 'agree', to });
  }

  disagree(to: Proposal): void {
    this.ask({ type: 'disagree', to });
  }

  resign(): void {
    this.ask({ type: 'resign' });
  }

  grant(): void {
    this.ask({ type: 'grant' });
  }

  claim(): void {
    this.ask({ type: 'claim' });
  }

  decline(window: Prompt['kind'], until: Until): void {
    this.ask({ type: 'decline', window, until });
  }

  hint(choices: number[], seq: number): void {
    this.ask({ type: 'hint', choices, seq });
  }

  chat(text: string): void {
    this.send({ type: 'chat', text });
  }

  mute(who: number, muted: boolean): void {
    this.ask({ type: 'mute', who, muted });
  }

  /** The whole story again, in another language. */
  speak(lang: Lang): void {
    this.lang = lang;
    this.sync();
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
    clearTimeout(this.again);
    this.line?.close();
  }
}

const NO_GAMES: Games = { games: [], before: null };

function query(filter: Filter, before?: string): string {
  const said = Object.entries({ ...filter, before }).filter((pair): pair is [string, string] => Boolean(pair[1]));
  return said.length > 0 ? `?${new URLSearchParams(said).toString()}` : '';
}

/** A finished game of a device. */
export const bringAlong = (game: OfDevice): Promise<void> => act('POST', '/me/games', game);

export const server: Api = {
  me,
  rename: (name, invite) => act('POST', '/me', { name }, invite),
  register: (login, password) => act('POST', '/account', { login, password, end_others: false }),
  changePassword: (change) => call('POST', '/account', change),
  signIn: (login, password) => call('POST', '/sign-in', { login, password }),
  signOut: (everywhere) => call('POST', everywhere ? '/sign-out-everywhere' : '/sign-out'),
  sessions: () => own('/me/sessions', []),
  endSession: (id) => call('DELETE', `/me/sessions/${part(id)}`),
  tokens: () => own('/me/tokens', []),
  makeToken: (name, scope) => act('POST', '/me/tokens', { name, scope }),
  endToken: (id) => call('DELETE', `/me/tokens/${part(id)}`),
  forget: (password) => call('DELETE', '/me', password === undefined ? undefined : { password }),
  everythingUrl: async () => `${BASE}/me/everything`,
  forgotPassword: (login, lang) => call('POST', '/reset/mail', { login, lang }),
  resetPassword: (token, password) => call('POST', '/reset', { token, password }),
  notices: () => own('/me/notices', null),
  subscribe: (browser) => call('POST', '/me/notices/browsers', browser),
  unsubscribe: (endpoint) => call('DELETE', '/me/notices/browsers', { endpoint }),
  writeTo: (address, lang) => call('POST', '/me/notices/mail', { address, lang }),
  confirmMail: (token) => call('POST', `/notices/confirm/${part(token)}`),
  stopMail: (token) => call('POST', `/notices/stop/${part(token)}`),
  recordsUrl: async () => `${BASE}/me/records`,
  strays: async () => [],
  bringAlong: () => Promise.reject(new Failed(501, 'there is nothing on this device')),
  myTables: () => own('/tables/mine', []),
  listedTables: () => call('GET', '/tables'),
  games: () => call('GET', '/games'),
  createTable: (wish) => act('POST', '/tables', wish),
  lesson: (game, name) => act('POST', `/lessons/${part(game)}/${part(name)}`),
  invitation: (invite) => call('GET', `/invitations/${part(invite)}`),
  sit: (invite) => act('POST', `/invitations/${part(invite)}`, {}, invite),
  progress: () => own('/me/progress', null),
  history: (filter, before) => own(`/me/games${query(filter, before)}`, NO_GAMES),
  statistics: (filter) => own(`/me/statistics${query(filter)}`, null),
  challenge: (link) => act('POST', `/tables/${part(link)}/challenge`),
  accept: (challenge) => act('POST', `/challenges/${part(challenge)}`),
  results: (link) => call('GET', `/tables/${part(link)}/results`),
  replay: (link, at, lang) => call('GET', `/tables/${part(link)}/at/${at ?? 'end'}?lang=${lang}`),
  importRecord: (record) => act('POST', '/records', { record }),
  analysis: (link, lang, seat) => call('GET', `/tables/${part(link)}/analysis?lang=${lang}${seat ? `&seat=${seat}` : ''}`),
  prove: (link, lang) => call('GET', `/tables/${part(link)}/proof?lang=${lang}`),
  recordUrl: async (link) => `${BASE}/tables/${part(link)}/record`,
  frontPage: async (link, lang) => {
    const response = await send('GET', `/tables/${part(link)}/front-page.svg?lang=${lang}`);
    const text = await response.text();
    if (!response.ok) throw new Failed(response.status, reason(text) ?? response.statusText);
    return text;
  },
  record: async (link) => {
    const response = await send('GET', `/tables/${part(link)}/record`);
    if (!response.ok) throw new Failed(response.status, response.statusText);
    return response.text();
  },
  open: (link, lang, listener) => new Socket(webSocket(link), lang, listener, introduce()),
};
