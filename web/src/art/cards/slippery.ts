// Slippery: an eel between two fingers.

import { figure, PLATE } from '../figure';

export default figure(
  'police',
  PLATE,
  [
    ['accent', 'M4 52c8 8 18 4 22-4s8-16 16-18 8-8 4-14c8 2 14 10 10 18s-14 8-18 16-12 16-24 12C8 60 5 57 4 52z'],
    ['veil', 'M56 34c-4 8-14 8-18 16s-12 16-24 12c14 0 16-8 20-16s14-8 18-16 0-12-4-14c8 2 14 10 8 18z'],
    ['rim', 'M4 52c8 8 18 4 22-4s8-16 16-18 8-8 5-13'],
    ['light', 'M44 8c-6-2-12 1-12 6s4 8 10 7c5-1 8-3 8-6s-2-6-6-7z'],
    ['dark', 'M38 12a2 2 0 1 1-.1 0z'],
    ['line', 'M33 17c3 1 6 1 9-1'],
    ['glint', 'M10 38c2-3 5-4 8-4M8 32c3-4 8-6 12-5M48 50c4 0 8-2 10-5M50 57c5 0 9-3 11-7'],
  ],
);
