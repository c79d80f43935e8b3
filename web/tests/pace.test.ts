import { expect, test } from 'vitest';
import { duration } from '../src/lib/pace';
import type { GameEvent } from '../src/lib/protocol';
import { event } from './loose';

const events = (...kinds: GameEvent['kind'][]) => kinds.map((kind) => event(kind));
const laid = event('laid');

test('an event is shown between 250 and 700 milliseconds', () => {
  for (const kind of ['drafted', 'cubes_added', 'took', 'settling', 'laid', 'moved', 'shot'] as const) {
    expect(duration(event(kind), [], 'normal')).toBeGreaterThanOrEqual(250);
    expect(duration(event(kind), [], 'normal')).toBeLessThanOrEqual(700);
  }
});

test('a figure takes as long as its way, also over the last space', () => {
  const walk = (from: number, to: number) => duration(event('boss_moved', { from, to }), [], 'normal');
  expect(walk(10, 2)).toBe(walk(0, 4));
  expect(walk(0, 6)).toBeGreaterThan(walk(0, 1));
});

test('a rival’s turn takes two and a half to four seconds', () => {
  const turn = [event('drafted'), event('boss_moved', { from: 2, to: 5 }), ...['', '', ''].map(() => event('cubes_added')), event('cube_moved'), event('turn_began')];
  const time = turn.reduce((sum, one, n) => sum + duration(one, turn.slice(0, n), 'normal'), 0);
  expect(time).toBeGreaterThanOrEqual(2500);
  expect(time).toBeLessThanOrEqual(4000);
});

test('dice roll for half a second', () => expect(duration(event('rolled'), [], 'normal')).toBe(500));

test('what goes without saying takes no time', () => expect(duration(event('turn_began'), [], 'slow')).toBe(0));

test('speed counts', () => {
  const full = duration(laid, [], 'normal');
  expect(duration(laid, [], 'slow')).toBe(2 * full);
  expect(duration(laid, [], 'fast')).toBe(full / 2);
  expect(duration(laid, [], 'off')).toBe(0);
});

test('more of the same is hurried along', () => {
  const full = duration(laid, events('shot'), 'normal');
  expect(duration(laid, events('laid'), 'normal')).toBe(full / 2);
  expect(duration(laid, events('laid', 'shot'), 'normal')).toBe(full);
  expect(duration(laid, events('laid', 'laid', 'laid', 'laid'), 'normal')).toBe(full / 4);
});
