// Nobody: a hat that was left on the table, under the lamp.
import { both, figure } from '../figure';

export default figure(
  'gold',
  ['dusk', 'M0 0h64v48H0z'],
  ['hatch', 'M64 8 46 26M64 22 50 36M0 26l12-12M0 40l10-10M64 36l-8 8'],
  // The lamp and its light.
  ['line', 'M32 0v6'],
  ...both('dark', 'M32 5c-5 0-9 3-10 8h10z'),
  ['accent', 'M26 13h12c-1 4-11 4-12 0z'],
  ['glint', 'M24 15 12 44M40 15l12 29'],
  // The table.
  ['dark', 'M0 46h64v18H0z'],
  ['mid', 'M4 47h56l4 6H0z'],
  // The hat, and its shade on the wood.
  ['veil', 'M16 50c6-2 34-2 42 1-4 3-36 3-42-1z'],
  ...both('dark', 'M32 30c-2-2-6-2-7 1l-2.5 12c-5 .3-9 1.5-11 4 5 3 13 3.5 20.5 3.5z'),
  ...both('accent', 'M32 40c-3 0-6-.3-8.5-1l-1 4.5c3 .8 6 1 9.5 1z'),
  ['rim', 'M12 47c2-2.5 6-3.7 11-4l2.5-12c.8-2.5 3-3 5-1.800'],
);
