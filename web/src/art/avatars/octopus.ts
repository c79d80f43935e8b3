// An octopus.

import { both, figure, PLATE } from '../figure';

export default figure(
  'red',
  PLATE,
  both('accent', 'M32 4C20 4 14 12 14 22c0 6 2 10 4 14-2 8-6 9-12 6 0 8 6 12 12 9-1 5-4 7-8 7 5 5 13 4 16-5 0 4-1 7-3 9 5 0 8-3 9-7z'),
  [
    ['veil', 'M32 4c12 0 18 8 18 18 0 6-2 10-4 14 2 8 6 9 12 6 0 8-6 12-12 9 1 5 4 7 8 7-5 5-13 4-16-5 0 4 1 7 3 9-5 0-8-3-9-7z'],
  ],
  both('light', 'M24 20a5 5 0 1 1-.1 0z'),
  both('dark', 'M24.5 23.0a2.5 2.5 0 1 1-.1 0z'),
  both('line', 'M28 36h4'),
  [
    ['rim', 'M18 36c-2-4-4-8-4-14C14 12 20 4 31 4'],
  ],
);
