import { describe, expect, test } from 'vitest';
import { reached, stageOf, stageWish } from '../src/lib/campaign';
import type { Progress, SmileSetup } from '../src/lib/protocol';

const stage = (number: number, won: boolean) => ({ number, won, tries: 1, best: 50, level: won ? 'capo' : null, medal: won ? ('gold' as const) : null });
const progress: Progress = {
  scenarios: Array.from({ length: 10 }, (_, n) => stage(n + 1, n < 3)),
  next_scenario: 4,
  missions: Array.from({ length: 5 }, (_, n) => stage(n + 1, true)),
  next_mission: null,
};

describe('the campaign', () => {
  test('a table knows its stage', () => {
    expect(stageOf({ scenario: 3, mission: null } as SmileSetup)).toEqual({ book: 'scenario', number: 3 });
    expect(stageOf({ scenario: null, mission: 5 } as SmileSetup)).toEqual({ book: 'mission', number: 5 });
    expect(stageOf({ scenario: null, mission: null } as SmileSetup)).toBeNull();
  });

  test('after a win comes the first gang that is not beaten yet', () => {
    expect(reached(progress, 'scenario', 3)).toMatchObject({ stage: { medal: 'gold' }, next: 4 });
    expect(reached(progress, 'scenario', 7).next).toBe(4);
  });

  test('where all are beaten the following one comes, and after the last none', () => {
    expect(reached(progress, 'mission', 2).next).toBe(3);
    expect(reached(progress, 'mission', 5).next).toBeNull();
  });

  test('the next gang is played at the same level, as hard as before', () => {
    expect(stageWish('scenario', 4, 'capo').setup).toMatchObject({ edition: 'german', scenario: 4, level: 'capo' });
    expect(stageWish('mission', 2, 'hard', true).setup).toMatchObject({ edition: 'first', mission: 2, mission_hard: true });
  });
});
