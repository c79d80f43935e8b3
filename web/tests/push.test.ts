import { describe, expect, test } from 'vitest';
import { readFileSync } from 'node:fs';
import { keyBytes } from '../src/lib/push';

describe('notices in the browser', () => {
  test("the server's key is handed to the browser as bytes", () => {
    expect([...keyBytes('BP-_AAE')]).toEqual([4, 255, 191, 0, 1]);
  });

  test('the worker shows what was pushed and opens its table', async () => {
    const heard: Record<string, (event: unknown) => void> = {};
    const shown: unknown[] = [];
    const opened: string[] = [];
    const self = {
      addEventListener: (name: string, listener: (event: unknown) => void) => (heard[name] = listener),
      registration: { scope: 'https://backroom.example/', showNotification: (...what: unknown[]) => Promise.resolve(shown.push(what)) },
      clients: {
        matchAll: () => Promise.resolve([{ url: 'https://backroom.example/me' }]),
        openWindow: (url: URL) => Promise.resolve(opened.push(url.href)),
      },
      location: { origin: 'https://backroom.example' },
    };
    new Function('self', 'VERSION', 'FILES', readFileSync(new URL('../public/worker.js', import.meta.url), 'utf8'))(self, 'one', []);
    const waits: Promise<unknown>[] = [];
    const waitUntil = (what: Promise<unknown>) => waits.push(what);
    heard['push']?.({ data: { json: () => ({ title: 'Backroom', body: 'Your turn', url: '/table/x' }) }, waitUntil });
    expect(shown).toEqual([['Backroom', { body: 'Your turn', icon: 'https://backroom.example/icon.svg', tag: '/table/x', data: { url: '/table/x' } }]]);
    heard['notificationclick']?.({ notification: { close: () => {}, data: { url: '/table/x' } }, waitUntil });
    await Promise.all(waits);
    expect(opened).toEqual(['https://backroom.example/table/x']);
  });
});
