// Recorded positions instead of a server: for pictures, checks and trying the page out.

import type { Api, Connection, Listener, TableSummary } from './api';
import type {
  Ask,
  ChicagoSetup,
  CitySetup,
  Forecast,
  GameEvent,
  GameName,
  Lang,
  Position,
  Seat,
  ServerMessage,
  TableInfo,
  View,
} from './types';

interface Step {
  events: GameEvent[];
  view: View;
  ask: Ask | null;
  chosen?: number;
  forecast: Forecast;
  ending?: Record<Lang, string[]>;
}

interface Recorded {
  game: GameName;
  setup: CitySetup | ChicagoSetup;
  steps: Step[];
}

type Scene = Step & Omit<Recorded, 'steps'>;

async function load(id: string): Promise<{ recorded: Recorded; at: number }> {
  const [name = '', number = '0'] = id.split('-');
  if (name === 'scene') {
    const scenes = (await import('../../fixtures/scenes.json')).default as unknown as Scene[];
    const scene = scenes[Number(number)];
    if (!scene) throw new Error(`no scene ${number}`);
    return { recorded: { game: scene.game, setup: scene.setup, steps: [scene] }, at: 0 };
  }
  const module = name === 'chicago' ? import('../../fixtures/chicago.json') : import('../../fixtures/city.json');
  return { recorded: (await module).default as unknown as Recorded, at: Number(number) };
}

/** The fixture holds every sentence in all languages; this leaves one. */
function inLanguage<T>(value: T, lang: Lang): T {
  return JSON.parse(JSON.stringify(value), (key, part: unknown) => {
    if ((key === 'says' || key === 'ending') && part && typeof part === 'object') return (part as Record<Lang, unknown>)[lang];
    return part;
  }) as T;
}

function position(recorded: Recorded, at: number, lang: Lang): Position {
  const { view, ask, forecast, ending } = recorded.steps[at]!;
  const told = { seq: at + 1, view, ask, forecast, undo: at > 0, ...(ending ? { ending } : {}) };
  return inLanguage(told, lang) as unknown as Position;
}

function info(id: string, recorded: Recorded): TableInfo {
  const solo = 'mode' in recorded.setup && recorded.setup.mode === 'solo';
  const seats: Seat[] = 'gangs' in recorded.setup ? recorded.setup.gangs : ['green', 'yellow'];
  const names = ['Nora', 'Silas', 'Ida', 'Moe'];
  const people = seats.map((seat, n) => {
    const gang = solo && seat === 'yellow';
    return { seat, name: gang ? '' : names[n]!, kind: gang ? ('gang' as const) : ('person' as const), mine: !gang, online: true };
  });
  return { id, game: recorded.game, setup: recorded.setup, seats: people, commitment: '9f2c41d07a…' };
}

function table(id: string, recorded: Recorded, at: number, lang: Lang): Extract<ServerMessage, { type: 'table' }> {
  const log = recorded.steps.slice(0, at + 1).flatMap((step) => step.events);
  return { type: 'table', table: info(id, recorded), log: inLanguage(log, lang), position: position(recorded, at, lang) };
}

class Playback implements Connection {
  private at = 0;
  private recorded: Recorded | null = null;

  constructor(
    private id: string,
    private lang: Lang,
    private listener: Listener,
  ) {
    void this.start();
  }

  private async start(): Promise<void> {
    const { recorded, at } = await load(this.id);
    this.recorded = recorded;
    this.at = at;
    this.tell();
  }

  private tell(): void {
    if (this.recorded) this.listener.hear(table(this.id, this.recorded, this.at, this.lang));
  }

  /** Whatever is chosen, the recorded game goes on. */
  choose(): void {
    const next = this.recorded?.steps[this.at + 1];
    if (!this.recorded || !next) return this.tell();
    this.at += 1;
    const events = inLanguage(next.events, this.lang);
    this.listener.hear({ type: 'happened', events, position: position(this.recorded, this.at, this.lang) });
  }

  undo(): void {
    this.at = Math.max(0, this.at - 1);
    this.tell();
  }

  why(): void {}

  hint(): void {
    const choices = this.recorded?.steps[this.at]?.ask?.choices.slice(0, 3) ?? [];
    const told = inLanguage(choices, this.lang).map(({ id, says }) => ({ id, says: says ?? '' }));
    this.listener.hear({ type: 'hint', choices: told });
  }

