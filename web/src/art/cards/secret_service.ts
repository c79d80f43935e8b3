// The Secret Service: two of them, as always.

import { both, figure, PLATE, split } from '../figure';

export default figure(
  'police',
  PLATE,
  [
    ['dark', 'M20 22C12 22 12 10 22 10s10 12 4 13l8 5v36H2V40z'],
  ],
  both('dark', 'M32 64H12c1-12 6-17 14-18l6 4z'),
  split('M32 20c-7 0-10 4-10 11v6c0 6 5 11 10 12z'),
  both('dark', 'M32 8c-4 0-7 1-8 5l-1 5c-5 0-8 1-10 4 5 3 12 4 19 4z'),
  both('accent', 'M32 16h-8l-1 4c3 .8 6 1 9 1z'),
  both('dark', 'M32 28H22v3c0 4 8 5 9 0h1z'),
  [
    ['line', 'M29 42h6'],
  ],
  both('accent', 'M32 50l-3 3 1 11h2z'),
  [
    ['glint', 'M42 34c4 2 4 6 3 10s1 6 3 8'],
    ['rim', 'M13 22c2-3 5-4 10-4l1-5c1-4 4-5 7-5M12 62c1-10 5-15 12-16M2 40l12-14'],
    ['light', 'M13 17h9v3h-9z'],
  ],
);
