// Montresor, dry for eleven months; the tally is scratched into the wall.

import { portrait } from '../kit';

export default portrait({
  accent: 'red',
  hat: 'slick',
  jaw: 'long',
  coat: 'collar',
  has: ['brows', 'eyes', 'nose', 'goatee'],
  behind: [
    ['glint', 'M3 6v10M7 6v10M11 6v10M15 6v10M1 14 17 8M48 6v10M52 6v10M56 6v10M60 6v10M46 14l16-6M48 22v9M52 22v9M56 22v9'],
  ],
});
