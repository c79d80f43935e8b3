// Athena, who has the key to the archive.

import { portrait } from '../kit';

export default portrait({
  accent: 'gold',
  hat: 'slick',
  jaw: 'fine',
  coat: 'slim',
  has: ['shirt', 'glasses', 'nose', 'mouth'],
  own: [
    ['dark', 'M26 12c-1-7 11-9 13-3 1 4-2 6-6 6z'],
    ['rim', 'M26 12c-1-6 6-8 10-6'],
    ['accent', 'M48 44a5 5 0 1 1-.1 0zM46.8 54h2.5v10h-2.5zM49 57h5v2h-5zM49 61h4v2h-4z'],
    ['dark', 'M48 47a2 2 0 1 1-.1 0z'],
  ],
});
