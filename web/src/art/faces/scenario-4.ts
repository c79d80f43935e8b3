// Lenore, who sends her boys for small change.

import { portrait } from '../kit';

export default portrait({
  accent: 'green',
  hat: 'cloche',
  jaw: 'fine',
  coat: 'slim',
  has: ['pearls', 'eyes', 'nose', 'lips', 'veil'],
  own: [
    ['accent', 'M18 21c-6 1-9 5-8 10 5 0 8-3 9-8z'],
    ['rim', 'M18 21c-6 1-9 5-8 10'],
  ],
});
