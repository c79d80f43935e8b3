// A frog.

import { both, figure, PLATE } from '../figure';

export default figure(
  'green',
  PLATE,
  both('dark', 'M32 64H8c1-8 6-12 14-13l10 3z'),
  both('accent', 'M32 22h-2c0-8-3-12-9-12s-10 5-9 12c0 2 1 3 2 4-5 5-8 9-8 14 0 8 11 13 26 13z'),
  both('line', 'M32 22h-2c0-8-3-12-9-12s-10 5-9 12c0 2 1 3 2 4-5 5-8 9-8 14 0 8 11 13 26 13'),
  [
    ['veil', 'M32 22h2c0-8 3-12 9-12s10 5 9 12c0 2-1 3-2 4 5 5 8 9 8 14 0 8-11 13-26 13z'],
  ],
  both('light', 'M21 14a6 6 0 1 1-.1 0z'),
  both('dark', 'M21 17.2a2.8 2.8 0 1 1-.1 0z'),
  both('line', 'M32 43c-10 0-18-1-25-5M30 34h-1'),
  [
    ['rim', 'M6 40c0-5 3-9 8-14-3-3-3-8 0-12 3-4 9-5 13-2'],
  ],
  both('accent', 'M32 57l-8-4v9l8-3z'),
);
