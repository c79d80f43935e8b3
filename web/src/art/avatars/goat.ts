// A goat.

import { both, figure, PLATE, split } from '../figure';

export default figure(
  'gold',
  PLATE,
  both('dark', 'M32 64H8c1-8 6-12 14-13l10 3z'),
  split('M32 16c-3 0-6 1-8 2l-14 4c2 4 6 6 10 5l4 18 8 5z'),
  both('mid', 'M27 16C27 8 22 3 13 2c6 4 8 9 9 17z'),
  both('light', 'M27 30a3 3 0 1 1-.1 0z'),
  both('dark', 'M24.5 32.5h5v1.5h-5z'),
  both('dark', 'M32 44h-3l3 3z'),
  both('accent', 'M32 48h-5c0 6 2 11 5 14z'),
  [
    ['rim', 'M13 2c6 4 8 9 9 16l-12 4c2 4 6 6 10 5l4 18'],
  ],
);
