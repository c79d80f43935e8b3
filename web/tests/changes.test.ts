import { describe, expect, test } from 'vitest';
import { patch } from '../src/lib/patch';
import { eventsOf, games, type Step } from './recorded';

const shown = (before: Step, after: Step) => eventsOf(after).reduce((view, { changes }) => patch(view, changes ?? []), before.view);

describe('what events change', () => {
  test.each(games.map(({ game, steps }) => [game, steps] as const))('%s: every step comes to the view that the server sends', (_, steps) => {
    for (let n = 1; n < steps.length; n += 1) expect(shown(steps[n - 1]!, steps[n]!), `step ${n}`).toEqual(steps[n]!.view);
  });

  test('a view is never changed in place', () => {
    const { steps } = games[0]!;
    const before = JSON.stringify(steps[1]!.view);
    shown(steps[1]!, steps[2]!);
    expect(JSON.stringify(steps[1]!.view)).toBe(before);
  });
});
