// A pig.

import { both, figure, PLATE, split } from '../figure';

export default figure(
  'red',
  PLATE,
  both('dark', 'M32 64H8c1-8 6-12 14-13l10 3z'),
  split('M32 15c-4 0-7 1-9 2L10 10c0 7 1 12 4 15-2 4-2 7-2 10 0 11 8 18 20 18z'),
  both('mid', 'M12 14l8 5-4 4z'),
  both('dark', 'M22 27.5a2.5 2.5 0 1 1-.1 0z'),
  both('accent', 'M32 33c-6 0-9 3-9 7s3 7 9 7z'),
  both('dark', 'M28 37.5a2 2.5 0 1 1-.1 0z'),
  both('line', 'M32 50c-3 0-5 0-7-1'),
  [
    ['rim', 'M12 35c0-3 0-6 2-10-3-3-4-8-4-15l13 7'],
  ],
  both('accent', 'M32 53l-4 3 2 3-2 5h4z'),
);
