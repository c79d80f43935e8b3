// The real thing: REST for what is asked once, a WebSocket per table for what goes on.

import type { Api, Connection, Listener } from './api';
import { Failed } from './api';
import type { Target } from './targets';
import type { Lang, ServerMessage } from './types';

const BASE = '/api';

async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
  const init: RequestInit = { method, headers: { accept: 'application/json' } };
  if (body !== undefined) {
    init.body = JSON.stringify(body);
    init.headers = { accept: 'application/json', 'content-type': 'application/json' };
  }
  const response = await fetch(BASE + path, init);
  const text = await response.text();
  if (!response.ok) throw new Failed(response.status, reason(text) ?? response.statusText);
  return (text ? JSON.parse(text) : undefined) as T;
}

function reason(text: string): string | undefined {
  try {
    return (JSON.parse(text) as { error?: string }).error;
  } catch {
    return undefined;
  }
}

const id = (): string => crypto.randomUUID();
const part = (text: string): string => encodeURIComponent(text);

const FIRST_WAIT = 250;
const LONGEST_WAIT = 8000;

type Whys = Map<string, (why: { rule?: string; says?: string }) => void>;

/** A table's socket that comes back by itself and then asks for what it missed. */
class Socket implements Connection {
  private socket: WebSocket | null = null;
  private wait = FIRST_WAIT;
  private timer = 0;
  private closed = false;
  private seq = 0;
  /** Sent and not yet answered; sent again after a reconnect, which the request's id makes harmless. */
  private pending: { request: string } | null = null;
  private whys: Whys = new Map();

  constructor(
    private table: string,
    private lang: Lang,
    private listener: Listener,
  ) {
    this.connect();
  }

  private connect(): void {
    const url = new URL(`${BASE}/tables/${part(this.table)}/socket`, location.href);
    url.protocol = url.protocol.replace('http', 'ws');
    url.searchParams.set('lang', this.lang);
    if (this.seq > 0) url.searchParams.set('seen', String(this.seq));
    const socket = new WebSocket(url);
    this.socket = socket;
    socket.onopen = () => {
      this.wait = FIRST_WAIT;
      this.listener.online(true);
      if (this.pending) this.send(this.pending);
    };
    socket.onmessage = (event) => this.heard(JSON.parse(String(event.data)) as ServerMessage);
    socket.onclose = () => {
      if (this.closed || this.socket !== socket) return;
      this.listener.online(false);
      this.timer = window.setTimeout(() => this.connect(), this.wait * (0.75 + Math.random() / 2));
      this.wait = Math.min(2 * this.wait, LONGEST_WAIT);
    };
  }

  private heard(message: ServerMessage): void {
    if (message.type === 'table' || message.type === 'happened') {
      if (message.type === 'happened' && message.position.seq <= this.seq) return;
      this.seq = message.position.seq;
      this.pending = null;
    }
    if (message.type === 'refused') {
      this.pending = null;
      const answer = this.whys.get(message.request);
      if (answer) {
        this.whys.delete(message.request);
        answer(message.rule === undefined ? { says: message.says } : { rule: message.rule, says: message.says });
        return;
      }
    }
    this.listener.hear(message);
  }

  private send(message: object): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }

  private ask(message: { type: string; [field: string]: unknown }): void {
    this.pending = { request: id(), ...message };
    this.send(this.pending);
  }

  choose(choice: number, seq: number): void {
    this.ask({ type: 'choose', choice, seq });
  }

  undo(seq: number): void {
    this.ask({ type: 'undo', seq });
  }

  why(target: Target, answer: (why: { rule?: string; says?: string }) => void): void {
    const request = id();
    this.whys.set(request, answer);
    this.send({ type: 'why', request, target });
  }

  hint(): void {
    this.send({ type: 'hint', request: id() });
  }

  chat(text: string): void {
    this.send({ type: 'chat', request: id(), text });
  }

  resign(): void {
    this.send({ type: 'resign', request: id() });
  }

  speak(lang: Lang): void {
    this.lang = lang;
    this.send({ type: 'speak', request: id(), lang });
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
    this.socket?.close();
  }
}

export const server: Api = {
  me: () => call('GET', '/me'),
  rename: (name) => call('PATCH', '/me', { name }),
  myTables: () => call('GET', '/tables?mine=true'),
  listedTables: () => call('GET', '/tables?listed=true'),
  createTable: (wish) => call('POST', '/tables', wish),
  join: (table) => call('POST', `/tables/${part(table)}/join`),
  progress: () => call('GET', '/me/progress'),
  history: () => call('GET', '/me/games'),
  statistics: () => call('GET', '/me/statistics'),
  replay: (table, at, lang) => call('GET', `/games/${part(table)}/at/${at ?? 'end'}?lang=${lang}`),
  importRecord: (record) => call('POST', '/games', { record }),
  analysis: (table, lang) => call('GET', `/games/${part(table)}/analysis?lang=${lang}`),
  prove: (table) => call('GET', `/games/${part(table)}/proof`),
  recordUrl: (table) => `${BASE}/games/${part(table)}/record`,
  open: (table, lang, listener) => new Socket(table, lang, listener),
};
