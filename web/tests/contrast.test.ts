import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

const css = readFileSync(new URL('../src/app.css', import.meta.url), 'utf8');

function colours(theme: string): Map<string, string> {
  const block = css.split(`[data-theme='${theme}'] {`)[1]?.split('}')[0] ?? '';
  return new Map([...block.matchAll(/--([a-z-]+): (#[0-9a-f]{6});/g)].map(([, name, value]) => [name!, value!]));
}

function luminance(hex: string): number {
  const parts = [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16) / 255);
  const [red = 0, green = 0, blue = 0] = parts.map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

export function contrast(one: string, two: string): number {
  const [light, dark] = [luminance(one), luminance(two)].sort((a, b) => b - a) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

test('contrast is computed as WCAG does', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21);
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
});

describe.each(['night', 'paper'])('%s', (theme) => {
  const all = colours(theme);
  const of = (name: string) => all.get(name) ?? expect.fail(`no colour --${name}`);
  const GROUNDS = ['ground', 'panel', 'raised'];
  /** Where else a piece may lie or stand: in a quarter's yard, on its roofs, on the streets, on the table's wood. */
  const PLACES: Record<string, string[]> = {
    'town-yard': ['green', 'yellow', 'police'],
    'town-roof': ['tile'],
    'town-road': ['green', 'yellow'],
    wood: ['red', 'blue', 'yellow', 'grey'],
  };
  const placed = Object.entries(PLACES).flatMap(([ground, pieces]) => pieces.map((piece) => [piece, ground]));

  test.each([...['green', 'yellow', 'police', 'red', 'blue', 'grey', 'lamp', 'edge', 'tile'].flatMap((piece) => GROUNDS.map((ground) => [piece, ground])), ...placed])(
    '%s can be told from %s',
    (piece, ground) => {
      // On paper tokens and whatever is yellow are told from their ground by their outline.
      const drawn = theme === 'paper' && ['tile', 'yellow'].includes(piece!) ? 'outline' : piece!;
      expect(contrast(of(drawn), of(ground!))).toBeGreaterThanOrEqual(3);
    },
  );

  test.each([
    ...['ink', 'muted'].flatMap((text) => GROUNDS.map((ground) => [text, ground])),
    ['warn', 'ground'],
    ['warn', 'panel'],
    ['lamp-ink', 'lamp'],
    ['tile-ink', 'tile'],
    ['tile-ink', 'tile-under'],
    ['ink', 'hatch'],
    ['ink', 'town-yard'],
    ['ink', 'town-road'],
    ['muted', 'town-road'],
    ['muted', 'town-yard'],
    ['ink', 'wood'],
    ['muted', 'wood'],
    ['chalk', 'panel'],
    ['art-light', 'art-dark'],
  ])('%s can be read on %s', (text, ground) => {
    expect(contrast(of(text!), of(ground!))).toBeGreaterThanOrEqual(4.5);
  });

  test.each(['red', 'blue', 'yellow', 'grey'])('hat and power can be read on %s', (gang) => {
    expect(contrast(of(all.has(`on-${gang}`) ? `on-${gang}` : 'on-piece'), of(gang))).toBeGreaterThanOrEqual(3);
  });

  test.each(['art-dark', 'art-light'])('%s can be told from the plate it is drawn on', (tone) => {
    // On paper what is light has dark beside it, or a line around it.
    if (theme === 'paper' && tone === 'art-light') return expect(contrast(of(tone), of('art-mid'))).toBeGreaterThanOrEqual(3);
    expect(contrast(of(tone), of('art-plate'))).toBeGreaterThanOrEqual(3);
  });

  test('the two halves of a face can be told apart', () => {
    expect(contrast(of('art-light'), of('art-mid'))).toBeGreaterThanOrEqual(2);
    expect(contrast(of('art-mid'), of('art-dark'))).toBeGreaterThanOrEqual(3);
  });

  test('what is yellow can be told from its outline', () => {
    expect(contrast(of('outline'), of('yellow'))).toBeGreaterThanOrEqual(3);
  });

  test('police squares can be told from their token', () => {
    expect(contrast(of('tile-police'), of('tile'))).toBeGreaterThanOrEqual(3);
  });
});
