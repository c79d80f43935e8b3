// What is kept on this device, in IndexedDB. Keys and values are the house's business; a change is kept as a whole or not
// at all.

import { openDB, type IDBPDatabase } from 'idb';
import type { Put } from './wire';

const STORES = ['tables', 'lines', 'games', 'records', 'me'] as const;
type Store = (typeof STORES)[number];

export class Kept {
  private constructor(private db: IDBPDatabase) {}

  static async open(): Promise<Kept> {
    const db = await openDB('backroom', 1, {
      upgrade: (db) => STORES.forEach((store) => db.createObjectStore(store)),
      // Another page has a newer version: it must not wait for this one.
      blocking: (_current, _blocked, event) => (event.target as IDBDatabase).close(),
    });
    return new Kept(db);
  }

  /** Keeps all of it, and returns once it is on disk. */
  async keep(puts: Put[]): Promise<void> {
    const stores = [...new Set(puts.map(({ store }) => store))];
    const change = this.db.transaction(stores, 'readwrite', { durability: 'strict' });
    const asked = puts.map(({ store, key, value, new: fresh }) => {
      const into = change.objectStore(store);
      return fresh ? into.add(value, key) : into.put(value, key);
    });
    await Promise.all([...asked, change.done]);
  }

  /** A game as the house reads it; nothing if it isn't here. */
  async source(link: string): Promise<string | null> {
    const read = this.db.transaction(['tables', 'lines', 'records']);
    const table = (await read.objectStore('tables').get(link)) as string | undefined;
    if (table === undefined) {
      const record = (await read.objectStore('records').get(link)) as string | undefined;
      return record === undefined ? null : `{"record":${record}}`;
    }
    const lines = (await read.objectStore('lines').getAll(linesOf(link))) as string[];
    return `{"table":${table},"lines":[${lines.join(',')}]}`;
  }

  /** Everything in a store, as a JSON list. */
  async all(store: Store): Promise<string> {
    return `[${((await this.db.getAll(store)) as string[]).join(',')}]`;
  }

  async links(store: 'games' | 'records'): Promise<string[]> {
    return (await this.db.getAllKeys(store)).map(String);
  }

  async name(): Promise<string | null> {
    return ((await this.db.get('me', 'name')) as string | undefined) ?? null;
  }

  /** What a game came to. */
  async game(link: string): Promise<string> {
    return (await this.db.get('games', link)) as string;
  }

  /** The games that a server has, too. */
  async brought(): Promise<string[]> {
    return ((await this.db.get('me', 'brought')) as string[] | undefined) ?? [];
  }

  async bring(link: string): Promise<void> {
    const change = this.db.transaction('me', 'readwrite');
    const before = ((await change.store.get('brought')) as string[] | undefined) ?? [];
    await Promise.all([change.store.put([...before, link], 'brought'), change.done]);
  }

  async rename(name: string): Promise<void> {
    await this.db.put('me', name, 'name');
  }

  /** Forgets a table that nobody goes on with. */
  async drop(link: string): Promise<void> {
    const change = this.db.transaction(['tables', 'lines'], 'readwrite');
    await Promise.all([change.objectStore('tables').delete(link), change.objectStore('lines').delete(linesOf(link)), change.done]);
  }

  /** Forgets everything. */
  async forget(): Promise<void> {
    const change = this.db.transaction(STORES, 'readwrite', { durability: 'strict' });
    await Promise.all([...STORES.map((store) => change.objectStore(store).clear()), change.done]);
  }
}

/** The lines of a table, in order. */
const linesOf = (link: string): IDBKeyRange => IDBKeyRange.bound([link, 0], [link, Infinity]);
