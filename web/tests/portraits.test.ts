// What the newspaper draws: the table's own faces. The server's copy of them is written here:
// BACKROOM_WRITE=1 npx vitest run tests/portraits.test.ts
import { readFileSync, writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { AVATARS, FACES } from '../src/art';
import { INKS, printed } from '../src/art/print';
import pages from '../fixtures/front-pages.json';
import { stubBrowser } from './browser';
import { catalogue } from './recorded';

stubBrowser();
const { stageFace } = await import('../src/lib/faces');
const { portrayed } = await import('../src/lib/press');

const smile = catalogue.games.find(({ game }) => game === 'smile-and-gun')!;
if (smile.game !== 'smile-and-gun') throw new Error('no catalogue');
const FILE = new URL('../../data/faces.json', import.meta.url);

test('the server draws the same faces', () => {
  const stages = (['scenario', 'mission'] as const).flatMap((book) => smile[`${book}s`].map(({ number }) => [`${book}-${number}`, stageFace(book, number)!] as const));
  const faces = { ...FACES, ...Object.fromEntries(stages) };
  const drawn = (all: typeof FACES) => Object.fromEntries(Object.keys(all).sort().map((name) => [name, printed(all[name]!)]));
  const text = `${JSON.stringify({ faces: drawn(faces), avatars: drawn(AVATARS) })}\n`;
  if (process.env.BACKROOM_WRITE) writeFileSync(FILE, text);
  expect(readFileSync(FILE, 'utf8') === text, 'data/faces.json is not current: BACKROOM_WRITE=1 npx vitest run tests/portraits.test.ts').toBe(true);
});

test('newspapers are printed with the inks of Paper', () => {
  const css = readFileSync(new URL('../src/app.css', import.meta.url), 'utf8');
  const paper = css.split("[data-theme='paper'] {")[1]!.split('}')[0]!;
  for (const [name, ink] of Object.entries(INKS)) expect(paper, name).toContain(`--${name}: ${ink};`);
});

test('the winner’s face is put into its frame, and nothing else changes', () => {
  for (const svg of Object.values(pages).flatMap((page) => Object.values(page))) {
    const seat = svg.match(/id="portrait" data-seat="(\w+)"/)?.[1];
    expect(seat).toBeDefined();
    const whole = portrayed(svg, (wanted) => (wanted === seat ? FACES.green : undefined));
    expect(whole).toContain(printed(FACES.green!));
    expect(whole.replace(printed(FACES.green!), '')).toBe(svg);
    expect(portrayed(svg, () => undefined)).toBe(svg);
  }
});
