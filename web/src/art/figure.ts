// What a drawing is made of: flat shapes on a grid of 64, one over the other, in three tones and one accent. The light comes
// from the upper left, so whatever is the same on both sides is drawn once and its right half lies in the shade.

/** `dark`, `mid` and `light` are filled, as is the `accent`; `veil` and the thinner `dusk` are shade over what lies below. The others are
 *  strokes: `line` in dark, `glint` in light, `trim` in the accent, `hatch` for shade, `rim` for the lamp's light on an edge. */
export type Tone = 'dark' | 'mid' | 'light' | 'accent' | 'veil' | 'dusk' | 'line' | 'glint' | 'trim' | 'hatch' | 'rim';
export type Layer = readonly [tone: Tone, path: string, mirrored?: boolean];

/** The colours of the house that a figure may have. */
export type Accent = 'green' | 'yellow' | 'police' | 'red' | 'grey' | 'gold';

export interface Figure {
  accent: Accent;
  layers: readonly Layer[];
}

/** The left half of a shape in the light, the right one in the shade. */
export const split = (path: string, lit: Tone = 'light', shaded: Tone = 'mid'): Layer[] => [
  [lit, path],
  [shaded, path, true],
];

/** The same on both sides. */
export const both = (tone: Tone, path: string): Layer[] => [
  [tone, path],
  [tone, path, true],
];

export const figure = (accent: Accent, ...layers: (Layer | Layer[])[]): Figure => ({
  accent,
  layers: layers.flatMap((layer) => (typeof layer[0] === 'string' ? [layer as Layer] : (layer as Layer[]))),
});

/** The plate behind a picture: a cone of lamplight, and hatching where it doesn't reach. */
export const PLATE: Layer[] = [
  ['dusk', 'M18 0h46v64H58zM0 20l10 44H0z'],
  ['hatch', 'M64 8 50 22M64 20 46 38M64 32 50 46M64 44 56 52M0 58l6-6M0 46l4-4'],
];
