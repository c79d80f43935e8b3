// The wardrobe that all faces share: hats, jaws, coats, and what is worn with them. Left halves; the right ones are mirrored.

import { both, figure, PLATE, split, type Accent, type Figure, type Layer } from './figure';

interface Hat {
  shape: string;
  band: string;
  rim: string;
}

const HATS = {
  fedora: {
    shape: 'M32 6c-2-3-7-3-8 1l-3 12c-5 0-9 2-12 5 6 4 15 5 23 5z',
    band: 'M32 16.5c-4 0-7-.3-10-1L21 20c4 1 7 1.3 11 1.3z',
    rim: 'M9 24c3-3 7-5 12-5l3-12c1-3 4-3.5 6-2.5',
  },
  bowler: {
    shape: 'M32 6C24 6 20 11 20 19.5c-3 0-5 1-7 3 5 4 12 5 19 5z',
    band: 'M32 17c-5 0-9-.5-12-1.5v4.5c4 1 8 1.5 12 1.5z',
    rim: 'M13 22.5c2-2 4-3 7-3C20 11 24 6 31 6',
  },
  top: {
    shape: 'M32 2H21.5l1 17.5c-5 .3-8 1.5-10 4 5 3.5 12 4.5 19.5 4.5z',
    band: 'M32 15H22.3l.3 5c3 .8 6 1 9.4 1z',
    rim: 'M12.5 23.5c2-2.5 5-3.7 10-4L21.5 2H31',
  },
  boater: {
    shape: 'M32 9H21v10H10v5.5c7 2 14 3 22 3z',
    band: 'M32 13.5H21v5h11z',
    rim: 'M10 24v-5h11V9h10',
  },
  wide: {
    shape: 'M32 8c-5 0-8 2-9 7l-1 4c-7 0-14 2-18 7 8 2 18 3 28 3z',
    band: 'M32 17c-4 0-7-.4-9.5-1L22 20c3 .8 6 1.2 10 1.2z',
    rim: 'M4 26c4-5 11-7 18-7l1-4c1-5 4-7 8-7',
  },
  cloche: {
    shape: 'M32 5C22 5 18 12 18.5 22L17 30c5-2 10-3 15-3z',
    band: 'M32 18c-5 0-9 .7-13.3 2.3L18.3 25c4.5-2 9-2.8 13.7-2.8z',
    rim: 'M17 29l1.5-7C18 12 22 5 31 5',
  },
  cap: {
    shape: 'M32 9C22 9 14 13 13 21c0 3 3 4 6 4.5 4-1.5 8-2 13-2z',
    band: 'M32 21c-5 0-10 .5-14 2.2l1 3.3c4-1.5 8-2 13-2z',
    rim: 'M14 24c-2-8 7-15 17-15',
  },
  /** No hat: hair. */
  slick: {
    shape: 'M32 10c-9 0-13 5-13 15l3 1c1-5 4-8 10-9z',
    band: '',
    rim: 'M19 25c0-10 4-15 12-15',
  },
  bob: {
    shape: 'M32 8C20 8 16 16 17 30l-1 10c3 1 5 0 6.5-2L23 25c4 0 7-1.5 9-5z',
    band: 'M32 14c-6 .5-11 2-14.5 5.5l-.4 4C21 20 26 18 32 17.5z',
    rim: 'M16 40l1-10C16 16 20 8 31 8',
  },
  bald: { shape: 'M32 8c-8 0-12.5 4-13 13v5h13z', band: '', rim: 'M19 24c0-11 5-16 12-16' },
} satisfies Record<string, Hat>;

const JAWS = {
  square: 'M32 19H20.5v17l2 8 6 5H32z',
  round: 'M32 19H20v14c0 10 5 16 12 16z',
  long: 'M32 19H22v18l3 11 4.5 5H32z',
  heavy: 'M32 19H18.5v19l2 8 6.5 5H32z',
  fine: 'M32 19H21.5v13c0 7 5 14 10.5 17z',
} as const;

const COATS = {
  /** Padded shoulders and a lapel. */
  broad: 'M32 64H3c0-10 6-15 15-17l9-3 5 9z',
  slim: 'M32 64H11c0-9 5-13 12-15l4-3 5 7z',
  /** The collar is up. */
  collar: 'M32 64H5c0-9 5-13 12-15l-3-9c5 2 9 5 12 10l6 8z',
  /** A fur, seen by its tufts. */
  fur: 'M32 64H4c-1-5 1-8 3-10l1-4 4-1 2-4 5 1 4-3 4 6 5 8z',
} as const;
const EDGE: Record<keyof typeof COATS, string> = {
  broad: 'M3 63c0-9 6-14 15-16l8-2.7',
  slim: 'M11 63c0-8 5-12 12-14l3.5-2.5',
  collar: 'M5 63c0-9 5-13 12-14l-3-9 8 5',
  fur: 'M4 63c-1-5 1-8 3-9l1-4 4-1 2-4 5 1 4-3',
};

