// A stag.

import { both, figure, PLATE, split } from '../figure';

export default figure(
  'green',
  PLATE,
  both('dark', 'M32 64H8c1-8 6-12 14-13l10 3z'),
  split('M32 22c-3 0-5 1-7 2l-11 1c2 5 6 7 10 6l2 16 6 7z'),
  both('trim', 'M27 22c-5-3-8-8-8-14V2M20 14l-9-3V4M23 18l-10 2-5-5M19 8l5-5'),
  both('dark', 'M26 30.7a2.3 2.3 0 1 1-.1 0z'),
  both('dark', 'M32 47h-4l4 5z'),
  [
    ['rim', 'M14 25c2 5 6 7 10 6l2 16'],
  ],
);