  chat(text: string): void {
    this.listener.hear({ type: 'chat', from: 'Nora', text });
  }

  resign(): void {}

  speak(lang: Lang): void {
    this.lang = lang;
    this.tell();
  }

  close(): void {}
}

const tables: TableSummary[] = [
  {
    id: 'city-20',
    game: 'smile-and-gun',
    seats: [
      { seat: 'green', name: 'Nora', kind: 'person' },
      { seat: 'yellow', name: 'Silas', kind: 'person' },
    ],
    turn: 'green',
    mine: ['green'],
    round: 1,
    listed: false,
    rated: false,
    clock: null,
    changed: '2026-11-15T10:05:00Z',
  },
  {
    id: 'chicago-10',
    game: 'gangster',
    seats: [
      { seat: 'red', name: 'Nora', kind: 'person' },
      { seat: 'blue', name: 'Silas', kind: 'person' },
      { seat: 'yellow', name: 'Ida', kind: 'person' },
      { seat: 'grey', name: '', kind: 'free' },
    ],
    turn: 'blue',
    mine: ['red'],
    listed: true,
    rated: false,
    clock: '10+15',
    changed: '2026-11-14T19:30:00Z',
  },
];

export const recorded: Api = {
  me: async () => ({ name: 'Nora', account: false, rating: 1512 }),
  rename: async (name) => ({ name, account: false }),
  myTables: async () => tables,
  listedTables: async () => tables.filter((summary) => summary.listed),
  createTable: async (wish) => ({ id: wish.game === 'gangster' ? 'chicago-0' : 'city-0' }),
  join: async () => {},
  progress: async () => ({
    scenarios: Array.from({ length: 10 }, (_, n) => ({
      number: n + 1,
      won: n < 3,
      tries: n < 4 ? n + 1 : 0,
      best: n < 4 ? 61 - 4 * n : null,
      level: n < 4 ? 'normal' : null,
    })),
    missions: Array.from({ length: 5 }, (_, n) => ({
      number: n + 1,
      won: n === 0,
      tries: n === 0 ? 2 : 0,
      best: n === 0 ? 52 : null,
      level: n === 0 ? 'easy' : null,
    })),
  }),
  history: async () => [
    { id: 'city-20', game: 'smile-and-gun', ended: '2026-11-14T21:10:00Z', opponents: 'Silas', result: 'won', score: '54 : 47' },
    { id: 'city-10', game: 'smile-and-gun', ended: '2026-11-13T20:02:00Z', opponents: 'Kingpin', result: 'lost', score: '39 : 51' },
    { id: 'chicago-33', game: 'gangster', ended: '2026-11-12T18:45:00Z', opponents: 'Silas, Ida, Moe', result: 'won', score: '8 : 8 : 2 : 6' },
  ],
  statistics: async () => ({
    played: 23,
    won: 12,
    lost: 10,
    draws: 1,
    dice: { actual: [168, 149, 163, 155, 171, 130], expected: 156 },
    opponents: [
      { name: 'Silas', played: 9, won: 5 },
      { name: 'Kingpin', played: 14, won: 7 },
    ],
  }),
  replay: async (id, at, lang) => {
    const { recorded, at: start } = await load(id);
    const wanted = Math.min(at ?? start, recorded.steps.length - 1);
    return { length: recorded.steps.length - 1, message: table(id, recorded, wanted, lang) };
  },
  importRecord: async () => ({ id: 'city-0' }),
  analysis: async () => ({
    seat: 'green',
    chances: Array.from({ length: 30 }, (_, n) => 0.5 + 0.3 * Math.sin(n / 4) * (n / 30)),
    luck: 0.06,
    skill: -0.02,
    mistakes: [
      { entry: 6, loss: 0.11, played: '2/5', better: '5/2' },
      { entry: 13, loss: 0.07, played: '1/6', better: '3/6' },
      { entry: 21, loss: 0.04, played: '4/4', better: '4/1' },
    ],
  }),
  prove: async () => ({ proven: true, says: '' }),
  recordUrl: () => '#',
  open: (id, lang, listener) => new Playback(id, lang, listener),
};