/** What is worn or carried; in front of the face unless it hangs below. */
const THINGS = {
  shirt: [...both('light', 'M32 54l-5.5-8-3 4L29 64h3z')],
  tie: [...split('M32 52l-3 3 1.5 2L28 64h4z', 'accent', 'accent'), ['veil', 'M32 52l3 3-1.5 2L36 64h-4z']],
  bow: [...both('accent', 'M32 53l-7-4v9l7-3z')],
  pearls: [...both('light', 'M32 57.5a2 2 0 1 1-.1 0zM27.5 56a2 2 0 1 1-.1 0zM24 52.5a2 2 0 1 1-.1 0z')],
  eyes: [...both('dark', 'M24 30.5c2-1.5 4-1.5 5.5 0-1.5 1.5-4 1.5-5.5 0z')],
  /** Under a brim only their gleam is seen. */
  gleam: [['veil', 'M20 22h24v8c-8 3.5-16 3.5-24 0z'], ...both('light', 'M24.5 29.5h4.5v1.7h-4.5z')],
  brows: [...both('dark', 'M23 27l7 1.5v1.8L23 29z')],
  glasses: [...both('line', 'M27 27.5a4 4 0 1 1-.1 0zM31 31.5h1'), ...both('glint', 'M25 30l2-1.5')],
  shades: [...both('dark', 'M32 28H21v3c0 4 9 5 10 0h1z'), ['glint', 'M23.5 30.5l2.5-1']],
  monocle: [['trim', 'M37.5 27a4.5 4.5 0 1 1-.1 0zM41 34l2 14'], ['dark', 'M24 30.5c2-1.5 4-1.5 5.5 0-1.5 1.5-4 1.5-5.5 0z']],
  patch: [['dark', 'M33 27h9v4.5c-1 3-8 3-9 0z'], ['line', 'M20 21l24 8'], ['dark', 'M24 30.5c2-1.5 4-1.5 5.5 0-1.5 1.5-4 1.5-5.5 0z']],
  nose: [['veil', 'M32 30v8h4z']],
  mouth: [['line', 'M28 43.5h8']],
  smirk: [['line', 'M28 43.5c3 1 6 0 9-2.5']],
  smile: [['line', 'M26.5 41.5c3 4 8 4 11 0']],
  lips: [...both('accent', 'M32 42c-1.5-1-3-.7-5 1 1.5 2 3 2.5 5 2.5z')],
  moustache: [...both('dark', 'M32 39c-4-.5-7 .5-9 3.5 4 .8 7 .3 9-1.5z')],
  pencil: [...both('dark', 'M31.5 40.5l-6 1.3v1l6-1z')],
  walrus: [...both('dark', 'M32 38c-6-.5-9 3-9.5 9 4-1 7-3 9.5-5z')],
  beard: [...both('dark', 'M32 40c-4-.5-7 0-9 2l-2.5-6v8c1 7 5 11 11.5 13z'), ['glint', 'M29 44h6']],
  goatee: [...both('dark', 'M32 46h-3l1 6 2 3zM32 40l-5 1.5v1.2l5-1z')],
  scar: [['line', 'M24 33l4 9M23.5 37l3-1M25 40l3-1']],
  cigar: [['dark', 'M35 43l13 4-.7 3L34.5 45.5z'], ['accent', 'M46.5 46.5l3 1-.8 3-3-1z'], ['glint', 'M50 45c4-4-2-7 2-12s0-8 2-11']],
  cigarette: [['light', 'M34 42.5l13 3-.4 1.7-13-3z'], ['glint', 'M48 44c3-5-2-8 1-13s1-7 3-9']],
  earrings: [...both('accent', 'M20 39l2.5 4-2.5 5-2.5-5z')],
  veil: [...both('hatch', 'M32 24 20 34M32 29 21 38M32 34 23 42M20 25l12 11M20 31l12 10M24 25l8 7')],
} satisfies Record<string, Layer[]>;

interface Looks {
  accent: Accent;
  hat: keyof typeof HATS;
  jaw: keyof typeof JAWS;
  coat: keyof typeof COATS;
  /** In the order of drawing. */
  has: (keyof typeof THINGS)[];
  /** What nobody else has. */
  own?: Layer[];
  /** The same, behind everything. */
  behind?: Layer[];
}

const BELOW: (keyof typeof THINGS)[] = ['shirt', 'tie', 'bow', 'pearls'];

/** Somebody under a hat, half in the shade. */
export function portrait({ accent, hat, jaw, coat, has, own = [], behind = [] }: Looks): Figure {
  const worn: Hat = HATS[hat];
  const things = (below: boolean) => has.filter((thing) => BELOW.includes(thing) === below).flatMap((thing): Layer[] => THINGS[thing]);
  return figure(
    accent,
    PLATE,
    behind,
    both('dark', COATS[coat]),
    things(true),
    // The neck.
    [['mid', 'M26 42h12v7l-6 6-6-6z']],
    split(JAWS[jaw]),
    things(false),
    hat === 'bald' ? split(worn.shape) : both('dark', worn.shape),
    worn.band ? both('accent', worn.band) : [],
    worn.band ? [['veil', worn.band, true]] : [],
    [['rim', worn.rim], ['rim', EDGE[coat]]],
    own,
  );
}
