// Victor has seen your move before you have.

import { portrait } from '../kit';

export default portrait({
  accent: 'yellow',
  hat: 'fedora',
  jaw: 'heavy',
  coat: 'fur',
  has: ['shirt', 'tie', 'glasses', 'nose', 'moustache', 'cigar'],
});
