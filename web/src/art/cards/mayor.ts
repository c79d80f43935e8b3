// The Mayor: a chain of office and an open hand.

import { both, figure, PLATE, split } from '../figure';

export default figure(
  'yellow',
  PLATE,
  both('dark', 'M32 64H4c0-12 6-18 16-20l12 8z'),
  split('M32 16c-9 0-12 5-12 13v5c0 9 5 15 12 16z'),
  both('dark', 'M32 1H22l1 13c-5 0-8 1-10 4 5 3 12 4 19 4z'),
  both('accent', 'M32 10h-9.5l.4 5c3 .8 6 1 9.1 1z'),
  both('dark', 'M24 27c2-1.5 4-1.5 5 0-1 1.5-3 1.5-5 0zM32 35c-6-.5-10 2-12 8 5 1 9-1 12-4z'),
  both('trim', 'M20 46c2 6 6 9 12 11'),
  [
    ['accent', 'M32 52a6 6 0 1 1-.1 0z'],
    ['line', 'M32 55v6M29 58h6'],
    ['rim', 'M13 18c2-3 5-4 10-4L22 1h9M4 62c0-11 6-16 15-18'],
  ],
);
