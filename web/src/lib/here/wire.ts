// What page, house and thinkers say to each other. The house is a worker that holds the tables of this device; thinkers
// are workers of its own.

/** What the module exports, as far as it is called. JSON goes in and comes out; what fails throws JSON, too. */
export interface Module {
  default(from: { module_or_path: WebAssembly.Module }): Promise<unknown>;
  House: new () => House;
  random_bytes(): number;
  catalogue(): string;
  lay(wish: string, random: Uint8Array, now: number): string;
  lesson(game: string, name: string, random: Uint8Array, now: number): string;
  bring(record: string, random: Uint8Array, now: number): string;
  mine(tables: string, name: string): string;
  record(source: string): string;
  front_page(source: string, name: string, lang: string, texts: string, reviewed?: string, house?: string, colour?: string): string;
  records(sources: string): string;
  review(source: string): string;
  analysis(source: string, reviewed: string, seat: string | undefined, lang: string): string;
  progress(games: string): string;
  history(games: string, filter: string): string;
  statistics(games: string, filter: string): string;
  results(games: string, link: string): string;
  think(position: string, luck: bigint): string;
  hint(position: string): string;
}

export interface House {
  open(source: string, name: string, now: number): string;
  hear(link: string, event: string, random: Uint8Array, now: number): string;
  close(link: string): void;
  position(source: string, at: number | undefined, name: string, lang: string): string;
  proof(source: string, lang: string): string;
}

/** Something to be kept under a key of one of the stores. */
export interface Put {
  store: 'tables' | 'lines' | 'games' | 'records';
  key: string | [string, number];
  value: string;
  /** Whether it must not be there yet. */
  new: boolean;
}

/** What a table wants. */
export type Want =
  | { want: 'keep'; puts: Put[] }
  | { want: 'tell'; to: number[]; text: string }
  | { want: 'think'; seq: number; position: object }
  | { want: 'rest' }
  | { want: 'hint'; position: object }
  | { want: 'wake'; at: number };

/** What a thinker is asked. */
export type Thought = { what: 'think'; position: string } | { what: 'hint'; position: string } | { what: 'review'; source: string };

/** A finished game, as a server takes it in. */
export interface OfDevice {
  link: string;
  record: string;
  /** Milliseconds since 1970. */
  ended: number;
}

/** What the page asks the house once, by these names; what it answers. */
export type Question = { ask: number; what: string; of: unknown[] };

/** What the page says. */
export type FromPage = Question | { guest: string } | { open: number; link: string } | { say: number; text: string } | { close: number };

/** Why something failed, as over HTTP. */
export interface Failure {
  status: number;
  error: string;
}

/** What the house says. */
export type FromHouse =
  | { answer: number; value: unknown }
  | { answer: number; failed: Failure }
  | { opened: number }
  | { told: number; text: string }
  | { lost: number };

/** No store is left on this device, or it refuses. */
export const NO_ROOM = 507;

export function failure(error: unknown): Failure {
  if (typeof error === 'string') {
    try {
      const { status, error: why } = JSON.parse(error) as Failure;
      return { status, error: why };
    } catch {
      return { status: 500, error };
    }
  }
  if (error instanceof DOMException) return { status: NO_ROOM, error: `${error.name}: ${error.message}` };
  return { status: 500, error: String(error) };
}
