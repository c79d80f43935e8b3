import { beforeEach, expect, test, vi } from 'vitest';
import { stubBrowser } from './browser';

stubBrowser();

/** A worker that answers everything with the question's name. */
class FakeWorker {
  onmessage: ((event: { data: unknown }) => void) | null = null;
  asked: string[] = [];
  constructor() {
    workers.push(this);
  }
  postMessage({ ask, what }: { ask?: number; what?: string }): void {
    if (ask === undefined || what === undefined) return;
    this.asked.push(what);
    setTimeout(() => this.onmessage?.({ data: what === 'replay' ? { answer: ask, failed: { status: 404, error: 'there is no such table' } } : { answer: ask, value: [{ link: what, status: 'playing' }] } }));
  }
}
const workers: FakeWorker[] = [];
let network = true;
vi.stubGlobal('Worker', FakeWorker);
vi.mock('../src/lib/here/module', () => ({ isBuilt: () => true }));
vi.stubGlobal('fetch', async (url: string) => {
  if (!network) throw new TypeError('Failed to fetch');
  return { status: 200, ok: true, statusText: '', text: async () => JSON.stringify(url.endsWith('/me') ? { name: 'Ada' } : { link: 'there' }) };
});
const { house } = await import('../src/lib/house');

beforeEach(() => (network = true));

test('a game of this device is asked for here, and every other there', async () => {
  const api = house();
  expect(await api.record('here-abc')).toEqual([{ link: 'record', status: 'playing' }]);
  expect(JSON.parse(await api.record('abc'))).toEqual({ link: 'there' });
  expect(workers[0]?.asked).toEqual(['record']);
});

test('without a network a table is laid on this device', async () => {
  const api = house();
  const wish = { game: 'gangster', setup: {}, seats: {} } as unknown as Parameters<typeof api.createTable>[0];
  expect(await api.createTable(wish)).toMatchObject({ link: 'there' });
  network = false;
  expect(await api.createTable(wish)).toMatchObject([{ link: 'createTable' }]);
});

test('without a network the tables of this device are listed', async () => {
  network = false;
  vi.stubGlobal('localStorage', { getItem: () => 'yes', setItem: () => {} });
  const unheard: unknown[] = [];
  const hear = (error: unknown) => unheard.push(error);
  process.on('unhandledRejection', hear);
  expect(await house().myTables()).toMatchObject([{ link: 'myTables' }]);
  process.off('unhandledRejection', hear);
  expect(unheard).toEqual([]);
});

test('what fails here fails as it would over HTTP', async () => {
  await expect(house().replay('here-abc', null, 'en')).rejects.toMatchObject({ status: 404, message: 'there is no such table' });
});
