// Where things lie on the city's board, in a box of 1000 by 1000.

export const SIZE = 1000;
const RING = 104;
const DISTRICT = 260;
const STEP = DISTRICT + 6;

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export function districtBox(district: number): Box {
  const [column, row] = [district % 3, Math.floor(district / 3)];
  return { x: RING + column * STEP, y: RING + row * STEP, width: DISTRICT, height: DISTRICT };
}

/** The twelve spaces run clockwise from the top left. */
export function spaceBox(space: number): Box {
  const [side, place] = [Math.floor(space / 3), space % 3];
  const along = RING + (side < 2 ? place : 2 - place) * STEP;
  const [near, far, thick] = [4, SIZE - RING + 8, RING - 12];
  if (side === 0) return { x: along, y: near, width: DISTRICT, height: thick };
  if (side === 1) return { x: far, y: along, width: thick, height: DISTRICT };
  if (side === 2) return { x: along, y: far, width: DISTRICT, height: thick };
  return { x: near, y: along, width: thick, height: DISTRICT };
}

/** A heap of this many cubes, each in a box of 64: rows that grow shorter, in a box of 42, standing at its foot. At most
 *  twelve are drawn; the number beside it counts. */
export function heap(count: number): { x: number; y: number; scale: number }[] {
  const drawn = Math.min(count, 12);
  let wide = 1;
  while ((wide * (wide + 1)) / 2 < drawn) wide += 1;
  const cell = wide === 1 ? 36 : 48 / wide;
  // Those behind are partly hidden.
  const step = wide === 1 ? cell : (42 - cell) / (wide - 1);
  const places = Array.from({ length: wide }, (_, row) => Array.from({ length: wide - row }, (_, n) => ({ x: (n + row / 2) * step, y: 42 - cell - row * step, scale: cell / 64 }))).flat();
  return places.slice(0, drawn);
}

/** Where one space of the ring ends and the next begins. */
const ENDS = [101, 367, 633, 899];
export const CROSSINGS = ENDS.map((at) => `M${at} 12V94M${at} 908V990M12 ${at}H94M908 ${at}H990`).join('');
/** At every corner of the town stands a lamp. */
export const LAMPS = ENDS.flatMap((x) => ENDS.map((y): [number, number] => [x, y]));

export const isUpright = (space: number): boolean => Math.floor(space / 3) % 2 === 1;

/** Where a space meets its district: there a way is drawn, so that it hides nothing. */
const middle = (space: number): [number, number] => {
  const { x, y, width, height } = spaceBox(space);
  const [near, far] = [RING - 4, SIZE - RING + 4];
  if (isUpright(space)) return [space < 6 ? far : near, y + height / 2];
  return [x + width / 2, space < 3 ? near : far];
};

/** The way clockwise from one space to another, round the corners, with the stops between. */
export function way(from: number, to: number): { path: string; stops: [number, number][] } {
  const count = (to - from + 12) % 12;
  const stops = Array.from({ length: count }, (_, n) => middle((from + n + 1) % 12));
  const points = [middle(from)];
  for (let n = 0; n < count; n += 1) {
    const [x, y] = points.at(-1)!;
    const [next, below] = stops[n]!;
    // From one side to the next it goes through the corner between them.
    if (x !== next && y !== below) points.push(isUpright((from + n) % 12) ? [x, below] : [next, y]);
    points.push([next, below]);
  }
  return { path: `M${points.map((point) => point.join(' ')).join('L')}`, stops };
}

/** Each figure has a place of its own on every space, so that none hides another. */
export function figure(space: number, slot: 0 | 1 | 2): string {
  const { x, y } = spaceBox(space);
  return isUpright(space)
    ? `translate(${x + 27}px, ${y + 82 + 58 * slot}px) scale(0.64)`
    : `translate(${x + 72 + 62 * slot}px, ${y + 4}px) scale(0.93)`;
}
