import { readFileSync } from 'node:fs';
import { beforeEach, expect, test } from 'vitest';

type Listener = (event: unknown) => void;

/** As much of a browser as the service worker needs: its caches, by what was put into them. */
class FakeCache {
  found = new Map<string, unknown>();
  addAll(requests: { url: string }[]): Promise<void> {
    requests.forEach(({ url }) => this.found.set(url, `kept ${url}`));
    return Promise.resolve();
  }
  put(url: URL, what: unknown): Promise<void> {
    this.found.set(String(url), what);
    return Promise.resolve();
  }
  match(wanted: URL | { url: string }): Promise<unknown> {
    return Promise.resolve(this.found.get('url' in wanted ? wanted.url : String(wanted)));
  }
}

const SCOPE = 'https://host.example/games/';
let heard: Record<string, Listener> = {};
let all = new Map<string, FakeCache>();
let skipped = 0;

beforeEach(() => {
  [heard, all, skipped] = [{}, new Map([['backroom-old', new FakeCache()], ['shared', new FakeCache()]]), 0];
  const caches = {
    open: (name: string) => {
      const found = all.get(name) ?? new FakeCache();
      all.set(name, found);
      return Promise.resolve(found);
    },
    keys: () => Promise.resolve([...all.keys()]),
    delete: (name: string) => Promise.resolve(all.delete(name)),
  };
  const self = {
    addEventListener: (name: string, listener: Listener) => (heard[name] = listener),
    registration: { scope: SCOPE },
    skipWaiting: () => (skipped += 1),
  };
  const fetch = ({ url }: { url: string }) => Promise.resolve(`fetched ${url}`);
  const Request = class {
    url: string;
    constructor(url: URL) {
      this.url = url.href;
    }
  };
  const code = readFileSync(new URL('../public/worker.js', import.meta.url), 'utf8');
  new Function('self', 'caches', 'fetch', 'Request', 'VERSION', 'FILES', code)(self, caches, fetch, Request, 'new', ['./', 'assets/a.js']);
});

async function event(name: string, more: object = {}): Promise<unknown> {
  let waits: Promise<unknown> = Promise.resolve(undefined);
  const wait = (what: Promise<unknown>): void => void (waits = what);
  heard[name]?.({ waitUntil: wait, respondWith: wait, ...more });
  return waits;
}
const get = (path: string, mode = 'cors', method = 'GET') => event('fetch', { request: { url: new URL(path, SCOPE).href, mode, method } });

test('the whole page is kept, and what an older version kept is not', async () => {
  await event('install');
  await event('activate');
  expect([...all.keys()].sort()).toEqual(['backroom-new', 'shared']);
  expect(await get('assets/a.js')).toBe(`kept ${SCOPE}assets/a.js`);
  expect(await get('table/here-x', 'navigate')).toBe(`kept ${SCOPE}`);
  expect(await get('assets/b.js')).toBe(`fetched ${SCOPE}assets/b.js`);
});

test('what the server says and what lies elsewhere is left alone', async () => {
  await event('install');
  expect(await get('api/me')).toBeUndefined();
  expect(await get('api', 'navigate')).toBeUndefined();
  expect(await get('/other/assets/a.js')).toBeUndefined();
  expect(await get('assets/a.js', 'cors', 'POST')).toBeUndefined();
  expect(await get('apidistrict', 'navigate')).toBe(`kept ${SCOPE}`);
});

test('a new version waits until the page says so', async () => {
  await event('install');
  expect(skipped).toBe(0);
  await event('message', { data: 'take over' });
  expect(skipped).toBe(1);
});
