// A fox.

import { both, figure, PLATE } from '../figure';

export default figure(
  'red',
  PLATE,
  both('dark', 'M32 64H8c1-8 6-12 14-13l10 3z'),
  both('accent', 'M32 17h-4L14 4 12 26l-4 10 10 5 14 13z'),
  both('line', 'M32 17h-4L14 4 12 26l-4 10 10 5 14 13'),
  both('light', 'M8 36l10 5 14 13c0-7-4-13-12-16z'),
  [
    ['veil', 'M32 17h4L50 4l2 22 4 10-10 5-14 13z'],
  ],
  both('dark', 'M16 10l-1 10 6-4zM21 29l8 3c-2 3-6 2-8-3z'),
  both('dark', 'M32 46h-3.5l3.5 7z'),
  [
    ['rim', 'M8 36l4-10 2-22 13 13'],
  ],
);
