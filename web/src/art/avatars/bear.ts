// A bear.

import { both, figure, PLATE, split } from '../figure';

export default figure(
  'gold',
  PLATE,
  both('dark', 'M32 64H8c1-8 6-12 14-13l10 3z'),
  split('M16 8c-6 0-8 8-3 12l3 2c-3 5-4 9-4 13 0 11 8 18 20 18V14c-4 0-8 1-10 3-1-5-3-9-6-9z'),
  both('dark', 'M16 12c-3 0-4 4-2 6l4-3z'),
  both('dark', 'M24 27.5a2.5 2.5 0 1 1-.1 0z'),
  both('light', 'M32 34c-7 0-10 4-10 9s4 8 10 8z'),
  both('dark', 'M32 36h-5c0 3 2 5 5 6z'),
  both('line', 'M32 42v4c-2 2-4 2-6 1'),
  [
    ['rim', 'M12 35c0-4 1-8 4-13l-3-2c-5-4-3-12 3-12'],
  ],
  both('accent', 'M32 57l-8-4v9l8-3z'),
);
