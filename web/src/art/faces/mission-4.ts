// Unkindness: rude even for a raven.

import { portrait } from '../kit';

export default portrait({
  accent: 'grey',
  hat: 'bowler',
  jaw: 'fine',
  coat: 'collar',
  has: [],
  own: [
    ['light', 'M20 25h12v21c-2-1-5-5-7-9-3-3-5-7-5-12z'],
    ['mid', 'M32 25h12c0 5-2 9-5 12-2 4-5 8-7 9z'],
    ['dark', 'M26 28a3.5 3.5 0 1 1-.1 0zM38 28a3.5 3.5 0 1 1-.1 0z'],
    ['light', 'M28 36c-6 3-13 10-16 20 8-2 15-7 20-13z'],
    ['line', 'M30 38c-6 4-12 10-16 16'],
    ['accent', 'M26 30a1.5 1.5 0 1 1-.1 0zM38 30a1.5 1.5 0 1 1-.1 0z'],
  ],
});
