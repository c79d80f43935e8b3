// The house on this device as the page knows it: the third implementation of `Api`, beside the server and the recorded
// positions. Everything happens in a worker.

import { Failed, type Api } from '../api';
import { Socket, type Dial, type Ears } from '../server';
import { sign } from '../sign';
import { t, written } from '../words.svelte';
import type { FromHouse, FromPage, OfDevice } from './wire';

const questions = new Map<number, { resolve(value: never): void; reject(error: Failed): void }>();
const lines = new Map<number, Ears>();
let numbers = 0;
let started: Worker | null = null;

/** The worker, started when it is first wanted. */
function worker(): Worker {
  if (started) return started;
  started = new Worker(new URL('./house.ts', import.meta.url), { type: 'module' });
  started.onmessage = ({ data }: MessageEvent<FromHouse>) => hear(data);
  started.postMessage({ guest: t('page-guest-name') } satisfies FromPage);
  return started;
}

const say = (message: FromPage): void => worker().postMessage(message);

function hear(message: FromHouse): void {
  if ('answer' in message) {
    const question = questions.get(message.answer);
    questions.delete(message.answer);
    if ('failed' in message) question?.reject(new Failed(message.failed.status, message.failed.error));
    else question?.resolve(message.value as never);
  } else if ('opened' in message) lines.get(message.opened)?.open();
  else if ('told' in message) lines.get(message.told)?.heard(message.text);
  else lines.get(message.lost)?.lost();
}

function ask<T>(what: string, ...of: unknown[]): Promise<T> {
  const number = ++numbers;
  return new Promise<T>((resolve, reject) => {
    questions.set(number, { resolve, reject });
    say({ ask: number, what, of });
  });
}

/** A line into the worker. */
const dial =
  (link: string): Dial =>
  (ears) => {
    const number = ++numbers;
    lines.set(number, ears);
    say({ open: number, link });
    return {
      send: (text) => say({ say: number, text }),
      close: () => {
        lines.delete(number);
        say({ close: number });
      },
    };
  };

const USED = 'backroom-here';

/** Whether anything was ever kept on this device: otherwise nothing has to be loaded to find nothing. */
export function isUsed(): boolean {
  try {
    return localStorage.getItem(USED) !== null;
  } catch {
    return false;
  }
}

/** Remembers that something is kept here, and asks the browser not to throw it away when it runs out of room. It may refuse
 *  both. */
function persist(): void {
  try {
    localStorage.setItem(USED, 'yes');
  } catch {
    // Then nothing else is kept, either.
  }
  void navigator.storage?.persist?.().catch(() => false);
}

/** A finished game of this device, as a server takes it in. */
export const stray = (link: string): Promise<OfDevice> => ask('stray', link);
/** Remembers that the server has it. */
export const brought = (link: string): Promise<void> => ask('brought', link);

/** What takes a server. */
const elsewhere = (): Promise<never> => Promise.reject(new Failed(501, 'this takes a server'));

const download = async (text: Promise<string>, kind: string): Promise<string> => URL.createObjectURL(new Blob([await text], { type: kind }));

export const here: Api = {
  me: async () => ({ name: (await ask<string | null>('name')) ?? t('page-guest-name'), account: null, ratings: [] }),
  rename: async (name) => {
    const tidy = name.trim().slice(0, 30);
    if (!tidy) throw new Failed(400, 'name: expected 1 to 30 characters');
    await ask('rename', tidy);
    return { name: tidy, account: null, ratings: [] };
  },
  register: elsewhere,
  changePassword: elsewhere,
  signIn: elsewhere,
  signOut: elsewhere,
  sessions: async () => [],
  endSession: elsewhere,
  tokens: async () => [],
  makeToken: elsewhere,
  endToken: elsewhere,
  forget: () => ask('forget'),
  everythingUrl: () => download(ask('records'), 'application/jsonl'),
  forgotPassword: elsewhere,
  resetPassword: elsewhere,
  notices: async () => null,
  subscribe: elsewhere,
  unsubscribe: elsewhere,
  writeTo: elsewhere,
  confirmMail: elsewhere,
  stopMail: elsewhere,
  recordsUrl: () => download(ask('records'), 'application/jsonl'),
  strays: () => ask('strays'),
  bringAlong: elsewhere,
  myTables: () => ask('myTables'),
  listedTables: async () => [],
  games: () => ask('games'),
  createTable: (wish) => {
    persist();
    return ask('createTable', wish);
  },
  lesson: (game, name) => ask('lesson', game, name),
  invitation: elsewhere,
  sit: elsewhere,
  progress: () => ask('progress'),
  history: (filter, before) => ask('history', before ? { ...filter, before } : filter),
  statistics: (filter) => ask('statistics', filter),
  challenge: elsewhere,
  accept: elsewhere,
  results: (link) => ask('results', link),
  replay: (link, at, lang) => ask('replay', link, at, lang),
  importRecord: (record) => {
    persist();
    return ask('importRecord', record);
  },
  analysis: (link, lang, seat) => ask('analysis', link, lang, seat),
  prove: (link, lang) => ask('prove', link, lang),
  recordUrl: (link) => download(ask('record', link), 'application/json'),
  record: (link) => ask('record', link),
  frontPage: async (link, lang) => ask('frontPage', link, lang, await written(lang, 'page', 'press'), sign),
  open: (link, lang, listener) => new Socket(dial(link), lang, listener, Promise.resolve()),
};
