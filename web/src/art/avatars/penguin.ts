// A penguin.

import { both, figure, PLATE, split } from '../figure';

export default figure(
  'yellow',
  PLATE,
  both('dark', 'M32 4c-9 0-14 7-14 17-6 8-8 20-8 43h22z'),
  split('M32 24c-10 4-14 16-14 40h14z'),
  both('light', 'M25 15a3.5 3.5 0 1 1-.1 0z'),
  both('dark', 'M25.5 16.7a1.8 1.8 0 1 1-.1 0z'),
  both('accent', 'M32 19c-4 1-6 3-7 5l7 4z'),
  [
    ['rim', 'M10 63c0-22 2-34 8-42 0-10 5-17 13-17'],
  ],
  both('accent', 'M32 39l-7-4v8l7-2z'),
);
