// A ram.

import { both, figure, PLATE, split } from '../figure';

export default figure(
  'grey',
  PLATE,
  both('dark', 'M32 64H8c1-8 6-12 14-13l10 3z'),
  split('M32 14c-6 0-8 4-9 8v16l5 12 4 3z'),
  both('accent', 'M26 12C14 8 5 16 6 28c1 10 11 13 16 7 4-5 0-12-5-11-4 1-4 6-1 7-4 0-6-4-5-8 2-6 9-7 14-4z'),
  both('line', 'M17 11l2 6M9 17l4 4M6 26l6 1M9 35l4-4M20 37l-2-5'),
  both('dark', 'M24 29h5v2h-5zM32 43h-3l3 4z'),
  both('line', 'M32 47l-4 2'),
  [
    ['veil', 'M38 12c12-4 21 4 20 16-1 10-11 13-16 7z'],
    ['rim', 'M26 12C14 8 5 16 6 28'],
  ],
);
