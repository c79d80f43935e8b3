// Vesper smiles when you complete a row.

import { portrait } from '../kit';

export default portrait({
  accent: 'grey',
  hat: 'top',
  jaw: 'fine',
  coat: 'collar',
  has: ['gleam', 'nose', 'smirk'],
  own: [
    ['line', 'M23 33l-1 8M41 33l1 8'],
    ['accent', 'M32 53l-5 4 5 7 5-7z'],
    ['glint', 'M29.5 57l2.5-2'],
  ],
});
