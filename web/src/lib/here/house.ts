// The house, in a worker: it holds the tables of this device, keeps what they want to be kept before anybody is shown it,
// and lets bots think elsewhere.

import { compile, instantiate } from './module';
import { Kept } from './store';
import { Thinkers, type Thinking } from './thinking';
import { failure, type Failure, type FromHouse, type FromPage, type House, type Module, type OfDevice, type Put, type Question, type Want } from './wire';

/** An open table. */
interface Table {
  link: string;
  /** The pages' connections that look at it. */
  pages: Set<number>;
  wants: Want[];
  /** Whether somebody sees to what it wants. */
  served: boolean;
  thinking: Thinking | null;
  timer: number;
  /** Nobody looks at it any more. */
  closed: boolean;
  /** Lets another page have it. */
  release(): void;
}

interface Rooms {
  module: Module;
  house: House;
  kept: Kept;
  thinkers: Thinkers;
}

const tell = (message: FromHouse): void => postMessage(message);

let opening: Promise<Rooms> | null = null;
/** Everything that is needed, opened once; what failed is tried again. */
function rooms(): Promise<Rooms> {
  opening ??= (async () => {
    const [kept, code] = await Promise.all([Kept.open(), compile()]);
    const module = await instantiate(code);
    return { module, house: new module.House(), kept, thinkers: new Thinkers(code) };
  })().catch((error: unknown) => {
    opening = null;
    throw error;
  });
  return opening;
}

const random = ({ module }: Rooms): Uint8Array => crypto.getRandomValues(new Uint8Array(module.random_bytes()));
/** What somebody without a name is called. */
let guest = '';
const nameOf = async ({ kept }: Rooms): Promise<string> => (await kept.name()) ?? guest;

const tables = new Map<string, Promise<Table>>();
const connections = new Map<number, Promise<Table>>();

/** Waits until no other page has the table, so that its game is in one place only. */
function lock(link: string): Promise<() => void> {
  // Where the page came without encryption there are no locks; the store still refuses what another page wrote first.
  if (!navigator.locks) return Promise.resolve(() => {});
  return new Promise((have, failed) => {
    navigator.locks.request(`table ${link}`, () => new Promise<void>((release) => have(release))).catch(failed);
  });
}

async function openTable(all: Rooms, link: string): Promise<Table> {
  const release = await lock(link);
  try {
    const source = await all.kept.source(link);
    if (source === null) throw JSON.stringify({ status: 404, error: 'there is no such table' } satisfies Failure);
    const table: Table = { link, pages: new Set(), wants: [], served: false, thinking: null, timer: 0, closed: false, release };
    want(all, table, all.house.open(source, await nameOf(all), Date.now()));
    return table;
  } catch (error) {
    release();
    throw error;
  }
}

function hear(all: Rooms, table: Table, event: object): void {
  if (table.closed) return;
  want(all, table, all.house.hear(table.link, JSON.stringify(event), random(all), Date.now()));
}

function want(all: Rooms, table: Table, wants: string): void {
  table.wants.push(...(JSON.parse(wants) as Want[]));
  if (!table.served) void serve(all, table);
}

/** Sees to everything that a table wants, in order. */
async function serve(all: Rooms, table: Table): Promise<void> {
  table.served = true;
  for (let next = table.wants.shift(); next; next = table.wants.shift()) {
    switch (next.want) {
      case 'keep':
        hear(all, table, { event: (await keep(all, next.puts)) ? 'kept' : 'not_kept' });
        break;
      case 'tell':
        for (const to of next.to) tell({ told: to, text: next.text });
        break;
      case 'think':
        think(all, table, next.seq, next.position);
        break;
      case 'rest':
        table.thinking?.stop();
        table.thinking = null;
        break;
      case 'hint':
        hint(all, table, next.position);
        break;
      case 'wake':
        clearTimeout(table.timer);
        table.timer = self.setTimeout(() => hear(all, table, { event: 'tick' }), Math.max(0, next.at - Date.now()));
    }
  }
  table.served = false;
}

