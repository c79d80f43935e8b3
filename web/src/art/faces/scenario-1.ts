// The Ravens: he pays for bottles two at a time; one of his birds sits with him.

import { portrait } from '../kit';

export default portrait({
  accent: 'grey',
  hat: 'wide',
  jaw: 'long',
  coat: 'collar',
  has: ['gleam', 'nose', 'mouth'],
  own: [
    ['dark', 'M41 52c0-7 4-11 10-11 2-3 7-3 8 1l5 2-5 2c1 8-4 14-12 16z'],
    ['rim', 'M41 52c0-7 4-11 10-11 2-3 7-3 8 1'],
    ['light', 'M54.5 42.5a1.3 1.3 0 1 1-.1 0z'],
    ['accent', 'M22 20c-6-6-8-12-7-18 5 4 8 10 9 17z'],
    ['accent', 'M26 19c-3-6-3-11-1-16 4 5 5 10 4 16z'],
  ],
});
