// Rosa knows which tie suits her.

import { portrait } from '../kit';

export default portrait({
  accent: 'red',
  hat: 'wide',
  jaw: 'fine',
  coat: 'collar',
  has: ['gleam', 'nose', 'lips', 'earrings'],
  own: [
    ['accent', 'M44 14a6 6 0 1 1-.1 0z'],
    ['line', 'M41.5 20c0-4 5-4 5 0s-4 4-4 1'],
    ['light', 'M50 21l7 3-6 2z'],
  ],
});
