// A bull.

import { both, figure, PLATE, split } from '../figure';

export default figure(
  'red',
  PLATE,
  both('dark', 'M32 64H8c1-8 6-12 14-13l10 3z'),
  split('M32 17c-4 0-8 0-11 2-9 0-15-5-16-15-4 10 1 21 12 24 0 8 3 18 7 24h8z'),
  both('light', 'M5 4C4 14 12 19 21 19l-3 7C6 25 1 14 5 4z'),
  both('dark', 'M19 29l9 2-1 3c-4 0-7-2-8-5z'),
  both('dark', 'M32 40c-5 0-8 3-8 7s3 6 8 6z'),
  both('light', 'M28 44a1.8 1.8 0 1 1-.1 0z'),
  [
    ['trim', 'M28 50c0 6 8 6 8 0'],
    ['rim', 'M5 5c0 9 7 14 16 14 3-2 6-2 10-2'],
  ],
);
