// Soulmate: two flasks that belong together.

import { figure, PLATE } from '../figure';

export default figure(
  'red',
  PLATE,
  [
    ['light', 'M14 8h10v3h-2v12l10 20c2 5-1 9-6 9H10c-5 0-8-4-6-9l12-20V11h-2z'],
    ['mid', 'M40 8h10v3h-2v12l12 20c2 5-1 9-6 9H38c-5 0-8-4-6-9l10-20V11h-2z'],
    ['accent', 'M9 38h20l3 6c1 4-1 6-5 6H10c-4 0-5-2-4-6zM35 38h20l3 6c1 4-1 6-5 6H37c-4 0-6-2-5-6z'],
    ['line', 'M14 8h10M40 8h10M16 11v12L4 43M22 11v12M42 11v12M48 11v12l12 20'],
    ['light', 'M32 24c-3-6-11-3-9 3 1 4 5 6 9 10 4-4 8-6 9-10 2-6-6-9-9-3z'],
    ['accent', 'M32 26.5c-2-4-7-2-6 2 1 2.5 4 4 6 6.5 2-2.5 5-4 6-6.5 1-4-4-6-6-2z'],
    ['rim', 'M16 12v11L4 43c-2 5 1 9 6 9'],
  ],
);
