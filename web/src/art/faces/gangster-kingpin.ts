// Salvatore adds up all twelve lines at once.

import { portrait } from '../kit';

export default portrait({
  accent: 'red',
  hat: 'bald',
  jaw: 'heavy',
  coat: 'broad',
  has: ['shirt', 'bow', 'monocle', 'nose', 'walrus', 'cigar'],
});
