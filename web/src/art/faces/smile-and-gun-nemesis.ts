// Morgana never hurries and never forgets.

import { portrait } from '../kit';

export default portrait({
  accent: 'police',
  hat: 'wide',
  jaw: 'fine',
  coat: 'fur',
  has: ['eyes', 'nose', 'lips', 'veil', 'earrings'],
  own: [
    ['accent', 'M46 12c6-8 12-10 18-8-2 7-8 11-17 13z'],
    ['line', 'M47 15c5-5 10-8 15-10'],
  ],
});
