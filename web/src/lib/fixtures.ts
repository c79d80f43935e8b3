// Recorded positions instead of a server: for pictures, checks and trying the page out.

import type { Api, Connection, Listener } from './api';
import type { Catalogue, GameName, Lang, Played, Proposal, SeatName, ServerMessage, Setup, TableSummary, Update } from './protocol';

/** One position of a recorded game, as a table tells it. */
type Step = Pick<Update, 'view' | 'ask' | 'story' | 'forecast' | 'outcome'>;

interface Recorded {
  game: GameName;
  setup: Setup;
  steps: Step[];
}

/** The fixture holds every sentence in all languages; this leaves one. */
const inLanguage = (fixture: unknown, lang: Lang): unknown =>
  JSON.parse(JSON.stringify(fixture), (key, part) => (key === 'says' ? part[lang] : part));

async function load(id: string, lang: Lang): Promise<{ recorded: Recorded; at: number }> {
  const [name = '', number = '0'] = id.split('-');
  if (name === 'scene') {
    const { default: scenes } = await import('../../fixtures/scenes.json');
    if (!scenes[Number(number)]) throw new Error(`no scene ${number}`);
    return { recorded: inLanguage(scenes[Number(number)], lang) as Recorded, at: 0 };
  }
  const { default: game } = name === 'gangster' ? await import('../../fixtures/gangster.json') : await import('../../fixtures/smile.json');
  return { recorded: inLanguage(game, lang) as Recorded, at: Number(number) };
}

/** How many of the seats are ours, where a link says how it is looked at: `smile-0-watched`. All of them otherwise. */
const MINE: Record<string, number> = { watched: 0, company: 1 };
const mine = (link: string): number => MINE[link.split('-')[2] ?? ''] ?? 4;

type TableMessage = Extract<ServerMessage, { type: 'table' }>;
type UpdateMessage = Extract<ServerMessage, { type: 'update' }>;

/** The position at a step, with the story from another step on. */
function update({ steps }: Recorded, at: number, from: number): UpdateMessage {
  const { ask, ...step } = steps[at]!;
  const turn = ask && { seat: ask.seat, prompt: ask.prompt };
  return { type: 'update', seq: steps[at]!.story[0]!.seq, ...step, ask, turn, undo: at > 0, story: steps.slice(from, at + 1).flatMap(({ story }) => story) };
}

