import { afterEach, describe, expect, test, vi } from 'vitest';
import type { Lang } from '../src/lib/protocol';
import { stubBrowser } from './browser';

stubBrowser();
const { say, speak, spoken, t } = await import('../src/lib/words.svelte');
const { isStranger } = await import('../src/lib/names');

describe('texts', () => {
  afterEach(() => vi.unstubAllGlobals());

  test('that can’t be fetched are heard of, and tried again with the network', async () => {
    await speak('en');
    const again: (() => void)[] = [];
    vi.stubGlobal('addEventListener', (_: string, tried: () => void) => again.push(tried));
    // Nothing has this language, as nothing has any without a network. What nobody hears of would fail this test.
    say('nobody’s' as Lang);
    await vi.waitFor(() => expect(again).toHaveLength(1));
    expect(spoken()).toBe('en');
    again[0]?.();
    await vi.waitFor(() => expect(again).toHaveLength(2));
    // Somebody chose another language in the meantime.
    await speak('de');
    again[1]?.();
    await Promise.resolve();
    expect([again.length, spoken()]).toEqual([2, 'de']);
  });

  test.for(['en', 'de', 'fr'] as const)('a stranger of %s stays one in every language', async (lang) => {
    await speak(lang);
    const stranger = t('page-guest-name');
    for (const other of ['en', 'de', 'fr'] as const) {
      await speak(other);
      expect(isStranger(stranger)).toBe(true);
    }
    expect(isStranger('Ida')).toBe(false);
  });
});
