// The Badge: a star pinned to a coat.

import { both, figure, PLATE } from '../figure';

export default figure(
  'police',
  PLATE,
  both('dark', 'M32 64H2V34l14-12 16 14z'),
  [
    ['rim', 'M2 34l14-12 15 13'],
    ['line', 'M32 36v28'],
    ['accent', 'M32 12l6 13 14 1.5-10.5 9.5 3 14L32 43l-12.5 7 3-14L12 26.5 26 25z'],
    ['veil', 'M32 12l6 13 14 1.5-10.5 9.5 3 14L32 43z'],
    ['rim', 'M12 26.5 26 25l6-13'],
    ['light', 'M32 27a5 5 0 1 1-.1 0z'],
    ['dark', 'M32 29.5a2.5 2.5 0 1 1-.1 0z'],
    ['hatch', 'M8 44l-6 8M12 50 4 62M20 52l-8 12'],
  ],
);
