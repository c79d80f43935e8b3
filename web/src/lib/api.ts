// Everything that goes to the server and comes from it. One interface; the pages know nothing else.

import type { Clock, GameName, Lang, Options, Outcome, Proposal, Seat, ServerMessage, Setup } from './types';

export interface Me {
  name: string;
  account: string | null;
  rating?: number;
}

export interface TableSummary {
  link: string;
  game: GameName;
  setup: Setup & { seats?: Partial<Record<Seat, { kind: string; name: string }>> };
  options: Options;
  status: 'waiting' | 'playing' | 'over';
  outcome: Outcome | null;
  created: number;
  ended: number | null;
  /** Who is asked. */
  turn?: Seat;
  /** The seats that are ours. */
  you?: Seat[];
  /** For a listed table with a free seat: the invitation to sit down. */
  invite?: string;
}

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

export interface Progress {
  scenarios: Stage[];
  missions: Stage[];
}

export interface Stage {
  number: number;
  won: boolean;
  tries: number;
  best: number | null;
  level: string | null;
}

export interface FinishedGame {
  link: string;
  game: GameName;
  ended: number;
  opponents: string;
  result: 'won' | 'lost' | 'draw' | 'unfinished';
  score: string;
}

export interface Statistics {
  played: number;
  won: number;
  lost: number;
  draws: number;
  /** How often each face came, and how often it should have. */
  dice: { actual: number[]; expected: number };
  opponents: { name: string; played: number; won: number }[];
}

export interface Analysis {
  seat: Seat;
  /** The chance of winning after each entry, from 0 to 1. */
  chances: number[];
  luck: number;
  skill: number;
  mistakes: { entry: number; loss: number; played: string; better: string }[];
}

export interface Replay {
  /** How many entries the record has. */
  length: number;
  table: Extract<ServerMessage, { type: 'table' }>;
  update: Extract<ServerMessage, { type: 'update' }>;
}

export interface Connection {
  choose(choice: number, seq: number): void;
  /** Begins a half-made decision anew. */
  back(): void;
  undo(seq: number): void;
  agree(to: Proposal): void;
  disagree(to: Proposal): void;
  resign(): void;
  /** Lets the time of whoever is asked begin anew. */
  grant(): void;
  decline(window: string, until: 'phase' | 'said' | 'now'): void;
  chat(text: string): void;
  speak(lang: Lang): void;
  close(): void;
  /** Only where hints are given. */
  hint?(): void;
}

export interface Listener {
  hear(message: ServerMessage): void;
  online(connected: boolean): void;
}

export interface Api {
  me(): Promise<Me>;
  rename(name: string): Promise<Me>;
  /** An account for the guest that we are, or another password. */
  register(login: string, password: string): Promise<void>;
  signIn(login: string, password: string): Promise<void>;
  signOut(everywhere: boolean): Promise<void>;
  /** Games stay, the name goes. */
  forget(): Promise<void>;
  everythingUrl: string;
  myTables(): Promise<TableSummary[]>;
  listedTables(): Promise<TableSummary[]>;
  createTable(wish: Wish): Promise<{ link: string; invite: string }>;
  /** A table that begins where a lesson does. */
  lesson(game: GameName, name: string): Promise<{ link: string }>;
  sit(invite: string): Promise<{ link: string }>;
  progress(): Promise<Progress>;
  history(): Promise<FinishedGame[]>;
  statistics(): Promise<Statistics>;
  replay(link: string, at: number | null, lang: Lang): Promise<Replay>;
  importRecord(record: string): Promise<{ link: string }>;
  /** For a seat, or for the first. */
  analysis(link: string, lang: Lang, seat?: Seat): Promise<Analysis>;
  prove(link: string, lang: Lang): Promise<{ proven: boolean; says: string }>;
  recordUrl(link: string): string;
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
