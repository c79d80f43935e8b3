import { describe, expect, test } from 'vitest';
import measured from '../../data/odds.json';
import { inShort, oddsOf } from '../src/lib/odds';

describe('how often a gang is beaten', () => {
  test('is said in small numbers', () => {
    expect(inShort(38, 200)).toEqual({ verdict: 'hard', won: 1, of: 5 });
    expect(inShort(62, 100)).toEqual({ verdict: 'fair', won: 6, of: 10 });
    expect(inShort(86, 100)).toEqual({ verdict: 'easy', won: 9, of: 10 });
    expect(inShort(10, 200)).toEqual({ verdict: 'harder', won: 1, of: 20 });
  });

  test('is said as it was counted where it is nearly always or never', () => {
    expect(inShort(0, 100)).toEqual({ verdict: 'harder', won: 0, of: 100 });
    expect(inShort(95, 100)).toEqual({ verdict: 'easy', won: 95, of: 100 });
  });

  test('comes near to what was measured, for every gang that can be lost to', () => {
    const names = [...Array.from({ length: 9 }, (_, n) => `scenario ${n + 1}`), ...Array.from({ length: 5 }, (_, n) => `mission ${n + 1}`)];
    const gangs: Record<string, { games: number; won: number } | undefined> = measured.gangs;
    for (const name of names) {
      const [book, number] = name.split(' ') as ['scenario' | 'mission', string];
      const { games, won } = gangs[name]!;
      const odds = oddsOf(book, Number(number), 'normal', false)!;
      expect(Math.abs(odds.won / odds.of - won / games), name).toBeLessThanOrEqual(0.051);
    }
  });

  test('is not told where it was not measured', () => {
    expect(oddsOf('scenario', 1, 'don', false)).toBeNull();
    expect(oddsOf('scenario', 10, 'normal', false)).toBeNull();
  });
});