function table(link: string, recorded: Recorded): TableMessage {
  const solo = 'mode' in recorded.setup && recorded.setup.mode === 'solo';
  const seats: SeatName[] = 'gangs' in recorded.setup ? recorded.setup.gangs : ['green', 'yellow'];
  const how = link.split('-')[2];
  const lesson = how && how in MINE ? undefined : how;
  const names = ['Nora', 'Silas', 'Ida', 'Moe'];
  const people = seats.slice(0, solo ? 1 : 4).map((seat, n) => ({
    seat,
    name: names[n] ?? '',
    bot: false,
    you: n < mine(link),
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
    fair: { scheme: 'fair-1', table: link, commitment: '9f2c41d07a3be6', server_seed: null, player_seeds: [] },
    proposals: [],
    keeps_talk: false,
  };
}

class Playback implements Connection {
  private at = 0;
  private recorded: Recorded | null = null;
  private ours: SeatName[] = [];

  constructor(
    private link: string,
    private lang: Lang,
    private listener: Listener,
  ) {
    void this.start();
  }

  private async start(): Promise<void> {
    const { recorded, at } = await load(this.link, this.lang);
    this.recorded = recorded;
    this.at = at;
    const info = table(this.link, recorded);
    this.ours = info.seats.filter(({ you }) => you).map(({ seat }) => seat);
    this.listener.hear(info);
    this.tell(0);
    if (mine(this.link) === 1) this.listener.hear({ type: 'chat', number: 1, who: 1, seat: null, name: 'Silas', text: '/hello', at: TODAY });
  }

  private tell(from: number, more: Partial<UpdateMessage> = {}): void {
    if (!this.recorded) return;
    const told = { ...update(this.recorded, this.at, from), ...more };
    this.listener.hear({ ...told, ask: told.ask && this.ours.includes(told.ask.seat) ? told.ask : null });
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

  hint(): void {
    const choices = this.recorded?.steps[this.at]?.ask?.choices.slice(0, 3) ?? [];
    const told = choices.map(({ id, says }) => ({ id, win: 0.5, own: 20, rival: 20, line: [], ...(says ? { says } : {}) }));
    this.listener.hear({ type: 'hint', re: 'hint', seq: this.recorded?.steps[this.at]?.story[0]?.seq ?? 0, choices: told });
  }

  chat(text: string): void {
    this.listener.hear({ type: 'chat', number: Date.now(), who: 0, seat: null, name: 'Nora', text, at: Date.now() });
  }

  async speak(lang: Lang): Promise<void> {
    this.lang = lang;
    this.recorded = (await load(this.link, lang)).recorded;
    this.tell(0);
  }

  mute(): void {}
  agree(to: Proposal): void {
    if (to === 'rematch') this.listener.hear({ type: 'moved', link: `smile-0${this.link.includes('company') ? '-company' : ''}` });
  }

  resign(): void {
    this.tell(this.at, { turn: null, ask: null, outcome: { result: null, ended: { how: 'resigned', by: 'green' }, says: ['Silas wins: Nora gives up.'] } });
  }

  disagree(): void {}
  grant(): void {}
  claim(): void {}
  decline(): void {}
  close(): void {}
}

const NORA = { name: 'Nora', account: 'nora', ratings: [{ game: 'smile-and-gun' as const, rating: 1512, uncertainty: 140, games: 23 }] };
const seat = (seat: SeatName, name: string | null, rating: number | null = null) => ({ seat, name, bot: false, rating });
const DAY = 86_400_000;
const TODAY = Date.UTC(2026, 10, 15, 10);

const laid = async (name: string): Promise<Setup> => (await load(name, 'en')).recorded.setup;
const tables = async (): Promise<TableSummary[]> => [
  {
    link: 'smile-20',
    game: 'smile-and-gun',
    setup: await laid('smile'),
    options: { clock: { kind: 'none' }, listed: false, rated: false },
    status: 'playing',
    outcome: null,
    created: TODAY,
    ended: null,
    seats: [seat('green', 'Nora'), seat('yellow', 'Silas')],
    turn: 'green',
    you: ['green'],
    invite: null,
  },
  {
    link: 'gangster-10',
    game: 'gangster',
    setup: await laid('gangster'),
    options: { clock: { kind: 'move', seconds: 120 }, listed: true, rated: false },
    status: 'waiting',
    outcome: null,
    created: TODAY - DAY,
    ended: null,
    seats: [seat('red', 'Moe', 1634), seat('blue', 'Silas', 1488), seat('yellow', 'Ida'), seat('grey', null)],
    turn: null,
    you: [],
    invite: 'an-invitation',
  },
];

const two = { edition: 'german', mode: 'two', stage: null, level: null, cards: ['shadow:badge', 'infusion:last_chance'], same_deal: 1 };
const finished: Played[] = [
  { ...two, same_deal: 2, link: 'smile-20', game: 'smile-and-gun', ended: TODAY - DAY, result: 'won', points: 54, rival: 47, seats: ['green'], opponents: [{ kind: 'person', name: 'Silas' }] },
  { ...two, link: 'smile-10', game: 'smile-and-gun', ended: TODAY - 2 * DAY, result: 'lost', points: 39, rival: 51, seats: ['green'], opponents: [{ kind: 'bot', name: 'kingpin' }] },
  { ...two, link: 'scene-10', game: 'smile-and-gun', mode: 'scenario', stage: 3, level: 'capo', ended: TODAY - 2 * DAY, result: 'won', points: 49, rival: 44, seats: ['green'], opponents: [{ kind: 'gang' }] },
  {
    ...{ ...two, edition: null, mode: 'four', cards: [] },
    link: 'gangster-33',
    game: 'gangster',
    ended: TODAY - 3 * DAY,
    result: 'draw',
    points: 8,
    rival: 8,
    seats: ['red'],
    opponents: ['Silas', 'Ida', ''].map((name) => ({ kind: 'person' as const, name })),
  },
];
const tally = (won: number, lost: number, draws = 0) => ({ played: won + lost + draws, won, lost, draws, unfinished: 0, shared: 0 });

export const recorded: Api = {
  me: async () => NORA,
  rename: async (name) => ({ ...NORA, name }),
  register: async () => {},
  signIn: async () => {},
  signOut: async () => {},
  changePassword: async () => {},
  sessions: async () => [
    { id: 'a', since: TODAY - 9 * 86_400_000, seen: TODAY, agent: 'Firefox · Linux', this: true },
    { id: 'b', since: TODAY - 40 * 86_400_000, seen: TODAY - 86_400_000, agent: 'Safari · iPhone', this: false },
  ],
  endSession: async () => {},
  tokens: async () => [{ id: 'a', name: 'Night bot', scope: 'play', created: TODAY }],
  makeToken: async () => ({ token: 'backroom_4kq0mSsJHxIzKxxhPLdWqAp9mFfDcl3RIbdYQhnZ1eBw' }),
  endToken: async () => {},
  forget: async () => {},
  everythingUrl: async () => '#',
  forgotPassword: async () => {},
  resetPassword: async () => {},
  notices: async () => ({ key: 'a-key', browsers: 0, sends_mail: true, mail: null, confirmed: false }),
  subscribe: async () => {},
  unsubscribe: async () => {},
  writeTo: async () => {},
  confirmMail: async () => {},
  stopMail: async () => {},
  recordsUrl: async () => '#',
  strays: async () => [],
  bringAlong: async () => {},
  myTables: tables,
  listedTables: async () => (await tables()).filter((summary) => summary.options.listed),
  games: async () => inLanguage((await import('../../fixtures/catalogue.json')).default, 'en') as Catalogue,
  createTable: async (wish) => ({ link: wish.game === 'gangster' ? 'gangster-0' : 'smile-0', invite: 'an-invitation' }),
  lesson: async (game, name) => ({ link: `${game === 'gangster' ? 'gangster' : 'smile'}-0-${name}` }),
  invitation: async (invite) => ({ ...(await tables())[invite === 'smile' ? 0 : 1]!, you: [] }),
  sit: async () => ({ link: 'gangster-0' }),
  progress: async () => ({
    scenarios: Array.from({ length: 10 }, (_, n) => ({
      number: n + 1,
      won: n < 3,
      tries: n < 4 ? n + 1 : 0,
      best: n < 4 ? 61 - 4 * n : null,
      level: (['henchman', 'normal', 'capo'] as const)[n] ?? null,
      medal: (['bronze', 'silver', 'gold'] as const)[n] ?? null,
    })),
    next_scenario: 4,
    missions: Array.from({ length: 5 }, (_, n) => ({
      number: n + 1,
      won: n === 0,
      tries: n === 0 ? 2 : 0,
      best: n === 0 ? 52 : null,
      level: n === 0 ? 'normal' : null,
      medal: n === 0 ? ('silver' as const) : null,
    })),
    next_mission: 2,
  }),
  history: async () => ({ games: finished, before: 'gangster-33' }),
  statistics: async () => ({
    tally: tally(12, 10, 1),
    streaks: { now: 2, won: 4, lost: 3 },
    games: [
      { game: 'gangster', tally: tally(3, 2, 1), average: 9.5, rival: 8.2, best: 17 },
      { game: 'smile-and-gun', tally: tally(9, 8), average: 48.3, rival: 46.1, best: 66 },
    ],
    opponents: [
      { opponent: { kind: 'person', name: 'Silas' }, tally: tally(5, 3, 1) },
      { opponent: { kind: 'bot', name: 'kingpin' }, tally: tally(3, 6) },
      { opponent: { kind: 'gang' }, tally: tally(4, 1) },
    ],
    levels: [{ name: 'capo', tally: tally(1, 1) }, { name: 'normal', tally: tally(3, 0) }],
    shadows: [{ name: 'badge', tally: tally(6, 5) }, { name: 'siren', tally: tally(3, 3) }],
    infusions: [{ name: 'last_chance', tally: tally(5, 6) }, { name: 'knockoff', tally: tally(4, 2) }],
    dice: { actual: [168, 149, 163, 155, 171, 130], expected: 156, chi_square: 7.14, p: 0.21, verdict: 'usual' },
  }),
  challenge: async () => ({ challenge: 'a-challenge' }),
  accept: async () => ({ link: 'smile-0' }),
  results: async (link) => [
    { name: 'Nora', you: true, seats: ['green'], result: 'won', points: 54, rival: 47, ended: TODAY - DAY, link },
    { name: 'Silas', you: false, seats: ['green'], result: 'lost', points: 45, rival: 52, ended: TODAY, link: 'smile-10' },
  ],
  replay: async (link, at, lang) => {
    const { recorded, at: start } = await load(link, lang);
    const wanted = Math.min(at ?? start, recorded.steps.length - 1);
    return { length: recorded.steps.length - 1, table: table(link, recorded), update: update(recorded, wanted, 0) };
  },
  importRecord: async () => ({ link: 'smile-0' }),
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
  recordUrl: async (link) => `/api/tables/${link}/record`,
  record: async (link) => {
    const { steps } = (await load(link, 'en')).recorded;
    return JSON.stringify({ log: steps.slice(1).map((_, n) => (n === 0 ? { event: 'roll', why: 'round' } : { by: steps[n]?.ask?.seat })) });
  },
  frontPage: async (link, lang) => {
    const { default: pages } = await import('../../fixtures/front-pages.json');
    return pages[link.startsWith('gangster') ? 'gangster' : 'smile-and-gun'][lang];
  },
  open: (link, lang, listener) => new Playback(link, lang, listener),
};
