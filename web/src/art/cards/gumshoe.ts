// The Gumshoe: a glass over a footprint.

import { figure, PLATE } from '../figure';

export default figure(
  'gold',
  PLATE,
  [
    ['dark', 'M50 8c5-1 8 3 7 8s-4 8-8 8-5-4-4-9c1-4 2-6 5-7zM46 27l7 1c0 4-2 6-5 5s-3-3-2-6z'],
    ['dark', 'M22 14a17 17 0 1 1-.1 0zM34 41l6-4 18 18c2 4-3 9-7 7z'],
    ['light', 'M22 18a13 13 0 1 1-.1 0z'],
    ['dark', 'M24 20c4-1 6 2 5 6s-3 6-6 6-4-3-3-7c1-3 2-4 4-5zM20.5 35l6 .7c0 4-2 5-4.5 4.3-2-.8-2-2.5-1.5-5z'],
    ['mid', 'M33 24c4 8 0 17-8 20 10-1 14-11 8-20z'],
    ['accent', 'M38 40l3-3 4 4-3 3z'],
    ['rim', 'M8 22c3-6 8-8 14-8M47 46l10 10'],
  ],
);
