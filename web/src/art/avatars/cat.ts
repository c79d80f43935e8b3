// A cat.

import { both, figure, PLATE, split } from '../figure';

export default figure(
  'green',
  PLATE,
  both('dark', 'M32 64H8c1-8 6-12 14-13l10 3z'),
  split('M32 16h-5L14 6v22c0 4-2 5-2 9 0 9 9 15 20 15z'),
  both('accent', 'M17 12v10l7-5z'),
  both('accent', 'M19 31c3-4 8-3 10 1-3 3-7 3-10-1z'),
  both('dark', 'M24 29l1 3-1 3-1-3z'),
  both('dark', 'M32 38h-3l3 4z'),
  both('line', 'M32 42c-2 3-5 3-7 1M20 40 8 38M20 43 9 46'),
  [
    ['rim', 'M12 37c0-4 2-5 2-9V6l12 10'],
  ],
  both('accent', 'M32 57l-8-4v9l8-3z'),
);
