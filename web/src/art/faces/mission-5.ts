// 6th Street Amontillado: what he was asked to taste is behind the wall.

import { portrait } from '../kit';

export default portrait({
  accent: 'yellow',
  hat: 'cap',
  jaw: 'round',
  coat: 'slim',
  has: ['eyes', 'brows', 'nose', 'beard'],
  behind: [
    ['mid', 'M0 4h14v8H0zM17 4h16v8H17zM36 4h16v8H36zM0 15h6v8H0zM9 15h14v8H9zM44 15h16v8H44zM0 26h14v8H0zM50 26h14v8H50zM0 37h8v8H0zM46 37h14v8H46z'],
  ],
  own: [
    ['accent', 'M44 44h10c1 7-1 10-4 11v6h3v3h-8v-3h3v-6c-3-1-5-4-4-11z'],
    ['light', 'M45.5 45.5h7v2.5h-7z'],
  ],
});
