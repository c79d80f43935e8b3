import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ServerMessage } from '../src/lib/protocol';
import { stubBrowser } from './browser';

class FakeSocket {
  static all: FakeSocket[] = [];
  static OPEN = 1;
  readyState = 0;
  sent: Record<string, unknown>[] = [];
  onopen: (() => void) | null = null;
  onclose: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  constructor(readonly url: URL) {
    FakeSocket.all.push(this);
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }
  open(): void {
    this.readyState = FakeSocket.OPEN;
    this.onopen?.();
  }
  say(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  break(): void {
    this.readyState = 3;
    this.onclose?.();
  }
  close(): void {}
}

stubBrowser();
vi.stubGlobal('WebSocket', FakeSocket);
const { server } = await import('../src/lib/server');

const heard: ServerMessage[] = [];
const online: boolean[] = [];
let answers: { status: number; body: unknown }[] = [];
const asked: string[] = [];
const sent: (string | undefined)[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  FakeSocket.all = [];
  heard.length = online.length = asked.length = sent.length = 0;
  answers = [];
  vi.stubGlobal('fetch', async (url: string, { method, body }: { method: string; body?: string }) => {
    asked.push(`${method} ${url}`);
    sent.push(body);
    const answer = answers.shift() ?? { status: 200, body: {} };
    return { status: answer.status, ok: answer.status < 400, statusText: 'no', text: async () => JSON.stringify(answer.body) };
  });
});
afterEach(() => vi.useRealTimers());

async function connect() {
  const connection = server.open('abc', 'de', { hear: (message) => heard.push(message), online: (on) => online.push(on) });
  await vi.advanceTimersByTimeAsync(0);
  const socket = FakeSocket.all[0]!;
  socket.open();
  return { connection, socket };
}

const update = (seq: number, re?: unknown) => ({ type: 'update', seq, story: [], ...(re ? { re } : {}) });

test('a socket asks for the table in its language', async () => {
  const { socket } = await connect();
  expect(String(socket.url)).toBe('ws://localhost/api/tables/abc/socket');
  expect(socket.sent).toEqual([{ type: 'sync', lang: 'de', previews: true, forecast: true, changes: true }]);
});

test('whoever sits at a waiting table is ready and adds to the dice', async () => {
  const { socket } = await connect();
  socket.say({ type: 'table', status: 'waiting', seats: [{ you: true, ready: false }] });
  expect(socket.sent[1]).toMatchObject({ type: 'ready', seed: expect.stringMatching(/^[0-9a-f]{32}$/) as string });
  socket.say({ type: 'table', status: 'waiting', seats: [{ you: true, ready: true }, { you: false, ready: false }] });
  expect(socket.sent.length).toBe(2);
});

test('after a break it comes back, asks for what it missed and repeats what was not answered', async () => {
  const { connection, socket } = await connect();
  socket.say(update(7));
  connection.choose([3], 7);
  const choice = socket.sent[1]!;
  expect(choice).toMatchObject({ type: 'choose', choices: [3], seq: 7 });
  socket.break();
  expect(online).toEqual([true, false]);
  await vi.advanceTimersByTimeAsync(400);
  const next = FakeSocket.all[1]!;
  next.open();
  expect(next.sent).toEqual([{ type: 'sync', since: 7, lang: 'de', previews: true, forecast: true, changes: true }, choice]);
});

test('whoever is not answered in time goes elsewhere and says it again', async () => {
  const { connection, socket } = await connect();
  socket.say(update(7));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(FakeSocket.all.length, 'nobody is asked anything, so that silence means nothing').toBe(1);
  connection.choose([3], 7);
  await vi.advanceTimersByTimeAsync(4_900);
  expect(online).toEqual([true]);
  await vi.advanceTimersByTimeAsync(500);
  expect(online).toEqual([true, false]);
  socket.say(update(9));
  expect(heard, 'what comes too late is not heard').toHaveLength(1);
  await vi.advanceTimersByTimeAsync(6_500);
  expect(FakeSocket.all.length, 'one that does not even open is given up, too').toBe(3);
  FakeSocket.all[2]!.open();
  expect(FakeSocket.all[2]!.sent[1]).toEqual(socket.sent[1]);
});

test('everything that was not answered is repeated, in order', async () => {
  const { connection, socket } = await connect();
  socket.say(update(7));
  connection.agree('draw');
  connection.choose([3], 7);
  connection.hint?.([3], 7);
  const [, draw, choice, hint] = socket.sent;
  socket.say({ type: 'step', re: choice!.request, seq: 7, ask: {} });
  socket.break();
  connection.resign();
  await vi.advanceTimersByTimeAsync(400);
  const next = FakeSocket.all[1]!;
  next.open();
  expect(next.sent.slice(1)).toEqual([draw, hint, expect.objectContaining({ type: 'resign' })]);
});

test('what was answered is not repeated', async () => {
  const { connection, socket } = await connect();
  socket.say(update(7));
  connection.choose([3], 7);
  socket.say(update(8, socket.sent[1]!.request));
  socket.break();
  await vi.advanceTimersByTimeAsync(400);
  FakeSocket.all[1]!.open();
  expect(FakeSocket.all[1]!.sent).toEqual([{ type: 'sync', since: 8, lang: 'de', previews: true, forecast: true, changes: true }]);
});