/** Whether it is kept; if not, nothing of it is. */
async function keep({ kept }: Rooms, puts: Put[]): Promise<boolean> {
  try {
    await kept.keep(puts);
    return true;
  } catch (error) {
    console.warn('not kept:', error);
    return false;
  }
}

function think(all: Rooms, table: Table, seq: number, position: object): void {
  table.thinking?.stop();
  const thinking = all.thinkers.ask({ what: 'think', position: JSON.stringify(position) });
  table.thinking = thinking;
  const chose = (choices: number[]): void => {
    if (table.thinking !== thinking) return;
    table.thinking = null;
    hear(all, table, { event: 'thought', seq, choices });
  };
  thinking.answer.then(
    (choices) => chose(JSON.parse(choices) as number[]),
    // One that fell over has chosen nothing; it is asked again, but not at once.
    () => setTimeout(() => chose([]), 1000),
  );
}

function hint(all: Rooms, table: Table, position: object): void {
  const { answer } = all.thinkers.ask({ what: 'hint', position: JSON.stringify(position) });
  answer.then(
    (choices) => hear(all, table, { event: 'hinted', choices: JSON.parse(choices) as unknown }),
    () => hear(all, table, { event: 'hinted', choices: null }),
  );
}

async function join(connection: number, link: string): Promise<void> {
  const all = await rooms();
  let opened = tables.get(link);
  if (!opened) {
    opened = openTable(all, link);
    tables.set(link, opened);
    opened.catch(() => tables.delete(link));
  }
  connections.set(connection, opened);
  const table = await opened;
  if (!connections.has(connection)) return;
  table.pages.add(connection);
  hear(all, table, { event: 'joined', id: connection });
  tell({ opened: connection });
}

async function leave(connection: number): Promise<void> {
  const opened = connections.get(connection);
  connections.delete(connection);
  const [all, table] = await Promise.all([rooms(), opened]);
  if (!table?.pages.delete(connection)) return;
  hear(all, table, { event: 'left', id: connection });
  if (table.pages.size > 0) return;
  // What is being kept is kept; what is not said yet is said to nobody.
  table.thinking?.stop();
  clearTimeout(table.timer);
  table.closed = true;
  tables.delete(table.link);
  all.house.close(table.link);
  table.release();
}

async function say(connection: number, text: string): Promise<void> {
  const [all, table] = await Promise.all([rooms(), connections.get(connection)]);
  if (table) hear(all, table, { event: 'message', id: connection, message: JSON.parse(text) as unknown });
}

/** Keeps what was laid and says where it is. */
async function lay(all: Rooms, made: string): Promise<{ link: string; invite: string }> {
  const { puts, link, invite } = JSON.parse(made) as { puts: Put[]; link: string; invite: string };
  await all.kept.keep(puts);
  return { link, invite };
}

async function sourceOf({ kept }: Rooms, link: string): Promise<string> {
  const source = await kept.source(link);
  if (source === null) throw JSON.stringify({ status: 404, error: 'there is no such table' } satisfies Failure);
  return source;
}

/** Lessons that nobody goes on with, when another begins. */
async function dropLessons({ kept }: Rooms): Promise<void> {
  const all = JSON.parse(await kept.all('tables')) as { row: { link: string; options: string } }[];
  const lessons = all.filter(({ row }) => 'lesson' in (JSON.parse(row.options) as object) && !tables.has(row.link));
  await Promise.all(lessons.map(({ row }) => kept.drop(row.link)));
}

/** The last games that were looked at, for every seat at once. */
const reviews = new Map<string, { source: string; answer: Promise<string>; done?: string }>();
const MOST_REVIEWS = 8;

function review({ thinkers }: Rooms, link: string, source: string): Promise<string> {
  const known = reviews.get(link);
  if (known?.source === source) return known.answer;
  const made: { source: string; answer: Promise<string>; done?: string } = { source, answer: thinkers.ask({ what: 'review', source }).answer };
  reviews.delete(link);
  reviews.set(link, made);
  for (const old of [...reviews.keys()].slice(0, -MOST_REVIEWS)) reviews.delete(old);
  made.answer.then(
    (done) => (made.done = done),
    // What failed is tried again.
    () => reviews.delete(link),
  );
  return made.answer;
}

