// The Press: a flash, and it is in the morning paper.

import { figure, PLATE } from '../figure';

export default figure(
  'gold',
  PLATE,
  [
    ['dark', 'M8 24h34l6-6v40H8z'],
    ['mid', 'M12 28h26v26H12z'],
    ['dark', 'M25 30a11 11 0 1 1-.1 0z'],
    ['light', 'M25 33a8 8 0 1 1-.1 0z'],
    ['dark', 'M25 36a5 5 0 1 1-.1 0z'],
    ['glint', 'M22 40l3-3'],
    ['accent', 'M50 2l2 8 6-5-3 8 8 1-7 4 6 6-8-2v9l-4-8-6 6 2-8-8 1 6-5-7-5 8 0-3-8 6 5z'],
    ['light', 'M50 11a4.5 4.5 0 1 1-.1 0z'],
    ['dark', 'M46 24h6v34h-6z'],
    ['rim', 'M8 57V24h33'],
    ['accent', 'M14 24v-5h8v5z'],
  ],
);
