import { readdirSync, readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { AVATARS, card, FACES } from '../src/art';
import type { SmileSetup } from '../src/lib/protocol';
import { stubBrowser } from './browser';
import { catalogue } from './recorded';

stubBrowser();
const { avatarOf, botFace, facesAt, gangFace, stageFace } = await import('../src/lib/faces');

const ART = new URL('../src/art/', import.meta.url).pathname;
const files = ['faces', 'avatars', 'cards'].flatMap((folder) => readdirSync(`${ART}${folder}`).map((file) => `${folder}/${file}`));
const smile = catalogue.games.find(({ game }) => game === 'smile-and-gun')!;
if (smile.game !== 'smile-and-gun') throw new Error('no catalogue');

test.each(files)('%s is small and drawn by us, without rasters', (file) => {
  const text = readFileSync(`${ART}${file}`, 'utf8');
  expect(brotliCompressSync(text).length).toBeLessThan(12_000);
  expect(text).not.toMatch(/<|data:|url\(/);
});

test('every card has its picture, no two the same', () => {
  const names = [...smile.shadows.map(({ name }) => name), ...new Set(smile.editions.flatMap(({ infusions }) => infusions))];
  expect(names).toHaveLength(22);
  const drawn = names.map((name) => card(name) ?? expect.fail(`no picture of ${name}`));
  expect(new Set(drawn).size).toBe(22);
});

test('every gang has a boss, and a gang of both books the same', () => {
  for (const { number } of smile.scenarios) expect(stageFace('scenario', number), `scenario ${number}`).toBeDefined();
  for (const { number } of smile.missions) expect(stageFace('mission', number), `mission ${number}`).toBeDefined();
  expect(stageFace('mission', 2)).toBe(stageFace('scenario', 1));
  const alone = (more: Partial<SmileSetup>) => gangFace({ edition: 'german', mode: 'solo', ...more } as SmileSetup);
  expect(alone({})).toBe(FACES['rival-german']);
  expect(alone({ edition: 'first' })).toBe(FACES['rival-first']);
  expect(alone({ legacy: true })).toBe(FACES.legacy);
});

test('every bot has a face of its own', () => {
  const faces = (['smile-and-gun', 'gangster'] as const).flatMap((game) => catalogue.bots.map((bot) => botFace(game, bot) ?? expect.fail(`no face of ${bot}`)));
  expect(new Set(faces).size).toBe(12);
});

describe('people', () => {
  test('have two dozen to choose from, told apart by their shapes', () => {
    const shapes = Object.values(AVATARS).map(({ layers }) => JSON.stringify(layers));
    expect(shapes.length).toBeGreaterThanOrEqual(24);
    expect(new Set(shapes).size).toBe(shapes.length);
  });

  test('keep the one that goes with their name', () => {
    expect(avatarOf('Ida')).toBe(avatarOf('Ida'));
    expect(new Set(['Ida', 'Otto', 'Jean', 'Mia', 'Paul', 'Lea'].map(avatarOf)).size).toBeGreaterThan(3);
  });

  test('never look like anybody else at their table', () => {
    const seats = (['red', 'blue', 'yellow', 'grey'] as const).map((seat, n) => ({ seat, name: n < 2 ? 'Ida' : 'rookie', bot: n >= 2, you: n === 0 }));
    const faces = facesAt({ game: 'gangster', setup: { gangs: ['red', 'blue', 'yellow', 'grey'], first: 'red' } as never, seats });
    expect(new Set(Object.values(faces)).size).toBe(4);
  });

  test('see the gang’s boss where nobody sits', () => {
    const setup = { edition: 'german', mode: 'solo', human: 'green', scenario: 4 } as SmileSetup;
    const faces = facesAt({ game: 'smile-and-gun', setup, seats: [{ seat: 'green', name: 'Ida', bot: false, you: true }] });
    expect(faces.yellow).toBe(FACES['scenario-4']);
    expect(faces.green).toBe(AVATARS[avatarOf('Ida')]);
  });
});
