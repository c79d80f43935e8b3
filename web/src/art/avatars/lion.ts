// A lion.

import { both, figure, PLATE, split } from '../figure';

export default figure(
  'yellow',
  PLATE,
  both('dark', 'M32 64H8c1-8 6-12 14-13l10 3z'),
  both('accent', 'M32 2c-5 0-7 2-9 4-5-1-8 1-10 5-5 1-7 4-6 9-4 3-4 7-1 11-2 5 0 8 4 10 0 5 3 8 8 8 2 4 8 7 14 7z'),
  [
    ['veil', 'M32 2c5 0 7 2 9 4 5-1 8 1 10 5 5 1 7 4 6 9 4 3 4 7 1 11 2 5 0 8-4 10 0 5-3 8-8 8-2 4-8 7-14 7z'],
  ],
  split('M32 15c-9 0-13 6-13 14 0 4 1 6 3 8 0 9 4 13 10 13z'),
  both('dark', 'M22 28l7 1.5-1 3c-3 0-5-1.5-6-4.5zM32 37h-4c0 3 2 4 4 5z'),
  both('line', 'M32 42c-1 3-3 4-6 3'),
  [
    ['rim', 'M13 11c2-4 5-6 10-5 2-2 4-4 8-4M7 20c-1-5 1-8 6-9'],
  ],
);
