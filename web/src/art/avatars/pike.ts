// A pike.

import { figure, PLATE } from '../figure';

export default figure(
  'police',
  PLATE,
  [
    ['light', 'M2 36 26 22c12-6 22-4 28 2l9-8-2 16 2 16-9-8c-8 8-20 10-30 6L8 44l12-4z'],
    ['mid', 'M8 44l12-4c12 4 24 2 34-8l7-0 2 16-9-8c-8 8-20 10-30 6z'],
    ['accent', 'M30 20c4-8 12-12 18-10l-2 11c-5-2-10-3-16-1zM30 48c2 6 6 9 12 10l0-10z'],
    ['dark', 'M20 29a3 3 0 1 1-.1 0z'],
    ['line', 'M2 36l16 3M28 27c3 4 3 9 0 15M38 28l2 3M44 28l2 3M40 35l2 3M46 35l2 3'],
    ['rim', 'M2 36 26 22c12-6 22-4 28 2'],
  ],
);
