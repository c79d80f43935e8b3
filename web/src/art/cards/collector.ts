// The Collector: a hand that asks, a die that answers.

import { figure, PLATE } from '../figure';

export default figure(
  'yellow',
  PLATE,
  [
    ['dark', 'M64 40 44 40l-4 6v18h24z'],
    ['light', 'M44 42 26 40c-4 0-4 5 0 5h8L10 47c-4 0-4 6 0 6l12 1-8 2c-3 1-2 5 1 5l22-1 7-5z'],
    ['mid', 'M44 46 26 52l-4 2-8 2c-3 1-2 5 1 5l22-1 7-5z'],
    ['accent', 'M41 40h6v18h-6z'],
    ['light', 'M16 10l16-6 14 8-1 17-16 7-13-9z'],
    ['mid', 'M30 18l16-6-1 17-16 7z'],
    ['line', 'M16 10l14 8 16-6M30 18l-1 18'],
    ['dark', 'M22 17a2 2.5 0 1 1-.1 0zM26 26a2 2.5 0 1 1-.1 0zM20 24a2 2.5 0 1 1-.1 0zM36 19a2 2.5 0 1 1-.1 0zM41 24a2 2.5 0 1 1-.1 0zM31 9a2.5 1.8 0 1 1-.1 0z'],
    ['rim', 'M16 27V10l16-6'],
  ],
);
