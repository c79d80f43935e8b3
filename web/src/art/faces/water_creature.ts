// The Water Creature: gills, fins, and eyes too far apart.

import { both, figure, PLATE, split } from '../figure';

export default figure(
  'police',
  PLATE,
  both('accent', 'M20 18 4 10l6 14-8 6 10 6-6 12 14-6z'),
  split('M32 8C20 8 14 18 14 30c0 8 4 14 8 18l-6 16h16z'),
  both('dark', 'M22 24a5.5 5.5 0 1 1-.1 0z'),
  both('accent', 'M22 26.5a3 3 0 1 1-.1 0z'),
  both('line', 'M32 40c-6 0-10 2-13 5M32 45c-5 0-8 1.5-11 4M20 53l5-3M19 58l6-3.5'),
  both('dark', 'M32 36l-2-3 2-1z'),
  both('accent', 'M32 2c-4 3-5 7-4 12l4 3z'),
  [
    ['rim', 'M31 8C20 8 14 18 14 30c0 8 4 14 8 18'],
    ['hatch', 'M42 50l-8 12M46 54l-7 10M44 42l-4 5'],
  ],
);
