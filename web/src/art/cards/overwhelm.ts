// Overwhelm: more hats than the street has room for.

import { both, figure, PLATE, split } from '../figure';

export default figure(
  'green',
  PLATE,
  [
    ['mid', 'M4 24c0-8 2-11 6-11s6 3 6 11h4v4H0v-4zM24 18c0-8 3-11 8-11s8 3 8 11h4v4H20v-4zM48 24c0-8 2-11 6-11s6 3 6 11h4v4H44v-4z'],
    ['light', 'M4 28h12v7H4zM25 22h14v8H25zM48 28h12v7H48z'],
    ['dark', 'M0 64V38c6-4 12-4 18 0V33c8-5 20-5 28 0v5c6-4 12-4 18 0v26z'],
  ],
  split('M32 42c-6 0-9 2-9 8 0 5 4 9 9 9z'),
  both('accent', 'M32 30c-7 0-10 4-10 12-5 0-8 1-10 4 6 4 13 5 20 5z'),
  [
    ['veil', 'M32 30c7 0 10 4 10 12 5 0 8 1 10 4-6 4-13 5-20 5z'],
  ],
  both('dark', 'M32 41h-10l-.4 4c3 .7 7 1 10.4 1z'),
  [
    ['rim', 'M12 46c2-3 5-4 10-4 0-8 3-12 9-12'],
  ],
);
