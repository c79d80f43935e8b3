// A monkey.

import { both, figure, PLATE, split } from '../figure';

export default figure(
  'green',
  PLATE,
  both('dark', 'M32 64H8c1-8 6-12 14-13l10 3z'),
  split('M32 8C22 8 16 14 16 22c-6-2-11 2-10 8s6 8 11 5c1 10 7 17 15 17z', 'mid', 'dark'),
  both('light', 'M12 27c-3 1-3 5 1 5l3-1z'),
  both('light', 'M32 22c-3-5-12-4-12 4 0 3 1 5 3 6-3 3-4 6-3 10 2 6 7 8 12 8z'),
  both('dark', 'M26 25.5a2.5 2.5 0 1 1-.1 0z'),
  both('dark', 'M31 36l-1.5 2-1.5-1z'),
  both('line', 'M32 45c-3 0-6-1-8-3'),
  [
    ['rim', 'M16 22C16 14 22 8 31 8M6 30c-1-6 4-10 10-8'],
    ['veil', 'M32 22c3-5 12-4 12 4 0 3-1 5-3 6 3 3 4 6 3 10-2 6-7 8-12 8z'],
  ],
  both('accent', 'M32 57l-8-4v9l8-3z'),
);
