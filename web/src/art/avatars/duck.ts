// A duck.

import { both, figure, PLATE } from '../figure';

export default figure(
  'yellow',
  PLATE,
  both('dark', 'M32 64H8c1-8 6-12 14-13l10 3z'),
  [
    ['light', 'M28 6c-9 0-14 6-14 14 0 5 2 8 4 11l-2 22h26l-2-20c4-4 4-27-12-27z'],
    ['mid', 'M28 6c16 0 16 23 12 27l2 20H30c4-14 6-30-2-47z'],
    ['accent', 'M15 22c-6 0-10 3-14 3 1 5 8 9 16 8 4-3 4-8-2-11z'],
    ['line', 'M3 26c5 2 9 1 13 0'],
    ['dark', 'M23 16a3 3 0 1 1-.1 0z'],
    ['rim', 'M14 20c0-8 5-14 14-14'],
    ['accent', 'M16 46h25l1 5H15.5z'],
  ],
);
