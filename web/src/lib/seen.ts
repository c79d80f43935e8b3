// The server's tables as they were when they were last seen, for times without a network.

import type { TableSummary } from './protocol';

/** A table in a list; with the time at which it was last seen, if it can't be seen now. */
export type Listed = TableSummary & { seen?: number };

const KEY = 'backroom-seen';

/** Remembers the tables that are not over. */
export function see(tables: TableSummary[], now = Date.now()): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ at: now, tables: tables.filter(({ status }) => status !== 'over') }));
  } catch {
    // Then there will be nothing to tell of them.
  }
}

/** What is remembered of them. */
export function seen(): Listed[] {
  try {
    const { at, tables } = JSON.parse(localStorage.getItem(KEY) ?? '{"tables":[]}') as { at: number; tables: TableSummary[] };
    return tables.map((table) => ({ ...table, seen: at }));
  } catch {
    return [];
  }
}
