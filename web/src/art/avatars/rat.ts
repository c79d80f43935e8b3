// A rat.

import { both, figure, PLATE, split } from '../figure';

export default figure(
  'grey',
  PLATE,
  both('dark', 'M32 64H8c1-8 6-12 14-13l10 3z'),
  split('M32 20c-2 0-4 0-6 1C26 12 20 8 14 10s-8 10-4 16c2 3 5 4 8 3-1 8 4 18 14 25z'),
  both('accent', 'M15 14c-4 1-4 9 0 11 3 0 6-2 7-4 0-5-3-8-7-7z'),
  both('dark', 'M25 30.5a2.5 2.5 0 1 1-.1 0z'),
  both('dark', 'M32 49l-3-1c0 3 1 5 3 6z'),
  both('line', 'M26 45 12 42M26 48l-13 3'),
  [
    ['light', 'M29 54h6v5h-6z'],
    ['line', 'M32 54v5'],
    ['rim', 'M18 29c-3 1-6 0-8-3-4-6-2-14 4-16s12 2 12 11'],
  ],
);
