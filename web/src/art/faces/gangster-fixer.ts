// Stella lets you fill the fifth space.

import { portrait } from '../kit';

export default portrait({
  accent: 'gold',
  hat: 'cloche',
  jaw: 'fine',
  coat: 'collar',
  has: ['glasses', 'nose', 'lips'],
  own: [
    ['accent', 'M45 17l1.5 4 4.5.3-3.5 2.8 1.2 4.4-3.7-2.5-3.7 2.5 1.2-4.4L39 21.3l4.5-.3z'],
  ],
});
