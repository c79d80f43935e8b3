// A rabbit.

import { both, figure, PLATE, split } from '../figure';

export default figure(
  'police',
  PLATE,
  both('dark', 'M32 64H8c1-8 6-12 14-13l10 3z'),
  split('M32 24c-2 0-3 0-4 .5C28 14 26 2 20 2s-6 14 0 25c-3 4-5 8-5 12 0 9 7 14 17 14z'),
  both('accent', 'M21 7c-3 2-2 11 1 17l3-1c0-7-1-15-4-16z'),
  both('dark', 'M24 33.5a2.5 2.5 0 1 1-.1 0z'),
  both('dark', 'M32 41h-3l3 3.5z'),
  [
    ['light', 'M29 48h6v6h-6z'],
    ['line', 'M32 48v6'],
  ],
  both('line', 'M32 44c-1 3-3 4-6 3M22 44l-11-2M22 46l-10 3'),
  [
    ['rim', 'M15 39c0-4 2-8 5-12C14 16 14 2 20 2s8 12 8 22'],
  ],
);
