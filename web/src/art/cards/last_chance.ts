// Last Chance: a die falls into a glass.

import { figure, PLATE } from '../figure';

export default figure(
  'gold',
  PLATE,
  [
    ['light', 'M12 26h40l-7 34H19z'],
    ['mid', 'M32 26h20l-7 34H32z'],
    ['accent', 'M15 38h34l-4.5 22h-25z'],
    ['veil', 'M32 38h17l-4.5 22H32z'],
    ['light', 'M24 6l14-3 4 13-14 4z'],
    ['line', 'M24 6l14-3 4 13-14 4z'],
    ['dark', 'M29 8a2 2 0 1 1-.1 0zM37 12a2 2 0 1 1-.1 0zM33 10a1.8 1.8 0 1 1-.1 0z'],
    ['glint', 'M20 2l2 6M46 4l-1 6M26 48a2 2 0 1 1-.1 0zM36 42a1.5 1.5 0 1 1-.1 0zM32 52a1.2 1.2 0 1 1-.1 0z'],
    ['rim', 'M12 26l7 34'],
    ['line', 'M12 26h40'],
  ],
);
