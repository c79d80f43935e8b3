// The Remover: a gloved hand over the table.

import { figure, PLATE } from '../figure';

export default figure(
  'red',
  PLATE,
  [
    ['dark', 'M64 0H38l-6 14 14 12L64 22z'],
    ['light', 'M46 26 32 14l-6 4-12 20c-1 3 2 5 4 3l9-11-7 15c-1 3 3 5 5 2l8-14-3 13c-1 3 3 4 5 1l6-13z'],
    ['mid', 'M46 26l-6-5-10 26c-1 3 3 4 5 1l6-13z'],
    ['line', 'M27 30l4-7M33 33l3-6'],
    ['accent', 'M12 46h22v16H12z'],
    ['line', 'M12 46h22v16H12z'],
    ['dark', 'M16 55c5 2 9 2 14 0l-3-1-1-5c-1-2-5-2-6 0l-1 5z'],
    ['rim', 'M38 1l-6 13-6 4-12 20'],
    ['hatch', 'M50 4l-8 12M58 4 48 20M62 12l-8 10'],
  ],
);
