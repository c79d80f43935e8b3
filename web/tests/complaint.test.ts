import { execFileSync } from 'node:child_process';
import { describe, expect, test } from 'vitest';
import type { Lang } from '../src/lib/protocol';
import { stubBrowser } from './browser';

stubBrowser();
const { speak } = await import('../src/lib/words.svelte');
const { complaint, KNOWN } = await import('../src/lib/complaint');
const { Failed } = await import('../src/lib/api');

describe('what went wrong', () => {
  test('everything that is recognised is something the server says', () => {
    const folders = ['server', 'tabletop'].map((crate) => new URL(`../../crates/${crate}/src`, import.meta.url).pathname);
    const sources = execFileSync('grep', ['-rh', '"', ...folders], { maxBuffer: 1 << 26 }).toString();
    for (const [said] of KNOWN) expect(sources, said).toContain(said);
  });

  test.each(['en', 'de', 'fr'] as Lang[])('is said in %s', async (lang) => {
    await speak(lang);
    for (const [said] of KNOWN) expect(complaint(new Failed(400, said))).not.toContain(said);
    for (const status of [401, 403, 404, 408, 413, 429, 500, 503]) expect(complaint(new Failed(status, 'SECRET'))).not.toContain('SECRET');
    expect(complaint(new Failed(409, 'record: its rules are too old'))).toContain('its rules are too old');
  });
});
