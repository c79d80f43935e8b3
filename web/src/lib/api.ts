// Everything that goes to the server and comes from it. One interface; the pages know nothing else.

import type { Accepted, Analysis, Challenge, DealResult, GameName, Games, Me, Progress, Proof, Statistics, TableSummary, Verdict } from './protocol';
import type { Ask, Clock, Lang, Proposal, Seat, ServerMessage } from './types';

export type * from './protocol';

/** Who sits somewhere: `me`, `here`, `link`, `gang`, or `bot:` and its name. */
export type Who = 'me' | 'here' | 'link' | 'gang' | `bot:${string}`;

export interface CityWish {
  edition?: 'german' | 'first';
  shadow?: string;
  infusion?: string;
  /** The Trickster's two or three. */
  infusions?: string[];
  first?: string;
  human?: Seat;
  level?: string;
  scenario?: number;
  mission?: number;
  mission_hard?: boolean;
  legacy?: boolean;
}

export interface Wish {
  game: GameName;
  setup: CityWish | { gangs: Seat[]; first?: string };
  seats: Partial<Record<Seat, Who>>;
  options?: { clock?: Clock; listed?: boolean; rated?: boolean };
}

/** How somebody is told about their turns while the page is closed. */
export interface Notices {
  /** The server's public key, for browsers. */
  key: string;
  /** Whether this server sends e-mails at all. */
  sends_mail: boolean;
  mail: string | null;
  /** Whether the link in the first e-mail was followed. */
  confirmed: boolean;
}

/** Where we are signed in. */
export interface Session {
  id: string;
  since: number;
  seen: number;
  /** Which browser, in a few words. */
  agent: string;
  /** Whether it is this one. */
  this: boolean;
}

/** What a program may do in our name. */
export type Scope = 'play' | 'read';

/** A program's token, without its secret. */
export interface Token {
  id: string;
  name: string;
  scope: Scope;
  created: number;
}

/** Which finished games are wanted; all, if nothing is said. */
export interface Filter {
  game?: GameName;
  result?: Verdict;
  /** `person`, `person:NAME`, `bot`, `bot:NAME` or `gang`. */
  opponent?: string;
  card?: string;
  level?: string;
}

export interface Replay {
  /** How many entries the record has. */
  length: number;
  table: Extract<ServerMessage, { type: 'table' }>;
  update: Extract<ServerMessage, { type: 'update' }>;
}

export interface Connection {
  /** All choices of the decision at this position so far; with none the question is asked again. */
  choose(choices: number[], seq: number): void;
  /** What would be asked after these choices, which must not make a whole decision; nothing if it can't be told. */
  peek?(choices: number[], seq: number): Promise<Ask | null>;
  undo(seq: number): void;
  agree(to: Proposal): void;
  disagree(to: Proposal): void;
  resign(): void;
  /** Lets the time of whoever is asked begin anew. */
  grant(): void;
  /** Claims the win over somebody who is gone. */
  claim(): void;
  decline(window: string, until: 'phase' | 'said' | 'now'): void;
  chat(text: string): void;
  /** Stops hearing somebody at this table, or hears them again. */
  mute(who: number, muted: boolean): void;
  speak(lang: Lang): void;
  close(): void;
  /** Only where hints are given. */
  hint?(choices: number[], seq: number): void;
}

export interface Listener {
  hear(message: ServerMessage): void;
  online(connected: boolean): void;
}

export interface Api {
  /** Nobody, until they have done something. */
  me(): Promise<Me | null>;
  /** By invitation, where the host takes newcomers so. */
  rename(name: string, invite?: string): Promise<Me>;
  /** An account for the guest that we are. */
  register(login: string, password: string): Promise<void>;
  /** Another login or password; everything else that is signed in may end with it. */
  changePassword(change: { login: string; password: string; current: string; end_others: boolean }): Promise<void>;
  signIn(login: string, password: string): Promise<void>;
  signOut(everywhere: boolean): Promise<void>;
  sessions(): Promise<Session[]>;
  endSession(id: string): Promise<void>;
  tokens(): Promise<Token[]>;
  /** The secret, which is shown once. */
  makeToken(name: string, scope: Scope): Promise<{ token: string }>;
  endToken(id: string): Promise<void>;
  /** Games stay, the name goes. Takes the password of who has an account. */
  forget(password?: string): Promise<void>;
  everythingUrl: string;
  /** By the link that the host sent. */
  resetPassword(token: string, password: string): Promise<void>;
  /** Nothing to tell for nobody. */
  notices(): Promise<Notices | null>;
  /** Tells this browser about turns. */
  subscribe(browser: { endpoint: string; p256dh: string; auth: string; lang: Lang }): Promise<void>;
  unsubscribe(endpoint: string): Promise<void>;
  /** Writes e-mails about turns to this address, or to none. */
  writeTo(address: string | null, lang: Lang): Promise<void>;
  /** By the links in an e-mail. */
  confirmMail(token: string): Promise<void>;
  stopMail(token: string): Promise<void>;
  recordsUrl: string;
  myTables(): Promise<TableSummary[]>;
  listedTables(): Promise<TableSummary[]>;
  createTable(wish: Wish): Promise<{ link: string; invite: string }>;
  /** A table that begins where a lesson does. */
  lesson(game: GameName, name: string): Promise<{ link: string }>;
  /** The table behind an invitation. */
  invitation(invite: string): Promise<TableSummary>;
  sit(invite: string): Promise<{ link: string }>;
  progress(): Promise<Progress | null>;
  history(filter: Filter, before?: string): Promise<Games>;
  statistics(filter: Filter): Promise<Statistics | null>;
  /** Offers the deal of a finished game to others. */
  challenge(link: string): Promise<Challenge>;
  /** A table with a deal that was offered. */
  accept(challenge: string): Promise<Accepted>;
  /** What everybody made of the deal of a finished game. */
  results(link: string): Promise<DealResult[]>;
  replay(link: string, at: number | null, lang: Lang): Promise<Replay>;
  importRecord(record: string): Promise<{ link: string }>;
  /** For a seat, or for the first. */
  analysis(link: string, lang: Lang, seat?: Seat): Promise<Analysis>;
  prove(link: string, lang: Lang): Promise<Proof>;
  recordUrl(link: string): string;
  /** The record itself, as it is written. */
  record(link: string): Promise<string>;
  open(link: string, lang: Lang, listener: Listener): Connection;
}

export class Failed extends Error {
  constructor(
    readonly status: number,
    message: string,
  ) {
    super(message);
  }
}

let loading: Promise<Api> | null = null;

/** The server, or in a build for pictures the recorded positions. */
export function api(): Promise<Api> {
  loading ??=
    import.meta.env.MODE === 'fixtures'
      ? import('./fixtures').then((module) => module.recorded)
      : import('./server').then((module) => module.server);
  return loading;
}
