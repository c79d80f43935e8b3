import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { after, learned, LESSONS, next, remember, RIVAL, standing, WHOLE } from '../src/lib/lessons';
import { event } from './loose';

const kept = new Map<string, string>();
vi.stubGlobal('localStorage', { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, value: string) => kept.set(key, value) });

describe('lessons', () => {
  beforeEach(() => kept.clear());

  test('each has a position that the server can lay', () => {
    const folder = new URL('../../data/lessons/', import.meta.url).pathname;
    for (const [game, lessons] of Object.entries(LESSONS)) {
      for (const { name } of lessons) expect(existsSync(`${folder}${game}/${name}.json`), name).toBe(true);
      expect(readdirSync(`${folder}${game}`).length).toBe(lessons.length);
    }
  });

  test('each is played against the bot that it names', () => {
    const folder = new URL('../../data/lessons/', import.meta.url).pathname;
    for (const game of readdirSync(folder)) {
      for (const file of readdirSync(`${folder}${game}`)) {
        const { setup } = JSON.parse(readFileSync(`${folder}${game}/${file}`, 'utf8')) as { setup: { seats: Record<string, { kind: string; name: string }> } };
        expect(Object.values(setup.seats).filter(({ kind }) => kind === 'bot').map(({ name }) => name), file).toEqual([RIVAL]);
      }
    }
  });

  test('the event that a lesson is about ends it, another one misses it', () => {
    const settle = LESSONS['smile-and-gun'].find(({ name }) => name === 'settle')!;
    const took = (kind: string, face: string | null) => event('took', { party: 'green', district: 3, held: { kind, face, value: 0, squares: 2, on: null } });
    expect(standing(settle, [{ kind: 'settling', district: 3 }])).toBe('open');
    expect(standing(settle, [took('weapons', 'up')])).toBe('done');
    expect(standing(settle, [took('weapons', 'down')])).toBe('missed');
    expect(standing(settle, [took('hat', null)])).toBe('missed');
    const move = LESSONS.gangster.find(({ name }) => name === 'move')!;
    const moved = (to: number[]) => event('moved', { player: 'red', from: [0, 0], to });
    expect(standing(move, [moved([0, 1])])).toBe('done');
    expect(standing(move, [moved([1, 0])])).toBe('open');
    expect(standing(move, [moved([1, 0]), { kind: 'drew', player: 'blue', stack: 0 }])).toBe('missed');
  });

  test('what was done is remembered, per game', () => {
    expect(next('gangster')).toBe('lay');
    remember('gangster', 'lay');
    remember('gangster', 'lay');
    remember('smile-and-gun', 'place');
    expect(learned('gangster')).toEqual(['lay']);
    expect(next('gangster')).toBe('row');
    expect(next('smile-and-gun')).toBe('draft');
    LESSONS.gangster.forEach(({ name }) => remember('gangster', name));
    expect(next('gangster')).toBe(WHOLE);
  });

  test('nonsense in the browser is no lesson done', () => {
    localStorage.setItem('backroom-lessons', 'nonsense');
    expect(learned('gangster')).toEqual([]);
    expect(next('smile-and-gun')).toBe('draft');
  });

  test('the whole game comes last', () => {
    expect(after('gangster', 'lay')).toBe('row');
    expect(after('gangster', 'end')).toBe(WHOLE);
  });
});
