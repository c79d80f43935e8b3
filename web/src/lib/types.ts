// What the server tells the page: its own declarations, and those that the page draws more loosely than they are sent.

import type { Change } from './patch';
import type {
  ChicagoForecast,
  CityForecast,
  Clock,
  Colour,
  District,
  GameName,
  Gang,
  Gangster,
  GangsterSetup,
  GangsterView,
  HeldToken,
  Hinted,
  Options,
  Party,
  Piece,
  Proposal,
  Score,
  Side,
  SmileSeat,
  SmileSetup,
  SmileView,
  TalkLine,
  Token,
  TokenKind,
} from './protocol';

export type { ChicagoForecast, CityForecast, Clock, Colour, GameName, Gang, Gangster, Hinted, Options, Party, Piece, Proposal, Score, TalkLine, Token };
export type Lang = 'en' | 'de' | 'fr';

export type Player = SmileSeat;
export type Kind = TokenKind;
export type Held = HeldToken;
export type DistrictView = District;
export type SideView = Side;
export type CityView = SmileView;
export type ChicagoView = GangsterView;
export type Business = 'gambling' | 'weapons' | 'contraband';
export type Seat = Player | Gang;
export type Field = [row: number, column: number];

export type View = CityView | ChicagoView;

/** An event of the log; its fields are those of the engine's event of that kind. */
export interface GameEvent {
  kind: string;
  says?: string;
  /** What it changes of the view, if the connection asked for that. */
  changes?: Change[];
  [field: string]: unknown;
}

export interface Prompt {
  kind: string;
  /** The rule behind the question. */
  rule: string;
  says?: string;
  [field: string]: unknown;
}

export interface Choice {
  id: number;
  kind: string;
  says?: string;
  /** What would happen at once if it were chosen and no further infusion used: the events up to the next question. */
  preview?: GameEvent[];
  /** Whether it can't be taken back: something random or somebody else comes next. */
  final?: boolean;
  /** All choices of the decision up to this one, where the page has looked ahead. */
  way?: number[];
  [field: string]: unknown;
}

export interface Ask {
  seat: Seat;
  prompt: Prompt;
  begun: boolean;
  choices: Choice[];
}

export type Forecast = CityForecast | ChicagoForecast;

export type CitySetup = SmileSetup;
export type ChicagoSetup = GangsterSetup;
export type Setup = CitySetup | ChicagoSetup;

export interface SeatInfo {
  seat: Seat;
  /** The name of the person or bot; none if the seat is free. */
  name: string | null;
  bot: boolean;
  /** Whether this browser plays it. */
  you: boolean;
  ready: boolean;
  /** Whether they are connected. */
  here: boolean;
  /** If they are gone: from when on the win can be claimed. */
  claim?: number;
  /** A person's rating in this game. */
  rating?: number;
}

export interface TableInfo {
  link: string;
  game: GameName;
  setup: Setup;
  options: Options;
  status: 'waiting' | 'playing' | 'over';
  seats: SeatInfo[];
  watchers: number;
  fair: { commitment: string; server_seed: string | null };
  proposals: { what: Proposal; by: Seat[] }[];
  declined?: { window: string; until: 'phase' | 'said' | 'now' }[];
  /** Whom this person does not want to hear, by their `who`. */
  muted?: number[];
  /** Whether everybody wishes that what is said is kept after the game. */
  keeps_talk?: boolean;
  invite?: string;
  frozen?: { seq: number; why: string };
  /** The table where the players went on. */
  moved?: string;
  /** Why the game doesn't count though it was laid as rated. */
  unrated?: 'guest' | 'often' | 'ended';
}

/** A line of the table's history with what the log tells about it. */
export interface StoryLine {
  seq: number;
  line: { back_to?: number; by?: Seat; [field: string]: unknown };
  events: GameEvent[];
}

export interface Outcome {
  result: unknown;
  ended: { how: string; by: Seat | null } | null;
  says?: string[];
}

/** Where the game stands, and how it came there. */
export interface Update {
  seq: number;
  re?: string;
  /** What one of ours is asked. */
  ask: Ask | null;
  undo: boolean;
  /** Until when whoever is asked has to decide, in milliseconds since 1970. */
  deadline?: number;
  /** Who is asked what. */
  turn: { seat: Seat; prompt: Prompt } | null;
  story: StoryLine[];
  outcome?: Outcome;
  view: View | null;
  forecast?: Forecast;
}

export type ServerMessage =
  | ({ type: 'table' } & TableInfo)
  | ({ type: 'update' } & Update)
  | { type: 'step'; re?: string; seq: number; ask: Ask }
  | { type: 'done'; re: string; seq: number }
  | { type: 'refused'; re?: string; code: string; why: string; rule?: string }
  | ({ type: 'chat' } & TalkLine)
  | { type: 'talk'; lines: TalkLine[] }
  | { type: 'moved'; link: string }
  | { type: 'hint'; re: string; seq: number; choices: Hinted[] };

export const isCity = (view: View): view is CityView => 'districts' in view;
