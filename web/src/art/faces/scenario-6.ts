// The Gold Bugs: a beetle on the lapel, and a price for everything.

import { portrait } from '../kit';

export default portrait({
  accent: 'yellow',
  hat: 'top',
  jaw: 'round',
  coat: 'broad',
  has: ['shirt', 'eyes', 'nose', 'smile', 'monocle'],
  own: [
    ['accent', 'M16 50c4 0 6 3 6 7s-2 7-6 7-6-3-6-7 2-7 6-7zM13 50c0-4 6-4 6 0z'],
    ['line', 'M16 51v13M10 55l-4-2M10 60l-4 2M22 55l4-2M22 60l4 2'],
  ],
});
