// Every drawing of the page, wherever it is: small, without rasters, and either named for who can't see it or hidden from them.
import { parse, type Message } from '@fluent/syntax';
import { readdirSync, readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { AVATARS, FACES } from '../src/art';

const SRC = new URL('../src/', import.meta.url).pathname;
const files = readdirSync(SRC, { recursive: true, encoding: 'utf8' }).filter((name) => /\.(svelte|ts)$/.test(name) && !name.startsWith('lib/here/wasm')).map((name) => ({ name, text: readFileSync(`${SRC}${name}`, 'utf8') }));
const drawings = files.filter(({ name, text }) => /<svg|<path|namespace="svg"/.test(text) || /^(art|smile\/quarters|gangster\/streets|pieces\/glyphs)/.test(name));

test('there is something to look at', () => expect(drawings.length).toBeGreaterThan(90));

test.each(drawings.map(({ name, text }) => [name, text]))('%s is under 12 kB compressed and has no raster', (_, text) => {
  expect(brotliCompressSync(text!).length).toBeLessThan(12_000);
  expect(text).not.toMatch(/<image\b|xlink:href|data:image\/(?!svg)|\.(png|jpe?g|webp|gif|avif)['"`]/);
});

test('every drawing has a name or is hidden', () => {
  const bare = drawings.filter(({ name }) => name.endsWith('.svelte')).flatMap(({ name, text }) => {
    // Those within another drawing belong to it.
    const outer = text.replace(/<script[\s\S]*?<\/script>/g, '').replace(/<style[\s\S]*?<\/style>/g, '').split(/(?=<svg\b)|(?<=<\/svg>)/);
    let depth = 0;
    return outer.flatMap((part) => {
      const opens = part.startsWith('<svg');
      if (opens) depth += 1;
      const tag = opens && depth === 1 ? (part.match(/^<svg(?:[^>"{]|"[^"]*"|\{(?:[^{}]|\{[^}]*\})*\})*>/)?.[0] ?? part.slice(0, 200)) : '';
      if (part.includes('</svg>')) depth -= 1;
      return tag && !/aria-hidden|aria-label|aria-labelledby|\{\.\.\./.test(tag) ? [`${name}: ${tag}`] : [];
    });
  });
  expect(bare).toEqual([]);
});

test.each(['en', 'de', 'fr'])('whoever can be chosen as a picture has a name in %s', (lang) => {
  const text = readFileSync(new URL(`../../data/text/${lang}/page.ftl`, import.meta.url), 'utf8');
  const keys = parse(text, {}).body.filter((entry): entry is Message => entry.type === 'Message').map(({ id }) => id.name);
  expect(Object.keys(AVATARS).filter((name) => !keys.includes(`page-avatar-${name}`))).toEqual([]);
  expect(Object.keys(FACES).length).toBeGreaterThan(30);
});
