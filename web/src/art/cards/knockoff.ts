// Knockoff: two hats, one maker.

import { figure, PLATE } from '../figure';

export default figure(
  'yellow',
  PLATE,
  [
    ['mid', 'M24 26c1-8 4-13 10-11 3-2 8-1 9 3l4 12c6 0 10 1 13 4-10 6-36 6-46 0z'],
    ['trim', 'M18 33c12 3 26 3 38 0'],
    ['dark', 'M8 46l6-18c1-5 5-6 9-4 4-2 8-1 9 4l5 17c5 0 8 1 11 4-12 8-34 8-46 0z'],
    ['accent', 'M10 40l-1.5 5c9 4 19 4 29 0L36 40c-9 3-17 3-26 0z'],
    ['rim', 'M2 49c2-2 3-3 6-3l6-18c1-5 5-6 9-4'],
    ['light', 'M44 44h18v12H44z'],
    ['line', 'M44 44h18v12H44zM48 48h10M48 52h6'],
  ],
);
