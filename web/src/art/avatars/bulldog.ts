// A bulldog.

import { both, figure, PLATE, split } from '../figure';

export default figure(
  'red',
  PLATE,
  both('dark', 'M32 64H8c1-8 6-12 14-13l10 3z'),
  split('M32 12c-8 0-12 3-13 9l-5-1c-5-1-8 3-6 9l5-2 1 9c-4 10 2 16 10 16h8z'),
  both('dark', 'M24 25a3 3 0 1 1-.1 0z'),
  both('dark', 'M32 33h-5c0 3 2 4 5 5z'),
  both('line', 'M32 38c-2 6-8 7-13 5'),
  both('light', 'M24 44l2-5 2 4z'),
  both('line', 'M24 21l5 2M26 17h4'),
  [
    ['rim', 'M8 29c-2-6 1-10 6-9l5 1c1-6 5-9 12-9'],
  ],
  both('accent', 'M32 53l-4 3 2 3-2 5h4z'),
);
