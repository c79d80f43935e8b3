// Where the page plays: at the server's tables and at those of this device, or only at those where there is no server.
// Tables of this device have links that tell so. What is asked once goes to the server, and if that can't be reached, what
// is here answers.

import { alone, isHere } from './alone';
import { Failed, type Api } from './api';
import { brought, here, isUsed, stray } from './here/here';
import { isBuilt } from './here/module';
import { see, seen } from './seen';
import { bringAlong, server } from './server';

/** Whoever has this game. */
const of = (link: string): Api => (isHere(link) ? here : server);

/** The server's answer; without a network, that of this device. */
async function either<T>(ask: (api: Api) => Promise<T>): Promise<T> {
  try {
    return await ask(server);
  } catch (error) {
    // The server has answered.
    if (error instanceof Failed) throw error;
    return ask(here);
  }
}

const both: Api = {
  ...server,
  me: () => either((api) => api.me()),
  myTables: async () => {
    // Both are asked at once, and both are heard: a failure that nobody waits for would be nobody's.
    const [own, there] = await Promise.allSettled([isUsed() ? here.myTables() : [], server.myTables()]);
    const open = own.status === 'fulfilled' ? own.value.filter(({ status }) => status !== 'over') : [];
    if (there.status === 'fulfilled') {
      see(there.value);
      return [...open, ...there.value];
    }
    // The server has answered; without a network the others are shown as they were.
    if (there.reason instanceof Failed) throw there.reason;
    return [...open, ...seen()];
  },
  games: () => either((api) => api.games()),
  createTable: (wish, onDevice) => (onDevice ? here.createTable(wish) : either((api) => api.createTable(wish))),
  strays: async () => (isUsed() ? here.strays() : []),
  bringAlong: async (link) => {
    await bringAlong(await stray(link));
    await brought(link);
  },
  lesson: (game, name) => either((api) => api.lesson(game, name)),
  progress: () => either((api) => api.progress()),
  history: (filter, before) => either((api) => api.history(filter, before)),
  statistics: (filter) => either((api) => api.statistics(filter)),
  importRecord: (record) => either((api) => api.importRecord(record)),
  results: (link) => of(link).results(link),
  replay: (link, at, lang) => of(link).replay(link, at, lang),
  analysis: (link, lang, seat) => of(link).analysis(link, lang, seat),
  prove: (link, lang) => of(link).prove(link, lang),
  recordUrl: (link) => of(link).recordUrl(link),
  record: (link) => of(link).record(link),
  frontPage: (link, lang) => of(link).frontPage(link, lang),
  open: (link, lang, listener) => of(link).open(link, lang, listener),
};

export function house(): Api {
  if (alone()) return here;
  return isBuilt() ? both : server;
}
