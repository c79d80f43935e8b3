// The Siren: a voice at a microphone that nobody resists.

import { both, figure, PLATE, split } from '../figure';

export default figure(
  'red',
  PLATE,
  both('accent', 'M32 64H14c0-10 4-16 10-18l8 4z'),
  [
    ['veil', 'M32 64h18c0-10-4-16-10-18l-8 4z'],
    ['dark', 'M32 6C20 4 12 12 13 24c0 8-4 12-6 20 6 3 12 1 14-4l2-14 9-6 9 6 2 14c2 5 8 7 14 4-2-8-6-12-6-20C52 12 44 4 32 6z'],
  ],
  split('M32 16c-7 1-10 4-10 9v7c0 7 5 12 10 15z'),
  both('line', 'M24 30c2 1.5 4 1.5 6 0'),
  both('dark', 'M32 38c-2 0-4 1-4 3 0 3 2 4 4 4z'),
  both('mid', 'M32 48c-3 0-5 2-5 5v6h5z'),
  [
    ['dark', 'M29 62h6v2h-6zM28 50h8v1.5h-8zM28 53h8v1.5h-8zM28 56h8v1.5h-8z'],
    ['rim', 'M7 44c2-8 6-12 6-20C12 12 20 4 31 6'],
    ['glint', 'M50 14v10M50 14l6-2v9M8 10v9M8 10l5-2v8'],
    ['light', 'M48.5 22.5a2 2 0 1 1-.1 0zM54.5 19.5a2 2 0 1 1-.1 0zM6.5 17.5a2 2 0 1 1-.1 0z'],
  ],
);
