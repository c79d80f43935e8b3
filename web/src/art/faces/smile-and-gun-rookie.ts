// Pip counts on his fingers.

import { portrait } from '../kit';

export default portrait({
  accent: 'gold',
  hat: 'cap',
  jaw: 'round',
  coat: 'slim',
  has: ['shirt', 'eyes', 'nose', 'smile'],
  own: [
    ['line', 'M24 36.5h.1M26.5 38h.1M39 38h.1M41.5 36.5h.1'],
    ['light', 'M48 64V50c0-2 3-2 3 0v-6c0-2 3-2 3 0v5-3c0-2 3-2 3 0v6c0-2 3-2 3 0v12z'],
    ['line', 'M51 50v6M54 49v7M57 52v4'],
  ],
});
