// The Rue Morgue Crew.

import { portrait } from '../kit';

export default portrait({
  accent: 'police',
  hat: 'top',
  jaw: 'heavy',
  coat: 'fur',
  has: ['gleam', 'nose', 'mouth'],
  own: [
    ['dark', 'M18.5 26l4 2 1 12c-2 4 0 7 4 10l-7-3-3-9z'],
    ['dark', 'M45.5 26l-4 2-1 12c2 4 0 7-4 10l7-3 3-9z'],
    ['light', 'M44 60 60 40l3 2.5L47 62z'],
    ['accent', 'M47 62l-3-2-4 4h6z'],
    ['rim', 'M44 60 60 40'],
  ],
});
