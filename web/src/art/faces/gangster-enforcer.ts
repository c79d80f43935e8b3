// Mack has a bullet for every question.

import { portrait } from '../kit';

export default portrait({
  accent: 'red',
  hat: 'fedora',
  jaw: 'square',
  coat: 'broad',
  has: ['shirt', 'tie', 'patch', 'nose', 'cigar', 'scar'],
});
