// An elephant.

import { both, figure, PLATE, split } from '../figure';

export default figure(
  'police',
  PLATE,
  split('M32 10c-5 0-8 2-10 5C12 8 2 12 2 26c0 12 6 20 14 19 2 0 4-2 5-4l5 8v15h6z'),
  both('veil', 'M20 20C14 15 7 18 7 27c0 8 4 13 9 12 3-2 5-10 4-19z'),
  both('dark', 'M25 26.8a2.2 2.2 0 1 1-.1 0z'),
  both('line', 'M32 44h-5M32 50h-5M32 56h-5'),
  both('light', 'M25 44c-4 1-8 6-8 14 4-3 8-6 10-10z'),
  [
    ['rim', 'M16 45C8 46 2 38 2 26 2 12 12 8 22 15c2-3 5-5 9-5'],
    ['accent', 'M24 12c4-6 12-6 16 0l-8 6z'],
  ],
);
