// A drawing in a newspaper: SVG with the inks of Paper in it, whatever theme the page has.

import type { Accent, Figure, Tone } from './figure';

/** The same as in `app.css`, by the names there. */
export const INKS: Record<Accent | 'art-plate' | 'art-dark' | 'art-mid' | 'art-light' | 'art-rim', string> = {
  'art-plate': '#ddcda8',
  'art-dark': '#1b1714',
  'art-mid': '#7d694b',
  'art-light': '#fffaf0',
  'art-rim': '#fffaf0',
  green: '#2f7a4a',
  yellow: '#d9a400',
  police: '#2f66a3',
  red: '#a83a28',
  grey: '#6b655c',
  gold: '#e3a81c',
};

const filled = (ink: string, opacity = 1): string => `fill="${ink}"${opacity < 1 ? ` opacity="${opacity}"` : ''}`;
const stroked = (ink: string, width: number, opacity = 1): string =>
  `fill="none" stroke="${ink}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"${opacity < 1 ? ` opacity="${opacity}"` : ''}`;

/** As `Layers.svelte` paints them. */
const STYLES: Record<Tone, (accent: string) => string> = {
  dark: () => filled(INKS['art-dark']),
  mid: () => filled(INKS['art-mid']),
  light: () => filled(INKS['art-light']),
  accent: (accent) => filled(accent),
  veil: () => filled(INKS['art-dark'], 0.38),
  dusk: () => filled(INKS['art-dark'], 0.2),
  line: () => stroked(INKS['art-dark'], 1.8),
  glint: () => stroked(INKS['art-light'], 1.5),
  trim: (accent) => stroked(accent, 2),
  hatch: () => stroked(INKS['art-dark'], 1, 0.55),
  rim: () => stroked(INKS['art-rim'], 1.6),
};

export function printed({ accent, layers }: Figure): string {
  const shapes = layers.map(([tone, path, mirrored]) => `<path ${STYLES[tone](INKS[accent])} d="${path}"${mirrored ? ' transform="matrix(-1 0 0 1 64 0)"' : ''}/>`);
  return `<g fill-rule="evenodd">${shapes.join('')}</g>`;
}
