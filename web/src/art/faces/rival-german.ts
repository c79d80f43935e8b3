// The Brando Avenue Gang.

import { portrait } from '../kit';

export default portrait({
  accent: 'red',
  hat: 'slick',
  jaw: 'heavy',
  coat: 'broad',
  has: ['shirt', 'bow', 'brows', 'eyes', 'nose', 'pencil', 'smirk'],
  own: [
    ['accent', 'M48 49a4.5 4.5 0 1 1-.1 0z'],
    ['line', 'M46.5 53.5c0-3 3-3 3 0s-2 3-2 1'],
    ['veil', 'M19 40c2 4 4 6 7 7l-5 0zM45 40c-2 4-4 6-7 7l5 0z'],
  ],
});
