// An owl.

import { both, figure, PLATE, split } from '../figure';

export default figure(
  'yellow',
  PLATE,
  split('M32 12C24 12 18 8 10 6c1 8 2 10 2 18-2 16 4 32 20 38z', 'mid', 'dark'),
  both('light', 'M22 18a10 10 0 1 1-.1 0z'),
  both('accent', 'M22 22a6 6 0 1 1-.1 0z'),
  both('dark', 'M22 25a3 3 0 1 1-.1 0z'),
  both('light', 'M32 34l-4-3 4 11z'),
  both('hatch', 'M32 46l-8-3M32 51l-10-5M32 56l-9-5'),
  [
    ['rim', 'M12 26c0-10-1-12-2-20 8 2 14 6 21 6'],
  ],
);
