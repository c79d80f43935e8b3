// Dragging Arms: something long has hold of a cube.

import { figure, PLATE } from '../figure';

export default figure(
  'green',
  PLATE,
  [
    ['light', 'M4 4h26v26H4z'],
    ['accent', 'M6 6h22v22H6z'],
    ['line', 'M6 28 28 6'],
    ['accent', 'M64 64V34C54 22 38 24 32 33c-4 6-12 5-13-1-1-4 4-5 5-2 3-6-6-11-12-6-7 6-5 18 4 22 9 5 19 0 25-8 3-4 8-4 9 1 1 8-4 14-9 25z'],
    ['veil', 'M64 64V34c-5-6-11-8-16-8 6 6 8 14 6 20-2 6-4 12-5 18z'],
    ['light', 'M16 42a2.3 2.3 0 1 1-.1 0zM24 43a2.3 2.3 0 1 1-.1 0zM32 40a2.3 2.3 0 1 1-.1 0zM38 34a2.3 2.3 0 1 1-.1 0zM11 36a2.3 2.3 0 1 1-.1 0zM46 30a2.3 2.3 0 1 1-.1 0z'],
    ['line', 'M12 24c6-5 15 0 12 6-1-3-6-2-5 2 1 6 9 7 13 1 6-9 22-11 32 1'],
  ],
);
