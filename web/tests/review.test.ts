import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { marks, turnFrom } from '../src/lib/review';

const read = (name: string) => readFileSync(new URL(`../../fixtures/${name}.jsonl`, import.meta.url), 'utf8').split('\n')[0]!;
const log = (record: string) => (JSON.parse(record) as { log: { by?: string; do?: string; event?: string; why?: string }[] }).log;

describe('the marks of a review', () => {
  test('three rounds, each where its dice are rolled', () => {
    const record = read('german-badge');
    const { rounds } = marks(record);
    expect(rounds.length).toBe(3);
    for (const at of rounds) expect(log(record)[at]).toMatchObject({ event: 'roll', why: 'round' });
  });

  test('every turn of the three rounds can be stepped to', () => {
    const record = read('german-badge');
    const { turns } = marks(record);
    const drafts = log(record).flatMap(({ do: what }, at) => (what === 'draft' ? [at] : []));
    expect(drafts.length).toBe(18);
    for (const at of drafts) expect(turns).toContain(at);
    expect(turns.at(-1)).toBe(log(record).length);
  });

  test('the gang has turns, too', () => {
    const record = read('scenario-2-henchman');
    const gang = log(record).flatMap(({ why }, at) => (why === 'gang_lowest' ? [at] : []));
    expect(gang.length).toBeGreaterThan(5);
    for (const at of gang) expect(marks(record).turns).toContain(at);
  });

  test('in Chicago a turn is whatever somebody does before somebody else', () => {
    const record = read('gangster-3');
    const { rounds, turns } = marks(record);
    expect(rounds).toEqual([]);
    const by = turns.slice(1, -1).map((at) => log(record)[at]?.by);
    by.forEach((seat, n) => n > 0 && expect(seat).not.toBe(by[n - 1]));
  });

  test('steps by turn stay within the game', () => {
    const turns = [0, 4, 9, 12];
    expect([turnFrom(turns, 0, false), turnFrom(turns, 4, false), turnFrom(turns, 5, false)]).toEqual([0, 0, 4]);
    expect([turnFrom(turns, 4, true), turnFrom(turns, 5, true), turnFrom(turns, 12, true)]).toEqual([9, 9, 12]);
  });
});
