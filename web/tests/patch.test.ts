import { describe, expect, test } from 'vitest';
import { patch } from '../src/lib/patch';

describe('parts that have changed', () => {
  const view = { pool: [1, 2], first: null as string | null, districts: [{ cubes: { green: 1 } }, { cubes: { green: 0 } }], 'a/b~c': 1 };

  test('are put where they belong', () => {
    const changed = patch(view, [
      { path: '/pool', value: [] },
      { path: '/districts/1/cubes/green', value: 3 },
      { path: '/first', value: 'green' },
      { path: '/a~1b~0c', value: 2 },
    ]);
    expect(changed).toEqual({ pool: [], first: 'green', districts: [{ cubes: { green: 1 } }, { cubes: { green: 3 } }], 'a/b~c': 2 });
  });

  test('leave the rest and what was before alone', () => {
    const before = JSON.stringify(view);
    const changed = patch(view, [{ path: '/districts/1/cubes/green', value: 3 }]);
    expect(JSON.stringify(view)).toBe(before);
    expect(changed.districts[0]).toBe(view.districts[0]);
    expect(patch(view, [])).toBe(view);
  });
});
