import { beforeEach, describe, expect, test, vi } from 'vitest';
import { stubBrowser } from './browser';

stubBrowser();
const kept = new Map<string, string>();
const me = vi.fn();
const rename = vi.fn();
vi.mock('../src/lib/api', () => ({ api: async () => ({ me, rename }) }));
const { speak } = await import('../src/lib/words.svelte');
const { answer, introduceYourself, introducing } = await import('../src/lib/introduction.svelte');

/** Begins, and tells whether it is over without a question. */
async function begins(invite?: string): Promise<boolean> {
  let over = false;
  void introduceYourself(invite).then(() => (over = true));
  await vi.waitFor(() => expect(over || introducing()).toBe(true));
  return over;
}

describe('a name, once', () => {
  beforeEach(async () => {
    kept.clear();
    vi.stubGlobal('localStorage', { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, value: string) => kept.set(key, value) });
    me.mockReset();
    rename.mockReset().mockResolvedValue({});
    await speak('en');
  });

  test('whoever has none is asked, and then never again', async () => {
    me.mockResolvedValue(null);
    expect(await begins('an-invitation')).toBe(false);
    await answer(' Ida ');
    expect(rename).toHaveBeenCalledWith('Ida', 'an-invitation');
    expect(introducing()).toBe(false);
    expect(await begins()).toBe(true);
  });

  test('whoever would rather not is left alone, too', async () => {
    me.mockResolvedValue({ name: 'Stranger', account: null, ratings: [] });
    expect(await begins()).toBe(false);
    await answer('');
    expect(rename).not.toHaveBeenCalled();
    expect(await begins()).toBe(true);
  });

  test('nobody with a name or an account is asked', async () => {
    me.mockResolvedValue({ name: 'Ida', account: null, ratings: [] });
    expect(await begins()).toBe(true);
    me.mockResolvedValue({ name: 'Stranger', account: 'ida', ratings: [] });
    expect(await begins()).toBe(true);
  });

  test('a name that is refused can be given again', async () => {
    me.mockResolvedValue(null);
    expect(await begins()).toBe(false);
    rename.mockRejectedValueOnce(new Error('no'));
    await expect(answer('\u200b')).rejects.toThrow();
    expect(introducing()).toBe(true);
    await answer('Ida');
    expect(introducing()).toBe(false);
  });
});
