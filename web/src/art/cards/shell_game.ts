// Shell Game: three cups, one answer.

import { figure, PLATE } from '../figure';

export default figure(
  'red',
  PLATE,
  [
    ['mid', 'M0 46h64v18H0z'],
    ['line', 'M0 46h64'],
    ['dark', 'M4 52l4-24c1-4 9-4 10 0l4 24zM42 52l4-24c1-4 9-4 10 0l4 24z'],
    ['dark', 'M22 38 30 12c2-4 10-2 9 3l-1 25z'],
    ['accent', 'M28 48a5 5 0 1 1-.1 0z'],
    ['trim', 'M5 46h16M43 46h16M23 34l15 1.5'],
    ['rim', 'M4 52l4-24c1-3 4-4 7-3M42 52l4-24c1-3 4-4 7-3M22 38l8-26c1-2 3-3 5-2'],
    ['glint', 'M44 14c4 0 8 2 10 6M12 20c2-6 6-9 12-10'],
  ],
);
