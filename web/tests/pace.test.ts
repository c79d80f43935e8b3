import { expect, test } from 'vitest';
import { duration } from '../src/lib/pace';

const events = (...kinds: string[]) => kinds.map((kind) => ({ kind }));
const laid = { kind: 'laid' };

test('an event is shown between 150 and 350 milliseconds', () => {
  for (const kind of ['boss_moved', 'cubes_added', 'took', 'settling', 'laid', 'moved', 'shot']) {
    expect(duration({ kind }, [], 'normal')).toBeGreaterThanOrEqual(150);
    expect(duration({ kind }, [], 'normal')).toBeLessThanOrEqual(350);
  }
});

test('dice roll for half a second', () => expect(duration({ kind: 'rolled' }, [], 'normal')).toBe(500));

test('what goes without saying takes no time', () => expect(duration({ kind: 'turn_began' }, [], 'slow')).toBe(0));

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
