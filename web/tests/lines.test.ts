import { describe, expect, test } from 'vitest';
import { foreseenLines } from '../src/lib/lines';
import { gangsterGhosts } from '../src/lib/preview';
import type { GangsterForecast, GangsterView } from '../src/lib/protocol';
import { eventsOf, games } from './recorded';

describe('the lines of Chicago with what is pointed at', () => {
  const { steps } = games.find(({ game }) => game === 'gangster')!;
  const at = (n: number) => ({ view: steps[n]!.view as unknown as GangsterView, lines: (steps[n]!.forecast as unknown as GangsterForecast).lines });

  test('g3_2 are what the server foresees once it has happened', () => {
    let compared = 0;
    for (let n = 1; n < steps.length; n += 1) {
      const acts = eventsOf(steps[n]!).filter(({ kind }) => kind === 'laid' || kind === 'moved' || kind === 'shot');
      if (acts.length !== 1) continue;
      const [{ view, lines }, then] = [at(n - 1), at(n)];
      expect(foreseenLines(lines, view.board, gangsterGhosts(acts))).toEqual(then.lines);
      compared += 1;
    }
    expect(compared).toBeGreaterThan(10);
  });

  test('are the server’s as long as nothing is pointed at', () => {
    const { view, lines } = at(10);
    expect(foreseenLines(lines, view.board, null)).toBe(lines);
    expect(foreseenLines(lines, view.board, gangsterGhosts([]))).toBe(lines);
  });
});
