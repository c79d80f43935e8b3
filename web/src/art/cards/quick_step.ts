// Quick Step: a spat that is already round the corner.

import { figure, PLATE } from '../figure';

export default figure(
  'gold',
  PLATE,
  [
    ['dark', 'M20 12h18l2 22c10 4 18 8 20 16v4H16c-2-8 0-14 4-18z'],
    ['light', 'M20 12h18l1.5 18c-4 6-12 8-20 6l1-4z'],
    ['mid', 'M30 12h8l1.5 18c-2 4-6 6-10 6.5z'],
    ['dark', 'M33 17a1.3 1.3 0 1 1-.1 0zM34 23a1.3 1.3 0 1 1-.1 0zM35 29a1.3 1.3 0 1 1-.1 0z'],
    ['accent', 'M16 54h44v4H42l-4-2H26v4H16z'],
    ['rim', 'M16 54c-2-8 0-14 4-18V12h17'],
    ['glint', 'M2 22h12M4 30h10M0 38h12M4 46h8'],
    ['light', 'M44 33c4-6 12-8 18-6-2 4-4 5-6 5 2 1 3 2 3 3-5 2-10 2-15-2z'],
  ],
);
