// The boss of Yellow.

import { portrait } from '../kit';

export default portrait({
  accent: 'yellow',
  hat: 'bowler',
  jaw: 'round',
  coat: 'broad',
  has: ['shirt', 'bow', 'gleam', 'nose', 'moustache'],
});
