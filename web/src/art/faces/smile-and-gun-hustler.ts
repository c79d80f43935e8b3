// Dixie grabs what lies closest and winks.

import { portrait } from '../kit';

export default portrait({
  accent: 'red',
  hat: 'bob',
  jaw: 'fine',
  coat: 'slim',
  has: ['pearls', 'lips', 'nose'],
  own: [
    ['dark', 'M24 30.5c2-2 4-2 5.5 0-1.5 1.5-4 1.5-5.5 0z'],
    ['line', 'M35 31c1.5 1.5 3.5 1.5 5 0M34 27.5l6-1.5'],
    ['accent', 'M43 18c5-5 10-5 13-1-4 4-8 5-13 3zM43 20c2 5 5 8 9 8 1-4-2-8-7-9z'],
  ],
});
