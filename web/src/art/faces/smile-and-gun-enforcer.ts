// Bruno walks straight to where it hurts.

import { portrait } from '../kit';

export default portrait({
  accent: 'grey',
  hat: 'bald',
  jaw: 'heavy',
  coat: 'broad',
  has: ['shirt', 'tie', 'brows', 'eyes', 'nose', 'scar', 'mouth'],
  own: [
    ['mid', 'M18.5 30c-4-1-4 7 0 8zM45.5 30c4-1 4 7 0 8z'],
    ['light', 'M30 33h4v2h-4z'],
  ],
});
