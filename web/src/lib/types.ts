// What the server tells the page. Provisional until the server's generated types take over.

export type Lang = 'en' | 'de' | 'fr';
export type GameName = 'smile-and-gun' | 'gangster';

export type Player = 'green' | 'yellow';
export type Colour = Player | 'police';
export type Party = Colour | 'guardian';
export type Kind = 'hat' | 'gambling' | 'weapons' | 'contraband' | 'infusion';
export type Business = 'gambling' | 'weapons' | 'contraband';
export type Gang = 'red' | 'blue' | 'yellow' | 'grey';
export type Seat = Player | Gang;
export type Field = [row: number, column: number];

export interface Token {
  kind: Kind;
  value: number;
  squares: number;
}

export interface Held extends Token {
  face: 'up' | 'down' | null;
  on: number | null;
  used?: boolean;
}

export interface DistrictView {
  tokens: Token[];
  cubes: Record<Colour, number>;
}

export interface SideView {
  boss: number;
  tokens: Held[];
  action_dice: number[];
  solo_tokens: number;
  markers: Record<Business, number>;
}

export interface CityView {
  round: number;
  phase: number;
  first: Player | null;
  shadow_space: number | null;
  pool: number[];
  leftover: number | null;
  gumshoe: Player | null;
  on_card: Record<Player, number>;
  districts: DistrictView[];
  players: Record<Player, SideView>;
  discard: { token: Token; count: number }[];
  bag: { token: Token; count: number }[];
}

export interface Gangster {
  gang: Gang;
  power: number;
}

export interface Piece extends Gangster {
  alive: boolean;
}

export interface ChicagoView {
  player: Gang | null;
  board: (Piece | null)[][];
  own: Partial<Record<Gang, Gangster[]>>;
  open: Gangster[];
  stacks: [number, number];
  bullets: Partial<Record<Gang, number>>;
  rank: Partial<Record<Gang, number>>;
}

export type View = CityView | ChicagoView;

/** An event of the log; its fields are those of the engine's event of that kind. */
export interface GameEvent {
  kind: string;
  says?: string;
  [field: string]: unknown;
}

export interface Prompt {
  kind: string;
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
  [field: string]: unknown;
}

export interface Ask {
  seat: Seat;
  prompt: Prompt;
  begun: boolean;
  choices: Choice[];
}

export interface Score {
  hats: number;
  face_down: number;
  gambling: number;
  weapons: number;
  contraband: number;
  card: number;
  soulmate: number;
  solo_tokens: number;
  total: number;
  monopolies: number;
}

/** What every district would come to if it were settled now, and the points as the tokens lie. */
export interface CityForecast {
  districts: { places: Party[]; tied: boolean }[];
  scores: Record<Player, Score>;
  /** What a scenario or mission demands, and whether it is met as things stand. */
  conditions?: { says?: string; met: boolean; have: number; need: number }[];
}

/** Every row and column as it stands, and the gangster that can't be moved this turn. */
export interface ChicagoForecast {
  lines: {
    line: 'row' | 'column';
    index: number;
    filled: number;
    powers: [number, number, number, number];
    winner: Gang | null;
    points: number;
  }[];
  barred: Field | null;
}

export type Forecast = CityForecast | ChicagoForecast;

export interface CitySetup {
  edition: 'german' | 'first';
  mode: 'two' | 'solo';
  shadow: string;
  infusion: string | string[];
  human: Player | null;
  level: string | null;
  scenario: number | null;
  mission: number | null;
  mission_hard: boolean | null;
  legacy: boolean | null;
}

export interface ChicagoSetup {
  gangs: Gang[];
}

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
}

export type Proposal = 'draw' | 'takeback' | 'abandon' | 'rematch' | 'same_deal';
export type Clock = { kind: 'none' } | { kind: 'move'; seconds: number } | { kind: 'days'; days: number };

export interface Options {
  clock: Clock;
  listed: boolean;
  rated: boolean;
  again?: string;
  /** The lesson that is given here. */
  lesson?: string;
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
  invite?: string;
  frozen?: { seq: number; why: string };
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

/** A choice worth making. */
export interface Hinted {
  id: number;
  /** How likely we are to win then, from 0 to 1. */
  win: number;
  own: number;
  rival: number;
  line: string[];
  says?: string;
}

export type ServerMessage =
  | ({ type: 'table' } & TableInfo)
  | ({ type: 'update' } & Update)
  | { type: 'step'; re?: string; seq: number; ask: Ask }
  | { type: 'done'; re: string; seq: number }
  | { type: 'refused'; re?: string; code: string; why: string; rule?: string }
  | { type: 'chat'; name: string; seat?: Seat; text: string }
  | { type: 'moved'; link: string }
  | { type: 'hint'; re: string; seq: number; choices: Hinted[] };

export const isCity = (view: View): view is CityView => 'districts' in view;
