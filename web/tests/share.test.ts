import { expect, test } from 'vitest';
import { share } from '../src/lib/share';

test('what is equal stays the same object', () => {
  const before = { a: [1, { b: 2 }], c: { d: null } };
  expect(share(before, structuredClone(before))).toBe(before);
});

test('only what changed is new', () => {
  const before = { a: [{ n: 1 }, { n: 2 }], b: { n: 3 } };
  const after = share(before, { a: [{ n: 1 }, { n: 5 }], b: { n: 3 } });
  expect(after).toEqual({ a: [{ n: 1 }, { n: 5 }], b: { n: 3 } });
  expect(after.a[0]).toBe(before.a[0]);
  expect(after.a[1]).not.toBe(before.a[1]);
  expect(after.b).toBe(before.b);
});

test.each([
  [{ a: 1 }, {}],
  [{}, { a: 1 }],
  [[1, 2], [1]],
  [[1], { 0: 1 }],
  [null, { a: 1 }],
  [{ a: 1 }, null],
])('%j becomes %j', (before, after) => {
  expect(share(before, after)).toEqual(after);
});
