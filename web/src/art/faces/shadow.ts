// The Shadow: a cloak, a wide hat, two eyes.

import { both, figure, PLATE } from '../figure';

export default figure(
  'gold',
  PLATE,
  both('dark', 'M32 64H2c2-14 6-22 13-27l-6-5c8-2 16-3 23-3z'),
  both('dark', 'M32 4c-6 0-9 3-10 8l-2 9C12 21 5 24 0 30c10 2 21 3 32 3z'),
  both('accent', 'M21 36l9 3.5c-1 3-8 2-9-3.5z'),
  [
    ['rim', 'M0 30c5-6 12-9 20-9l2-9c1-5 4-8 9-8'],
    ['rim', 'M2 63c2-13 6-21 13-26'],
    ['hatch', 'M22 50l-8 14M30 48 20 64M40 48l-8 16M48 52l-6 12'],
  ],
);
