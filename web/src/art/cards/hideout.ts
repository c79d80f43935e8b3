// The Hideout: a door, a slot, two eyes.

import { both, figure, PLATE } from '../figure';

export default figure(
  'gold',
  PLATE,
  [
    ['mid', 'M10 4h44v60H10z'],
    ['dark', 'M14 8h36v56H14z'],
    ['line', 'M10 4h44v60H10z'],
    ['hatch', 'M20 8v12M26 8v12M32 8v12M38 8v12M44 8v12'],
    ['light', 'M18 22h28v12H18z'],
    ['dark', 'M20 24h24v8H20z'],
  ],
  both('accent', 'M23 28c2-2.5 5-2.5 7 0-2 2.5-5 2.5-7 0z'),
  both('dark', 'M26.5 26.7a1.3 1.3 0 1 1-.1 0z'),
  [
    ['accent', 'M43 44a3 3 0 1 1-.1 0z'],
    ['rim', 'M10 62V4h43'],
    ['glint', 'M18 40h20M18 46h20M18 52h26M18 58h26'],
  ],
);
