// The Guardian: a stone beast with horns that watches the centre.

import { both, figure, PLATE, split } from '../figure';

export default figure(
  'gold',
  PLATE,
  split('M20 20C12 18 8 11 10 2c3 6 8 9 14 9z', 'mid', 'dark'),
  split('M32 10c-8 0-14 5-15 13l-2 13 5 12 7 10 5 3z'),
  both('dark', 'M18 29l11 3.5-1 4c-5 0-8-2-10-7.5z'),
  both('accent', 'M22 31.5l5 1.6-.6 1.8c-2 0-3.5-1.2-4.4-3.4z'),
  both('veil', 'M32 34l-4 8 4 2z'),
  both('dark', 'M32 47c-5-1-8 0-11 3l11 4z'),
  both('light', 'M27 48l1.5 5 2-4.5zM22 49l1 4 2-4z'),
  split('M14 64c1-6 4-9 8-11l10 9v2z', 'mid', 'dark'),
  [
    ['rim', 'M10 3c2 7 5 10 9 12M17 23c1-8 7-13 14-13M15 36l2-13'],
    ['line', 'M24 16l4 5-2 4M46 40l-4 3 2 5'],
    ['hatch', 'M46 20l-8 10M47 28l-5 6M44 48l-6 7'],
  ],
);
