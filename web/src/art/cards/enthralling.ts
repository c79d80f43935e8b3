// Enthralling: look into my eyes.

import { figure, PLATE, split } from '../figure';

export default figure(
  'gold',
  PLATE,
  split('M32 14C20 14 10 22 2 34c8 12 18 18 30 18z'),
  [
    ['dark', 'M32 17a16 16 0 1 1-.1 0z'],
    ['accent', 'M32 19a14 14 0 1 1-.1 0z'],
    ['line', 'M32 33c2-2 5 0 4 3s-6 4-9 1-2-9 2-11 11 0 12 6-3 12-9 12-12-5-12-11 5-12 12-12'],
    ['rim', 'M2 34c8-12 18-20 29-20'],
    ['line', 'M10 20 6 14M20 13l-3-7M32 10V3M44 13l3-7M54 20l4-6'],
    ['hatch', 'M44 46l-6 6M52 40l-8 8'],
  ],
);
