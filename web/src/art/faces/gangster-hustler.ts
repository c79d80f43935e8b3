// Trixie likes other people’s lines.

import { portrait } from '../kit';

export default portrait({
  accent: 'green',
  hat: 'bob',
  jaw: 'fine',
  coat: 'fur',
  has: ['eyes', 'nose', 'lips', 'cigarette', 'earrings'],
  own: [
    ['accent', 'M20 16C14 12 12 6 14 0c6 3 9 9 9 16z'],
    ['line', 'M21 15C17 10 15 6 15 2'],
  ],
});
