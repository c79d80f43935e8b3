import { describe, expect, test } from 'vitest';
import type { Lang } from '../src/lib/protocol';
import { stubBrowser } from './browser';

stubBrowser();
const { keys, speak } = await import('../src/lib/words.svelte');
const { chapters } = await import('../src/lib/rules');
const { rulings } = await import('../src/lib/rulings');

describe('rulings', () => {
  test.each(['en', 'de', 'fr'] as Lang[])('%s: every ruling of a rule is explained, and no text is left out', async (lang) => {
    await speak(lang, 'rules', 'rulings', 'smile');
    const rules = chapters(keys()).flatMap((chapter) => chapter.rules);
    let found = 0;
    for (const { id, ruling } of rules) {
      const here = rulings(id);
      found += here.length;
      if (ruling) expect(here[0]?.does, id).toBe(ruling);
      for (const text of here.flatMap(({ question, books, does, why }) => [question, does, why, ...books.flatMap(({ book, says }) => [book, says])])) expect(text, id).not.toMatch(/[{}]/);
    }
    expect(found).toBe(keys().filter((key) => /^ruling-[WG]/.test(key)).length);
  });

  test('a book that says nothing is not named', async () => {
    await speak('en', 'rules', 'rulings');
    expect(rulings('W9.7')[0]?.books.map(({ book }) => book)).toEqual(['First edition, English', 'First edition, French', 'German edition, solo booklet']);
    expect(rulings('W3.7')[0]?.books).toEqual([]);
    expect(rulings('W6.3')).toEqual([]);
  });
});
