import { parse, type Entry, type Message } from '@fluent/syntax';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { COACHED } from '../src/lib/coach';
import { LESSONS } from '../src/lib/lessons';
import { CLOCKS, RIVALS } from '../src/lib/setups';
import { bare } from '../scripts/texts';
import { catalogue } from './recorded';

const TEXTS = new URL('../../data/text/', import.meta.url).pathname;
const LANGS = ['en', 'de', 'fr'];
const read = (lang: string, file: string) => readFileSync(join(TEXTS, lang, `${file}.ftl`), 'utf8');
const entries = (lang: string, file: string): Entry[] => parse(read(lang, file), {}).body;
const messages = (lang: string, file: string): Message[] =>
  entries(lang, file).filter((entry): entry is Message => entry.type === 'Message');

/** The names of all variables and attributes below a piece of the syntax tree. */
function parts(node: unknown, found = new Set<string>()): Set<string> {
  if (node && typeof node === 'object') {
    const { type, id } = node as { type?: string; id?: { name: string } };
    if (type === 'VariableReference') found.add(`$${id?.name}`);
    if (type === 'Attribute') found.add(`.${id?.name}`);
    Object.values(node).forEach((value) => parts(value, found));
  }
  return found;
}

function sources(folder = new URL('../src/', import.meta.url).pathname): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return sources(path);
    return /\.(svelte|ts)$/.test(entry.name) ? [readFileSync(path, 'utf8')] : [];
  });
}

describe("the page's texts", () => {
  const english = new Map(messages('en', 'page').map((message) => [message.id.name, message]));
  const known = new Set(['page', 'cards', 'smile', 'gangster', 'lessons', 'rulings'].flatMap((file) => messages('en', file).map(({ id }) => id.name)));

  test.each(LANGS)('%s is valid Fluent, each key once', (lang) => {
    expect(entries(lang, 'page').filter(({ type }) => type === 'Junk')).toEqual([]);
    const keys = messages(lang, 'page').map(({ id }) => id.name);
    expect(keys.length).toBe(new Set(keys).size);
  });

  test.each(['de', 'fr'])('%s has the keys, variables and attributes of English', (lang) => {
    const own = new Map(messages(lang, 'page').map((message) => [message.id.name, message]));
    expect([...own.keys()].sort()).toEqual([...english.keys()].sort());
    for (const [key, message] of english) expect([key, ...parts(own.get(key))].sort()).toEqual([key, ...parts(message)].sort());
  });

  test.each(['de', 'fr'])('%s is translated', (lang) => {
    const value = (message: Message) => JSON.stringify(message.value, (key, part: unknown) => (key === 'span' ? undefined : part));
    const same = messages(lang, 'page').filter((message) => {
      const other = english.get(message.id.name);
      return other && value(other) === value(message) && parts(message).size === 0;
    });
    const shared = ['page-title', 'page-phase', 'page-speed', 'page-speed-normal', 'page-nav-lobby', 'page-name', 'page-menu', 'page-tab-house', 'page-nav-table', 'page-act', 'page-face', 'page-medal-bronze', 'page-tab-chat', 'page-bots', 'page-flask', 'page-sheet-total'];
    expect(same.map(({ id }) => id.name).filter((key) => !shared.includes(key))).toEqual([]);
  });

  test('every key that the code names is there', () => {
    const code = sources().join('\n');
    const named = [...code.matchAll(/(?:\bt|\bfind)\(\s*['`]([a-z0-9_.-]+)['`]/g)].map((match) => match[1]!.split('.')[0]!);
    expect(named.length).toBeGreaterThan(150);
    expect([...new Set(named)].filter((key) => !known.has(key))).toEqual([]);
  });

  test('every key that the code puts together is there', () => {
    const made = [
      ...catalogue.bots.map((bot) => `page-bot-${bot}`),
      ...Object.keys(CLOCKS).map((clock) => `page-clock-${clock}`),
      ...RIVALS.map((rival) => `page-start-${rival}`),
      ...Object.entries(LESSONS).flatMap(([game, lessons]) => lessons.map(({ name }) => `lesson-${game}-${name}`)),
      ...Object.values(COACHED).flat().map((note) => `page-coach-${note}`),
      ...['home', 'new', 'table', 'join', 'learn', 'lesson', 'rules', 'campaign', 'lobby', 'replay', 'me', 'reset', 'stop', 'confirm', 'lost'].map((page) => `page-nav-${page}`),
      ...['won', 'lost', 'draw', 'unfinished', 'shared'].map((result) => `page-result-${result}`),
      ...['too_few', 'usual', 'unusual', 'rare'].map((verdict) => `page-dice-${verdict}`),
      ...['bronze', 'silver', 'gold'].map((medal) => `page-medal-${medal}`),
      ...['easy', 'fair', 'hard', 'harder'].map((verdict) => `page-odds-${verdict}`),
      ...['board', 'players', 'coach', 'hint', 'cards', 'log', 'chat', 'house'].map((tab) => `page-tab-${tab}`),
    ];
    expect(made.filter((key) => !known.has(key))).toEqual([]);
  });

  test('every text is used', () => {
    const code = sources().join('\n');
    const prefixes = [...code.matchAll(/`(page-[a-z-]+-)\$\{/g)].map((match) => match[1]!);
    const unused = [...english.keys()].filter(
      (key) => !new RegExp(`['\`]${key}['\`.]`).test(code) && !prefixes.some((prefix) => key.startsWith(prefix)),
    );
    expect(unused).toEqual([]);
  });
});

test.each(LANGS)('%s is sent without comments and says the same', (lang) => {
  for (const file of ['page', 'cards', 'smile', 'gangster', 'table', 'rules', 'rulings', 'lessons', 'press']) {
    const said = (text: string) =>
      JSON.stringify(parse(text, { withSpans: false }).body.filter(({ type }) => !type.endsWith('Comment')).map((entry) => ({ ...entry, comment: null })));
    const text = read(lang, file);
    expect(bare(text)).not.toMatch(/^#/m);
    expect(said(bare(text)), file).toBe(said(text));
  }
});

describe("the lessons' texts", () => {
  const ids = (lang: string) => messages(lang, 'lessons').map(({ id }) => id.name);

  test.each(LANGS)('%s tells every lesson of the page, and nothing else', (lang) => {
    expect(entries(lang, 'lessons').filter(({ type }) => type === 'Junk')).toEqual([]);
    const wanted = Object.entries(LESSONS).flatMap(([game, lessons]) => lessons.map(({ name }) => `lesson-${game}-${name}`));
    expect(ids(lang)).toEqual(wanted);
    for (const message of messages(lang, 'lessons')) {
      expect(message.attributes.map(({ id }) => id.name), message.id.name).toEqual(['text', 'task', 'done']);
      // Nobody reads more before the first click.
      const text = JSON.stringify(message.attributes[0]?.value).match(/"value":"([^"]*)"/)?.[1] ?? '';
      expect(text.length, message.id.name).toBeLessThan(270);
    }
  });
});
