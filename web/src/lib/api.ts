// Everything that goes to the server and comes from it. One interface; the pages know nothing else.

import type {
  Accepted,
  Analysis,
  Ask,
  Catalogue,
  Challenge,
  DealResult,
  Filter,
  GameName,
  Games,
  Laid,
  Lang,
  Me,
  Notices,
  ProgramToken,
  Progress,
  Prompt,
  Proof,
  Proposal,
  Replay,
  Scope,
  SeatName,
  ServerMessage,
  Session,
  Statistics,
  Subscription,
  TableSummary,
  Until,
  Wish,
} from './protocol';
import type { Listed } from './seen';

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
  decline(window: Prompt['kind'], until: Until): void;
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
  tokens(): Promise<ProgramToken[]>;
  /** The secret, which is shown once. */
  makeToken(name: string, scope: Scope): Promise<{ token: string }>;
  endToken(id: string): Promise<void>;
  /** Games stay, the name goes. Takes the password of who has an account. */
  forget(password?: string): Promise<void>;
  everythingUrl(): Promise<string>;
  /** Sends a link for another password to the address of an account, if it has one; nobody learns whether. */
  forgotPassword(login: string, lang: Lang): Promise<void>;
  /** By such a link, or the host's. */
  resetPassword(token: string, password: string): Promise<void>;
  /** Nothing to tell for nobody. */
  notices(): Promise<Notices | null>;
  /** Tells this browser about turns. */
  subscribe(browser: Subscription): Promise<void>;
  unsubscribe(endpoint: string): Promise<void>;
  /** Writes e-mails about turns to this address, or to none. */
  writeTo(address: string | null, lang: Lang): Promise<void>;
  /** By the links in an e-mail. */
  confirmMail(token: string): Promise<void>;
  stopMail(token: string): Promise<void>;
  recordsUrl(): Promise<string>;
  /** Finished games of this device that the server has not been brought. */
  strays(): Promise<string[]>;
  /** Brings one of them to the server, however often it is tried. */
  bringAlong(link: string): Promise<void>;
  myTables(): Promise<Listed[]>;
  listedTables(): Promise<TableSummary[]>;
  /** What can be chosen for a new table. */
  games(): Promise<Catalogue>;
  /** At the server, unless it shall be on this device. */
  createTable(wish: Wish, onDevice?: boolean): Promise<Laid>;
  /** A table that begins where a lesson does. */
  lesson(game: GameName, name: string): Promise<Accepted>;
  /** The table behind an invitation. */
  invitation(invite: string): Promise<TableSummary>;
  sit(invite: string): Promise<Accepted>;
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
  importRecord(record: string): Promise<Accepted>;
  /** For a seat, or for the first. */
  analysis(link: string, lang: Lang, seat?: SeatName): Promise<Analysis>;
  prove(link: string, lang: Lang): Promise<Proof>;
  recordUrl(link: string): Promise<string>;
  /** The record itself, as it is written. */
  record(link: string): Promise<string>;
  /** The front page about a finished game, as SVG. */
  frontPage(link: string, lang: Lang): Promise<string>;
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

/** The server and this device, this device alone, or in a build for pictures the recorded positions. */
export function api(): Promise<Api> {
  loading ??= import.meta.env.MODE === 'fixtures' ? import('./fixtures').then((module) => module.recorded) : import('./house').then((module) => module.house());
  return loading;
}