test('what was too fast is said again, a little later, and nobody hears of it', async () => {
  const { connection, socket } = await connect();
  socket.say(update(7));
  connection.choose([3], 7);
  const peek = connection.peek!([4], 7);
  const [, choice, question] = socket.sent;
  const before = heard.length;
  socket.say({ type: 'refused', code: 'too_fast', why: 'Not so fast.' });
  socket.say({ type: 'refused', code: 'too_fast', why: 'Not so fast.' });
  socket.say({ type: 'step', re: choice!.request, seq: 7, ask: { seat: 'green' } });
  await vi.advanceTimersByTimeAsync(1000);
  expect(socket.sent.slice(3)).toEqual([question]);
  expect(heard.slice(before).map(({ type }) => type)).toEqual(['step']);
  socket.say({ type: 'step', re: question!.request, seq: 7, ask: { seat: 'yellow' } });
  expect(await peek).toEqual({ seat: 'yellow' });
});

test('it waits longer each time, and not at all once it was closed', async () => {
  const { connection, socket } = await connect();
  socket.break();
  await vi.advanceTimersByTimeAsync(400);
  FakeSocket.all[1]!.break();
  await vi.advanceTimersByTimeAsync(300);
  expect(FakeSocket.all.length).toBe(2);
  await vi.advanceTimersByTimeAsync(400);
  expect(FakeSocket.all.length).toBe(3);
  connection.close();
  FakeSocket.all[2]!.break();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(FakeSocket.all.length).toBe(3);
});

test('another language is the whole story again', async () => {
  const { connection, socket } = await connect();
  socket.say(update(7));
  connection.speak('fr');
  expect(socket.sent.at(-1)).toEqual({ type: 'sync', lang: 'fr', previews: true, forecast: true, changes: true });
});

test('who only looks around stays nobody', async () => {
  answers = [{ status: 200, body: null }, { status: 200, body: null }];
  await server.me();
  expect(await server.myTables()).toEqual([]);
  expect(asked).toEqual(['GET /api/me', 'GET /api/me']);
});

test('whoever acts becomes a guest first, once', async () => {
  answers = [{ status: 200, body: null }, { status: 200, body: null }, { status: 200, body: { name: 'x' } }];
  await server.me();
  await Promise.all([server.sit('one'), server.sit('two')]);
  expect(asked.slice(1)).toEqual(['GET /api/me', 'POST /api/guest', 'POST /api/invitations/one', 'POST /api/invitations/two']);
  answers = [{ status: 200, body: [] }];
  expect(await server.myTables()).toEqual([]);
  expect(asked.at(-1)).toBe('GET /api/tables/mine');
});

test('whoever was signed out elsewhere becomes a guest again', async () => {
  answers = [{ status: 200, body: { name: 'x' } }];
  await server.me();
  answers = [{ status: 401, body: {} }, { status: 200, body: null }, { status: 200, body: { name: 'y' } }, { status: 200, body: { link: 'z' } }];
  expect(await server.sit('one')).toEqual({ link: 'z' });
  expect(asked.slice(1)).toEqual(['POST /api/invitations/one', 'GET /api/me', 'POST /api/guest', 'POST /api/invitations/one']);
});

test('nobody is asked for the notices of somebody who is gone', async () => {
  answers = [{ status: 200, body: null }, { status: 200, body: null }];
  await server.me();
  expect(await server.notices()).toBeNull();
  expect(asked).not.toContain('GET /api/me/notices');
  answers = [{ status: 200, body: { name: 'x' } }, { status: 401, body: {} }];
  await server.me();
  expect(await server.notices()).toBeNull();
});

test('an invitation is looked at by nobody, and brought along by who sits down', async () => {
  answers = [{ status: 200, body: null }, { status: 200, body: { link: 'z' } }];
  await server.me();
  expect(await server.invitation('one')).toEqual({ link: 'z' });
  expect(asked).toEqual(['GET /api/me', 'GET /api/invitations/one']);
  answers = [{ status: 200, body: null }];
  await server.sit('one');
  expect(asked.slice(2)).toEqual(['GET /api/me', 'POST /api/guest', 'POST /api/invitations/one']);
  expect(sent.find((body) => body?.includes('invite'))).toContain('"invite":"one"');
});

test('filters that say nothing are not sent', async () => {
  answers = [{ status: 200, body: { name: 'x' } }];
  await server.me();
  answers = [{ status: 200, body: { games: [], before: null } }];
  await server.history({ game: 'gangster', opponent: 'person:Ann & Bo', card: '' }, 'last');
  expect(asked.at(-1)).toBe('GET /api/me/games?game=gangster&opponent=person%3AAnn+%26+Bo&before=last');
});

test('a refusal carries what the server said', async () => {
  answers = [{ status: 400, body: { error: 'seats: expected me' } }];
  await expect(server.createTable({ game: 'gangster', setup: {}, seats: {} })).rejects.toThrow('seats: expected me');
});
