import { expect, test } from 'vitest';
import { nearest } from '../src/lib/pointing';

const box = (x: number, y: number) => ({ x, y, width: 10, height: 10 }) as DOMRect;
// 0 1 2
// 3 4 5
const grid = [box(0, 0), box(20, 0), box(40, 0), box(0, 20), box(20, 20), box(40, 20)];
const from = (n: number, direction: [number, number]) => nearest(grid[n]!, grid, direction);

test('an arrow goes to the next one that way', () => {
  expect(from(0, [1, 0])).toBe(1);
  expect(from(1, [1, 0])).toBe(2);
  expect(from(5, [-1, 0])).toBe(4);
  expect(from(1, [0, 1])).toBe(4);
  expect(from(4, [0, -1])).toBe(1);
});

test('at the edge there is nothing further', () => {
  expect(from(0, [-1, 0])).toBe(-1);
  expect(from(5, [0, 1])).toBe(-1);
});

test('straight ahead is nearer than aside', () => {
  expect(nearest(box(0, 0), [box(30, 0), box(12, 12)], [1, 0])).toBe(0);
});
