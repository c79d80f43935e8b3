// The Cursed: bandaged, and one eye open.

import { figure, PLATE, split } from '../figure';

export default figure(
  'green',
  PLATE,
  split('M32 64H6c1-10 7-15 16-16h10z', 'mid', 'dark'),
  split('M32 7C22 7 17 14 17 26c0 14 5 25 15 28z'),
  [
    ['dark', 'M19 24l12 3v7c-6 1-11-3-12-10z'],
    ['accent', 'M25.5 27a2.8 2.8 0 1 1-.1 0z'],
    ['line', 'M18 20 46 14M17 25l30-3M35 30l12-4M35 36l11-3M18 38l28-4M20 44l23-4M24 50l15-4M22 12l18-2'],
    ['light', 'M44 40c6 2 8 8 6 16l-4-1c1-6 0-9-4-11z'],
    ['dark', 'M27 42c3 2 7 2 10 0l-1 4c-3 1-6 1-8 0z'],
    ['rim', 'M17 27C17 14 22 7 31 7M6 63c1-9 6-14 13-15'],
    ['hatch', 'M46 52l-6 12M54 54l-5 10M24 54l-6 10'],
  ],
);
