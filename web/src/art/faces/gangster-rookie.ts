// Sonny places the big ones first.

import { portrait } from '../kit';

export default portrait({
  accent: 'police',
  hat: 'boater',
  jaw: 'round',
  coat: 'slim',
  has: ['shirt', 'bow', 'eyes', 'nose', 'smile'],
});
