// Recorded positions instead of a server: for pictures, checks and trying the page out.

import type { Api, Connection, FinishedGame, Listener, TableSummary } from './api';
import type { Ask, Forecast, GameEvent, GameName, Lang, Seat, ServerMessage, Setup, StoryLine, View } from './types';

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
  setup: Setup;
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

type TableMessage = Extract<ServerMessage, { type: 'table' }>;
type UpdateMessage = Extract<ServerMessage, { type: 'update' }>;

const line = (recorded: Recorded, at: number): StoryLine => ({ seq: at + 1, line: {}, events: recorded.steps[at]!.events });

/** The position at a step, with the story from another step on. */
function update(recorded: Recorded, at: number, from: number, lang: Lang): UpdateMessage {
  const { view, ask, forecast, ending } = recorded.steps[at]!;
  const story = Array.from({ length: at - from + 1 }, (_, n) => line(recorded, from + n));
  const turn = ask && { seat: ask.seat, prompt: ask.prompt };
  const outcome = ending && { result: null, ended: null, says: ending as unknown as string[] };
  const told = { type: 'update', seq: at + 1, view, ask, turn, forecast, story, undo: at > 0, ...(outcome ? { outcome } : {}) };
  return inLanguage(told, lang) as UpdateMessage;
}

function table(link: string, recorded: Recorded): TableMessage {
  const solo = 'mode' in recorded.setup && recorded.setup.mode === 'solo';
  const seats: Seat[] = 'gangs' in recorded.setup ? recorded.setup.gangs : ['green', 'yellow'];
  const lesson = link.split('-')[2];
  const names = ['Nora', 'Silas', 'Ida', 'Moe'];
  const people = seats.slice(0, solo ? 1 : 4).map((seat, n) => ({
    seat,
    name: names[n] ?? '',
    bot: false,
    you: true,
    ready: true,
    here: true,
  }));
  return {
    type: 'table',
    link,
    game: recorded.game,
    setup: recorded.setup,
    options: { clock: { kind: 'none' }, listed: false, rated: false, ...(lesson ? { lesson } : {}) },
    status: 'playing',
    seats: people,
    watchers: 0,
    fair: { commitment: '9f2c41d07a3be6', server_seed: null },
    proposals: [],
  };
}

class Playback implements Connection {
  private at = 0;
  private recorded: Recorded | null = null;

  constructor(
    private link: string,
    private lang: Lang,
    private listener: Listener,
  ) {
    void this.start();
  }

  private async start(): Promise<void> {
    const { recorded, at } = await load(this.link);
    this.recorded = recorded;
    this.at = at;
    this.listener.hear(table(this.link, recorded));
    this.tell(0);
  }

  private tell(from: number): void {
    if (this.recorded) this.listener.hear(update(this.recorded, this.at, from, this.lang));
  }

  /** Whatever is chosen, the recorded game goes on. */
  choose(): void {
    if (!this.recorded?.steps[this.at + 1]) return this.tell(this.at);
    this.at += 1;
    this.tell(this.at);
  }

  undo(): void {
    this.at = Math.max(0, this.at - 1);
    this.tell(0);
  }

  back(): void {
    this.undo();
  }

  hint(): void {
    const choices = this.recorded?.steps[this.at]?.ask?.choices.slice(0, 3) ?? [];
    const told = inLanguage(choices, this.lang).map(({ id, says }) => ({ id, win: 0.5, own: 20, rival: 20, line: [], ...(says ? { says } : {}) }));
    this.listener.hear({ type: 'hint', re: 'hint', seq: this.at + 1, choices: told });
  }

  chat(text: string): void {
    this.listener.hear({ type: 'chat', name: 'Nora', text });
  }

  speak(lang: Lang): void {
    this.lang = lang;
    this.tell(0);
  }

  agree(): void {}
  disagree(): void {}
  resign(): void {}
  grant(): void {}
  decline(): void {}
  close(): void {}
}

const person = (name: string) => ({ kind: 'person', name });
const DAY = 86_400_000;
const TODAY = Date.UTC(2026, 10, 15, 10);

const tables: TableSummary[] = [
  {
    link: 'city-20',
    game: 'smile-and-gun',
    setup: { seats: { green: person('Nora'), yellow: person('Silas') } } as TableSummary['setup'],
    options: { clock: { kind: 'none' }, listed: false, rated: false },
    status: 'playing',
    outcome: null,
    created: TODAY,
    ended: null,
    turn: 'green',
    you: ['green'],
  },
  {
    link: 'chicago-10',
    game: 'gangster',
    setup: {
      gangs: ['red', 'blue', 'yellow', 'grey'],
      seats: { red: person('Nora'), blue: person('Silas'), yellow: person('Ida'), grey: person('') },
    },
    options: { clock: { kind: 'move', seconds: 120 }, listed: true, rated: false },
    status: 'waiting',
    outcome: null,
    created: TODAY - DAY,
    ended: null,
    turn: 'blue',
    you: ['red'],
    invite: 'an-invitation',
  },
];

const finished: FinishedGame[] = [
  { link: 'city-20', game: 'smile-and-gun', ended: TODAY - DAY, opponents: 'Silas', result: 'won', score: '54 : 47' },
  { link: 'city-10', game: 'smile-and-gun', ended: TODAY - 2 * DAY, opponents: 'Kingpin', result: 'lost', score: '39 : 51' },
  { link: 'chicago-33', game: 'gangster', ended: TODAY - 3 * DAY, opponents: 'Silas, Ida, Moe', result: 'won', score: '8 : 8 : 2 : 6' },
];

export const recorded: Api = {
  me: async () => ({ name: 'Nora', account: null, rating: 1512 }),
  rename: async (name) => ({ name, account: null }),
  register: async () => {},
  signIn: async () => {},
  signOut: async () => {},
  forget: async () => {},
  everythingUrl: '#',
  myTables: async () => tables,
  listedTables: async () => tables.filter((summary) => summary.options.listed),
  createTable: async (wish) => ({ link: wish.game === 'gangster' ? 'chicago-0' : 'city-0', invite: 'an-invitation' }),
  lesson: async (game, name) => ({ link: `${game === 'gangster' ? 'chicago' : 'city'}-0-${name}` }),
  sit: async () => ({ link: 'chicago-0' }),
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
  history: async () => finished,
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
  replay: async (link, at, lang) => {
    const { recorded, at: start } = await load(link);
    const wanted = Math.min(at ?? start, recorded.steps.length - 1);
    return { length: recorded.steps.length - 1, table: table(link, recorded), update: update(recorded, wanted, 0, lang) };
  },
  importRecord: async () => ({ link: 'city-0' }),
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
  open: (link, lang, listener) => new Playback(link, lang, listener),
};
