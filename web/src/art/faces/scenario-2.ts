// The Red Death: a mask, and a thumbprint in red.

import { portrait } from '../kit';

export default portrait({
  accent: 'red',
  hat: 'top',
  jaw: 'long',
  coat: 'collar',
  has: ['brows', 'mouth'],
  own: [
    ['accent', 'M20 25h24v9c-4 3-8 2-12-1-4 3-8 4-12 1z'],
    ['light', 'M23 29c2-1.5 5-1.5 6.5.5-2 1.5-5 1.5-6.5-.5z'],
    ['light', 'M35 29.5c1.5-2 4.5-2 6.5-.5-1.5 2-4.5 2-6.5.5z'],
    ['accent', 'M50 44c5 0 7 5 6 11-1 4-8 4-10 0-1-6 0-11 4-11z'],
    ['line', 'M48 55c-1-5 0-8 2-8s4 3 3 8M50.5 55v-4'],
  ],
});
