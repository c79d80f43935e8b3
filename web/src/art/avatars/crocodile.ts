// A crocodile.

import { figure, PLATE } from '../figure';

export default figure(
  'green',
  PLATE,
  [
    ['dark', 'M24 50h38v14H20z'],
    ['accent', 'M2 34l22-7c1-9 6-15 13-14 5 1 8 4 9 9 9 4 15 14 16 30H28l-4-7z'],
    ['veil', 'M36 13c5 1 9 4 10 9 9 4 15 14 16 30H44c2-16-2-30-8-39z'],
    ['accent', 'M6 50l20-3 4 8H12c-4 0-6-2-6-5z'],
    ['veil', 'M6 50l20-3 4 8H12c-4 0-6-2-6-5z'],
    ['light', 'M4 37l4 6 3-5 4 6 3-5 4 6 2-4-2-2zM8 50l3-5 3 4 3-5 3 5z'],
    ['light', 'M34 17a5 5 0 1 1-.1 0z'],
    ['dark', 'M33 19a2.5 3 0 1 1-.1 0zM5 33a1.5 1.5 0 1 1-.1 0z'],
    ['rim', 'M2 34l22-7c1-9 6-15 13-14'],
    ['line', 'M46 30l5-2M50 37l5-2M52 44l5-2'],
  ],
);
