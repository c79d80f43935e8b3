// Everything that goes to the server and comes from it. One interface; the pages know nothing else.

import type { Target } from './targets';
import type { ChicagoSetup, CitySetup, GameName, Lang, Seat, ServerMessage } from './types';

export interface Me {
  name: string;
  account: boolean;
  rating?: number;
}

export interface TableSummary {
  id: string;
  game: GameName;
  seats: { seat: Seat; name: string; kind: 'person' | 'bot' | 'gang' | 'free' }[];
  /** Who is asked; nobody once it is over or before it is full. */
  turn: Seat | null;
  mine: Seat[];
  round?: number;
  listed: boolean;
  rated: boolean;
  clock: string | null;
  changed: string;
}

export type SeatWish = { kind: 'me' } | { kind: 'here' } | { kind: 'link' } | { kind: 'bot'; level: string };

export interface NewTable {
  game: GameName;
  setup: Partial<CitySetup> | ChicagoSetup;
  seats: Partial<Record<Seat, SeatWish>>;
  clock: string | null;
  listed: boolean;
  rated: boolean;
  /** Plays the deal of that table again. */
  deal?: string;
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
  id: string;
  game: GameName;
  ended: string;
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
  message: Extract<ServerMessage, { type: 'table' }>;
}

export interface Connection {
  choose(choice: number, seq: number): void;
  undo(seq: number): void;
  why(target: Target, answer: (why: { rule?: string; says?: string }) => void): void;
  hint(): void;
  chat(text: string): void;
  resign(): void;
  speak(lang: Lang): void;
  close(): void;
}

export interface Listener {
  hear(message: ServerMessage): void;
  online(connected: boolean): void;
}

export interface Api {
  me(): Promise<Me>;
  rename(name: string): Promise<Me>;
  myTables(): Promise<TableSummary[]>;
  listedTables(): Promise<TableSummary[]>;
  createTable(wish: NewTable): Promise<{ id: string }>;
  join(id: string): Promise<void>;
  progress(): Promise<Progress>;
  history(): Promise<FinishedGame[]>;
  statistics(): Promise<Statistics>;
  replay(id: string, at: number | null, lang: Lang): Promise<Replay>;
  importRecord(record: string): Promise<{ id: string }>;
  analysis(id: string, lang: Lang): Promise<Analysis>;
  prove(id: string): Promise<{ proven: boolean; says: string }>;
  recordUrl(id: string): string;
  open(id: string, lang: Lang, listener: Listener): Connection;
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
