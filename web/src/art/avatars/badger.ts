// A badger.

import { both, figure, PLATE, split } from '../figure';

export default figure(
  'grey',
  PLATE,
  both('dark', 'M32 64H8c1-8 6-12 14-13l10 3z'),
  split('M32 12c-6 0-10 2-13 5-6-2-10 1-9 6 1 3 3 4 5 4 1 10 8 20 17 26z'),
  both('dark', 'M28 13c-3 1-6 2-9 4l-3 10c2 7 5 13 10 18 3-6 4-20 2-32z'),
  both('light', 'M23 27a2 2 0 1 1-.1 0z'),
  both('dark', 'M32 46h-4c0 4 2 6 4 7z'),
  [
    ['rim', 'M15 27c-2 0-4-1-5-4-1-5 3-8 9-6 3-3 7-5 12-5'],
  ],
  both('accent', 'M32 53l-4 3 2 3-2 5h4z'),
);
