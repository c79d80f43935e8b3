import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { TableSummary } from '../src/lib/protocol';
import { see, seen } from '../src/lib/seen';

const table = (link: string, status: TableSummary['status']): TableSummary =>
  ({ link, status, game: 'gangster', seats: [], you: [], turn: null }) as unknown as TableSummary;

describe('tables of the server, without a network', () => {
  beforeEach(() => {
    const kept = new Map<string, string>();
    vi.stubGlobal('localStorage', { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, value: string) => kept.set(key, value) });
  });

  it('are none before the first look', () => expect(seen()).toEqual([]));

  it('are those that were not over, with when they were seen', () => {
    see([table('a', 'playing'), table('b', 'over'), table('c', 'waiting')], 5);
    expect(seen().map(({ link, seen }) => [link, seen])).toEqual([['a', 5], ['c', 5]]);
  });

  it('are none where nothing can be kept', () => {
    vi.stubGlobal('localStorage', undefined);
    see([table('a', 'playing')], 5);
    expect(seen()).toEqual([]);
  });
});
