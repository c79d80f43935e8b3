// The boss of Green.

import { portrait } from '../kit';

export default portrait({
  accent: 'green',
  hat: 'fedora',
  jaw: 'square',
  coat: 'broad',
  has: ['shirt', 'tie', 'gleam', 'nose', 'mouth', 'cigarette'],
});
