import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { readRecords } from '../src/lib/records';

const folder = new URL('../../fixtures/', import.meta.url).pathname;
const read = (name: string) => readFileSync(`${folder}${name}`, 'utf8');

describe('files of records', () => {
  test('all games of a file can be told apart by who played and what it came to', () => {
    const games = readRecords(`${read('first-siren-enthralling.jsonl')}\n\n${read('gangster-3.jsonl')}`);
    expect(games.map(({ game, winner, result }) => [game, winner, result])).toEqual([
      ['smile-and-gun', 'green', 'won'],
      ['gangster', 'red', 'won'],
    ]);
    expect(games[0]!.seats.map(({ seat, points }) => [seat, points])).toEqual([['green', 33], ['yellow', 25]]);
    expect(games[1]!.seats.map(({ name, points }) => [name, points])).toEqual([['random', 13], ['random', 6], ['random', 2]]);
  });

  test('every line is a record of its own, as it was written', () => {
    const files = readdirSync(folder).filter((name) => name.endsWith('.jsonl'));
    const all = files.map(read).join('');
    const games = readRecords(all);
    expect(games.length).toBeGreaterThanOrEqual(files.length);
    expect(games.map(({ record }) => record).join('\n').trim()).toBe(all.trim());
  });

  test('of two, whoever does not give up has won', () => {
    const record = JSON.parse(read('gangster-2.jsonl').split('\n')[0]!) as Record<string, unknown>;
    const [one] = readRecords(JSON.stringify({ ...record, result: null, ended: { how: 'resigned', by: 'red' } }));
    expect([one?.result, one?.winner]).toEqual(['won', one?.seats.find(({ seat }) => seat !== 'red')?.seat]);
    const drawn = readRecords(JSON.stringify({ ...record, result: null, ended: { how: 'agreed', by: null } }));
    expect(drawn[0]?.result).toBe('draw');
    expect(readRecords(JSON.stringify({ ...record, result: null }))[0]?.result).toBe('unfinished');
  });

  test('what is no list of games is left to the server to complain about', () => {
    for (const text of ['', 'nonsense', '{"game": 1}\n', JSON.stringify({ format: 'backroom/1' }, null, 2)]) expect(readRecords(text)).toEqual([]);
  });
});
