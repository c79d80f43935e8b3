// The Historian: a book with room for one more line.

import { both, figure, PLATE, split } from '../figure';

export default figure(
  'gold',
  PLATE,
  [
    ['dark', 'M4 18l28 6 28-6v38l-28 6-28-6z'],
  ],
  split('M32 24C24 16 16 14 7 15v36c9-1 17 1 25 8z'),
  both('line', 'M12 24c5 0 10 1 15 4M12 31c5 0 10 1 15 4M12 38c5 0 10 1 15 4'),
  [
    ['light', 'M60 2C48 4 38 14 34 34l3 1C48 30 58 18 60 2z'],
    ['line', 'M58 5C48 14 40 24 33 40M46 14l2 8M42 20l1 8'],
    ['dark', 'M35 34l-4 12 6-10z'],
    ['accent', 'M44 52l4-1v11l-2-2-2 3z'],
    ['rim', 'M7 51V15c9-1 17 1 24 8'],
  ],
);
