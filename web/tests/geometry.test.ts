import { expect, test } from 'vitest';
import { districtBox, figure, heap, SIZE, spaceBox, way, type Box } from '../src/smile/geometry';

const overlap = (one: Box, two: Box) =>
  one.x < two.x + two.width && two.x < one.x + one.width && one.y < two.y + two.height && two.y < one.y + one.height;
const boxes = [...Array.from({ length: 12 }, (_, n) => spaceBox(n)), ...Array.from({ length: 9 }, (_, n) => districtBox(n))];

test('everything lies on the board, and nothing on anything else', () => {
  boxes.forEach((box, n) => {
    expect(Math.min(box.x, box.y)).toBeGreaterThanOrEqual(0);
    expect(Math.max(box.x + box.width, box.y + box.height)).toBeLessThanOrEqual(SIZE);
    boxes.slice(n + 1).forEach((other) => expect(overlap(box, other)).toBe(false));
  });
});

test('w0_2 each space faces the district in front of it', () => {
  const NEAREST = [0, 1, 2, 2, 5, 8, 8, 7, 6, 6, 3, 0];
  const middle = ({ x, y, width, height }: Box): [number, number] => [x + width / 2, y + height / 2];
  NEAREST.forEach((district, space) => {
    const [x, y] = middle(spaceBox(space));
    const distance = (n: number) => Math.hypot(middle(districtBox(n))[0] - x, middle(districtBox(n))[1] - y);
    const nearest = Array.from({ length: 9 }, (_, n) => n).sort((one, two) => distance(one) - distance(two))[0];
    expect(nearest).toBe(district);
  });
});

test('figures on one space stand beside each other, inside it', () => {
  for (let space = 0; space < 12; space += 1) {
    const box = spaceBox(space);
    const places = ([0, 1, 2] as const).map((slot) => {
      const [, x, y, scale] = /translate\(([\d.]+)px, ([\d.]+)px\) scale\(([\d.]+)\)/.exec(figure(space, slot)) ?? [];
      return { x: Number(x), y: Number(y), width: 60 * Number(scale), height: 90 * Number(scale) };
    });
    places.forEach((place, n) => {
      expect(place.x).toBeGreaterThanOrEqual(box.x);
      expect(place.y).toBeGreaterThanOrEqual(box.y);
      expect(place.x + place.width).toBeLessThanOrEqual(box.x + box.width);
      expect(place.y + place.height).toBeLessThanOrEqual(box.y + box.height);
      places.slice(n + 1).forEach((other) => expect(overlap(place, other)).toBe(false));
    });
  }
});

test('w3_4 a way goes clockwise round the corners, one stop for each pip', () => {
  for (let from = 0; from < 12; from += 1) {
    for (let die = 1; die <= 6; die += 1) {
      const { path, stops } = way(from, (from + die) % 12);
      expect(stops.length).toBe(die);
      const points = path.slice(1).split('L').map((point) => point.split(' ').map(Number) as [number, number]);
      // Every piece of it runs along one side.
      points.slice(1).forEach(([x, y], n) => expect(x === points[n]![0] || y === points[n]![1]).toBe(true));
      expect(points.at(-1)).toEqual(stops.at(-1));
    }
  }
});

test('a heap looks like what it counts, up to twelve, and stands in its place', () => {
  for (let count = 1; count <= 15; count += 1) {
    const cubes = heap(count);
    expect(cubes.length).toBe(Math.min(count, 12));
    expect(new Set(cubes.map(({ x, y }) => `${x} ${y}`)).size).toBe(cubes.length);
    for (const { x, y, scale } of cubes) {
      expect(Math.min(x, y)).toBeGreaterThanOrEqual(-0.01);
      expect(x + 64 * scale).toBeLessThanOrEqual(42.01);
      expect(y + 64 * scale).toBeLessThanOrEqual(42.01);
    }
  }
});
