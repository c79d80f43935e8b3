import { describe, expect, test } from 'vitest';
import { trail } from '../src/lib/trail';
import type { GameEvent } from '../src/lib/protocol';
import { event } from './loose';
import { eventsOf, games } from './recorded';

const log = (...events: GameEvent[]) => events.map((event, seq) => ({ seq, event }));
const said = (kind: GameEvent['kind'], more: object = {}): GameEvent => event(kind, { says: kind, ...more });

describe('the turn before', () => {
  const turn = (player: string) => said('turn_began', { player });
  const walk = [
    said('drafted', { player: 'yellow', movement: 2, action: 4 }),
    said('boss_moved', { player: 'yellow', from: 3, to: 5 }),
    ...[3, 2, 1].map((count, n) => said('cubes_added', { district: 8 - n, colour: 'yellow', count })),
    said('cubes_removed', { district: 8, colour: 'green', count: 1 }),
  ];

  test('is a way, what changed, and what the board doesn’t say', () => {
    const found = trail(log(turn('yellow'), ...walk, turn('green')), 'green');
    expect(found?.walk).toEqual({ player: 'yellow', from: 3, to: 5 });
    expect(Object.fromEntries(found?.piles ?? [])).toEqual({ 'pile:8:yellow': 3, 'pile:7:yellow': 2, 'pile:6:yellow': 1, 'pile:8:green': -1 });
    expect(found?.says).toEqual(['drafted', 'cubes_removed']);
  });

  test('says no more because an infusion came between the way and the henchmen', () => {
    const [drafted, moved, ...rest] = walk as [GameEvent, GameEvent, ...GameEvent[]];
    const used = [said('infusion_used', { player: 'yellow' }), said('rolled')];
    expect(trail(log(turn('yellow'), drafted, moved, ...used, ...rest, turn('green')), 'green')?.says).toEqual(['drafted', 'infusion_used', 'rolled', 'cubes_removed']);
  });

  test('is over as soon as somebody acts, and with its phase', () => {
    expect(trail(log(turn('yellow'), ...walk, turn('green'), said('drafted', { player: 'green' })), 'green')).toBeNull();
    expect(trail(log(turn('yellow'), ...walk, said('phase_began'), turn('green')), 'green')).toBeNull();
  });

  test('the last turn of a round, what the Shadow’s card did and the bonus of less heat are told until we are asked', () => {
    const phase = (number: number) => said('phase_began', { phase: number });
    const [shadow, heat] = [said('shadow_moved', { from: 0, to: 2 }), said('heat_read')];
    const [gone, bonus] = [said('cubes_removed', { district: 2, colour: 'police', count: 2 }), said('cubes_added', { district: 1, colour: 'yellow', count: 1 })];
    const settling = (district: number) => said('settling', { district });
    const round = [phase(3), shadow, gone, phase(4), heat, bonus, phase(5), settling(2), settling(1)];

    const theirs = trail(log(turn('yellow'), ...walk, ...round), 'green');
    expect(theirs?.walk).toEqual({ player: 'yellow', from: 3, to: 5 });
    expect(theirs?.says).toEqual(['drafted', 'cubes_removed', 'cubes_removed', 'heat_read', 'cubes_added']);
    // The one that was settled before is empty.
    expect([theirs?.piles.has('pile:2:police'), theirs?.piles.get('pile:1:yellow')]).toEqual([false, 1]);

    const ours = log(turn('yellow'), ...walk, turn('green'), said('drafted', { player: 'green' }), ...round);
    expect(trail(ours, 'green')).toMatchObject({ walk: null, says: ['cubes_removed', 'heat_read', 'cubes_added'] });
    // Once we have decided something after it, it is over.
    expect(trail(ours, 'green', ours.length)).toBeNull();
  });

  test('a henchman who moves leaves one pile for another', () => {
    const found = trail(log(turn('yellow'), said('cube_moved', { colour: 'yellow', from: 1, to: 2 }), turn('green')), 'green');
    expect(Object.fromEntries(found?.piles ?? [])).toEqual({ 'pile:1:yellow': -1, 'pile:2:yellow': 1 });
  });

  test('in Gangster it is everything since our own turn', () => {
    const laid = (player: string, field: [number, number]) => said('laid', { player, field });
    const found = trail(
      log(laid('red', [0, 0]), said('line_scored'), said('rose', { player: 'blue' }), said('drew', { player: 'blue' }), laid('blue', [1, 1]), said('refilled', { player: 'blue' }), said('shot', { player: 'grey', shooter: [2, 2], victim: [2, 3] })),
      'red',
    );
    expect(found?.fields).toEqual([
      { kind: 'laid', gang: 'blue', from: [1, 1], to: [1, 1] },
      { kind: 'shot', gang: 'grey', from: [2, 2], to: [2, 3] },
    ]);
    expect(found?.says).toEqual(['laid', 'shot']);
  });

  test('in recorded games its changes are those of the views', () => {
    const events: GameEvent[] = [];
    let before = games[0]!.steps[0]!.view as unknown as { districts: { cubes: Record<string, number> }[] };
    let compared = 0;
    for (const step of games[0]!.steps) {
      const began = eventsOf(step).some(({ kind }) => kind === 'turn_began');
      events.push(...eventsOf(step));
      if (!began) continue;
      const now = step.view as unknown as typeof before;
      const found = trail(log(...events), 'green');
      if (found) {
        const changes = Object.fromEntries(now.districts.flatMap(({ cubes }, n) => Object.entries(cubes).map(([colour, count]) => [`pile:${n}:${colour}`, count - before.districts[n]!.cubes[colour]!] as const)).filter(([, change]) => change !== 0));
        expect(Object.fromEntries([...found.piles].filter(([, change]) => change !== 0))).toEqual(changes);
        compared += 1;
      }
      before = now;
    }
    expect(compared).toBeGreaterThan(2);
  });
});