/** What is asked once. */
const ANSWERS: Record<string, (all: Rooms, ...of: never[]) => unknown> = {
  games: ({ module }) => JSON.parse(module.catalogue()) as unknown,
  name: ({ kept }) => kept.name(),
  rename: ({ kept }, name: string) => kept.rename(name),
  forget: ({ kept }) => kept.forget(),
  myTables: async (all) => JSON.parse(all.module.mine(await all.kept.all('tables'), await nameOf(all))) as unknown,
  createTable: (all, wish: object) => lay(all, all.module.lay(JSON.stringify(wish), random(all), Date.now())),
  lesson: async (all, game: string, name: string) => {
    await dropLessons(all);
    return lay(all, all.module.lesson(game, name, random(all), Date.now()));
  },
  importRecord: (all, record: string) => lay(all, all.module.bring(record, random(all), Date.now())),
  progress: async (all) => JSON.parse(all.module.progress(await all.kept.all('games'))) as unknown,
  history: async (all, filter: object) => JSON.parse(all.module.history(await all.kept.all('games'), JSON.stringify(filter))) as unknown,
  statistics: async (all, filter: object) => JSON.parse(all.module.statistics(await all.kept.all('games'), JSON.stringify(filter))) as unknown,
  results: async (all, link: string) => JSON.parse(all.module.results(await all.kept.all('games'), link)) as unknown,
  record: async (all, link: string) => all.module.record(await sourceOf(all, link)),
  frontPage: async (all, link: string, lang: string, texts: string, sign: { name?: string; colour?: string }) => {
    const source = await sourceOf(all, link);
    // Nobody waits for a review; once there is one, it is in the news.
    const known = reviews.get(link);
    return all.module.front_page(source, await nameOf(all), lang, texts, known?.source === source ? known.done : undefined, sign.name, sign.colour);
  },
  records: async (all) => {
    const links = [...(await all.kept.links('games')), ...(await all.kept.links('records'))];
    const sources = await Promise.all(links.map((link) => sourceOf(all, link)));
    return all.module.records(`[${sources.join(',')}]`);
  },
  strays: async ({ kept }) => {
    const brought = await kept.brought();
    return (await kept.links('games')).filter((link) => !brought.includes(link));
  },
  stray: async (all, link: string): Promise<OfDevice> => {
    const { row } = JSON.parse(await all.kept.game(link)) as { row: { ended: number } };
    return { link: link.replace('here-', ''), record: all.module.record(await sourceOf(all, link)), ended: row.ended };
  },
  brought: ({ kept }, link: string) => kept.bring(link),
  replay: async (all, link: string, at: number | null, lang: string) =>
    JSON.parse(all.house.position(await sourceOf(all, link), at ?? undefined, await nameOf(all), lang)) as unknown,
  prove: async (all, link: string, lang: string) => JSON.parse(all.house.proof(await sourceOf(all, link), lang)) as unknown,
  analysis: async (all, link: string, lang: string, seat: string | undefined) => {
    const source = await sourceOf(all, link);
    return JSON.parse(all.module.analysis(source, await review(all, link, source), seat, lang)) as unknown;
  },
};

async function answer({ ask, what, of }: Question): Promise<void> {
  try {
    const found = ANSWERS[what];
    if (!found) throw new Error(`${what}: nothing here answers that`);
    tell({ answer: ask, value: await found(await rooms(), ...(of as never[])) });
  } catch (error) {
    tell({ answer: ask, failed: failure(error) });
  }
}

addEventListener('message', ({ data }: MessageEvent<FromPage>) => {
  if ('guest' in data) guest = data.guest;
  else if ('ask' in data) void answer(data);
  else if ('open' in data) join(data.open, data.link).catch(() => tell({ lost: data.open }));
  else if ('say' in data) void say(data.say, data.text);
  else void leave(data.close);
});
