import { describe, expect, test } from 'vitest';
import { happen } from '../src/lib/show';
import type { ChicagoView, CityView, GameEvent, View } from '../src/lib/types';
import { isCity } from '../src/lib/types';
import { games } from './recorded';

const sorted = (list: unknown[]): string[] => list.map((item) => JSON.stringify(item)).sort();

/** What can be seen of a city, whatever the order in which equal things lie. */
function seen(view: CityView) {
  return {
    round: view.round,
    phase: view.phase,
    shadow: view.shadow_space,
    pool: view.pool,
    leftover: view.leftover,
    districts: view.districts.map(({ cubes, tokens }) => ({ cubes, tokens: sorted(tokens) })),
    players: Object.values(view.players).map(({ boss, tokens, action_dice }) => ({ boss, action_dice, tokens: sorted(tokens) })),
    bag: view.bag.reduce((sum, { count }) => sum + count, 0),
    discard: view.discard.reduce((sum, { count }) => sum + count, 0),
  };
}

function seenInChicago({ player, board, own, open, stacks, bullets, rank }: ChicagoView) {
  return { player, board, own, open: sorted(open), stacks, bullets, rank };
}

const look = (view: View) => (isCity(view) ? seen(view) : seenInChicago(view));

describe('events on the table', () => {
  test.each(games.map(({ game, steps }) => [game, steps] as const))('%s: every step comes to the view that the server sends', (_, steps) => {
    for (let n = 1; n < steps.length; n += 1) {
      const before = steps[n - 1]!;
      const after = steps[n]!;
      expect(after.events.reduce(happen, before.view), `step ${n}`).toEqual(after.view);
      const bare = after.events.map(({ changes: _, ...event }): GameEvent => event);
      expect(look(bare.reduce(happen, before.view)), `step ${n}, without the engine's help`).toEqual(look(after.view));
    }
  });

  test('a view is never changed in place', () => {
    const { steps } = games[0]!;
    const before = JSON.stringify(steps[1]!.view);
    steps[2]!.events.reduce(happen, steps[1]!.view);
    expect(JSON.stringify(steps[1]!.view)).toBe(before);
  });

  test('an event that nobody knows changes nothing', () => {
    const { view } = games[0]!.steps[0]!;
    expect(happen(view, { kind: 'thunder' })).toEqual(view);
  });
});
