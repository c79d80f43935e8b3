// The Barrel: landlord of a cellar where four glasses are enough.

import { portrait } from '../kit';

export default portrait({
  accent: 'yellow',
  hat: 'bald',
  jaw: 'heavy',
  coat: 'slim',
  has: ['eyes', 'brows', 'nose', 'walrus'],
  behind: [
    ['mid', 'M4 18c6-8 12-10 28-10s22 2 28 10v32c-6 8-12 10-28 10S10 58 4 50z'],
    ['line', 'M3 22h58M3 46h58M14 11v46M50 11v46'],
  ],
  own: [
    ['accent', 'M20 52l12 4 12-4 4 12H16z'],
    ['rim', 'M20 52l12 4'],
    ['rim', 'M48 42h10l-1 14h-8zM58 45h3v7h-4'],
  ],
});
