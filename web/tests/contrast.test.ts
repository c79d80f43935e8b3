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
  /** Every piece with all grounds that it can lie on: beside the board, in a district's yard and on its roofs, on the streets round it,
   *  on Chicago's blocks, streets and wood, and on tokens. */
  const ROOFS = ['town-roof', 'town-slate', 'town-brick', 'town-turf'];
  const LIES: Record<string, string[]> = {
    green: [...GROUNDS, 'town-yard', 'town-road', 'town-lane', 'hatch', 'tile'],
    yellow: [...GROUNDS, 'town-yard', 'town-road', 'town-lane', 'hatch', 'tile', 'wood'],
    police: [...GROUNDS, 'town-yard', 'hatch', 'tile'],
    red: [...GROUNDS, 'wood', 'town-road'],
    blue: [...GROUNDS, 'wood', 'town-road'],
    grey: [...GROUNDS, 'wood', 'town-road'],
    tile: [...GROUNDS, ...ROOFS, 'town-wall', 'town-yard', 'hatch'],
    'tile-under': [...GROUNDS],
    eyes: ['cloak'],
    chalk: ['panel', 'wood', 'hatch'],
    lamp: [...GROUNDS, 'town-lane', 'town-yard', 'wood'],
    edge: GROUNDS,
    'sign-ink': ['sign'],
    'town-bulbs': ['outline'],
  };
  const placed = Object.entries(LIES).flatMap(([piece, grounds]) => grounds.map((ground) => [piece, ground]));
  /** What is told from its ground by its outline, which is drawn around it: on paper tokens and whatever is yellow; on a token, whose
   *  mark it is, every cube; by night the outline is as dark as the ground, and the piece itself has to be told from it. */
  const outlined = (piece: string, ground: string) => (theme === 'paper' ? ['tile', 'tile-under', 'yellow'].includes(piece) : false) || ground === 'tile';

  test.each(placed)('%s can be told from %s', (piece, ground) => {
    const drawn = outlined(piece!, ground!) ? 'outline' : piece!;
    expect(contrast(of(drawn), of(ground!))).toBeGreaterThanOrEqual(3);
  });

  test('no piece is forgotten, and no ground', () => {
    const pieces = ['Boss', 'Cube', 'Die', 'Gangster', 'Shadow', 'Token'].map((name) => readFileSync(new URL(`../src/pieces/${name}.svelte`, import.meta.url), 'utf8')).join('');
    const filled = [...pieces.matchAll(/(?:fill|style:fill)[:=]\s*["'`]?var\(--([a-z-]+)/g)].map(([, name]) => name!);
    expect(filled.length).toBeGreaterThan(5);
    // Not pieces but what is drawn on them or behind them.
    const parts = ['outline', 'tile-ink', 'tile-police', 'on-piece', 'on-yellow', 'panel', 'muted', 'ink', 'hatch', 'cloak', 'art-light', 'art-mid', 'ground'];
    expect([...new Set(filled)].filter((name) => !(name in LIES) && !parts.includes(name))).toEqual([]);
    const town = [...all.keys()].filter((name) => /^(town-|wood|sign$)/.test(name));
    const grounds = new Set(Object.values(LIES).flat());
    // Nothing ever lies on these: they are narrow, upright or lie beyond the pieces.
    const bare = ['town-tower', 'town-line', 'town-dark', 'town-rim', 'town-stripe', 'town-water', 'town-copper', 'town-fire', 'town-bulbs'];
    expect(town.filter((name) => !grounds.has(name) && !bare.includes(name))).toEqual([]);
  });

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
    ['ink', 'town-lane'],
    ['muted', 'town-lane'],
    ['sign-ink', 'sign'],
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
