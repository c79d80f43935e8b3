// The Three Roses: florists without flowers.

import { portrait } from '../kit';

export default portrait({
  accent: 'red',
  hat: 'boater',
  jaw: 'round',
  coat: 'broad',
  has: ['shirt', 'gleam', 'nose', 'pencil'],
  own: [
    ['accent', 'M14 44a5 5 0 1 1-.1 0zM22 52a5 5 0 1 1-.1 0zM11 54a5 5 0 1 1-.1 0z'],
    ['line', 'M12 49c0-3 4-3 4 0s-3 3-3 1M20 57c0-3 4-3 4 0s-3 3-3 1M9 59c0-3 4-3 4 0s-3 3-3 1'],
  ],
});
