// A browser over the page built from recorded positions (`vite build --mode fixtures`).
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { preview } from 'vite';
import { PAGES, PRESSED } from './pages.mjs';

const ARGS = '--no-sandbox --disable-gpu --disable-quic --no-first-run --disable-background-networking --disable-component-update --disable-sync';

// As strict as the server's own.
const POLICY =
  "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self' data:; font-src 'self'; connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'";

export async function serve(mode = 'fixtures') {
  const outDir = mode === 'fixtures' ? 'dist-fixtures' : 'dist';
  const server = await preview({ mode, build: { outDir }, preview: { port: 0, host: '127.0.0.1', headers: { 'content-security-policy': POLICY } }, logLevel: 'silent' });
  const { port } = server.httpServer.address();
  const sockets = new Set();
  let down = false;
  server.httpServer.on('connection', (socket) => {
    if (down) return socket.destroy();
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
  });
  /** The network goes away, with every connection there is. */
  const drop = () => {
    down = true;
    sockets.forEach((socket) => socket.destroy());
  };
  const restore = () => (down = false);
  return { url: `http://127.0.0.1:${port}`, close: () => server.close(), drop, restore };
}

/** A page of this size, theme and language, with animation off unless wanted. */
export async function open({ size, theme, lang, speed = 'off', url, touch = false }) {
  const server = url ? null : await serve();
  const folder = await mkdtemp(join(tmpdir(), 'backroom-'));
  const [width, height] = size.split('x').map(Number);
  const context = await chromium.launchPersistentContext(folder, {
    executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
    headless: true,
    args: ARGS.split(' '),
    baseURL: url ?? server.url,
    viewport: { width, height },
    hasTouch: touch,
    locale: lang,
  });
  await context.addInitScript((settings) => localStorage.setItem('backroom', settings), JSON.stringify({ theme, lang, speed }));
  const page = context.pages()[0] ?? (await context.newPage());
  page.on('pageerror', (error) => console.error('page error:', error.message));
  page.on('console', (message) => message.type() === 'error' && !/status of 4|ERR_CONNECTION_RE/.test(message.text()) && console.error('console:', message.text()));
  page.on('response', (answer) => answer.status() >= 400 && console.error(answer.status(), new URL(answer.url()).pathname));
  const close = async () => {
    await context.close();
    await rm(folder, { recursive: true, force: true });
    await server?.close();
  };
  return { page, context, close };
}

/** Opens one of the pages worth looking at, with what is pressed there. */
export async function visit(page, name) {
  await go(page, PAGES[name]);
  if (!PRESSED[name]) return;
  await page.click(PRESSED[name]);
  await page.waitForSelector('.press img');
  await page.waitForTimeout(60);
}

/** Opens an address and waits until the page is drawn with its own letters. */
export async function go(page, path) {
  await page.goto(path);
  await page.waitForSelector('h1', { state: 'attached' });
  await page.evaluate(() => document.fonts.ready);
  await page.waitForTimeout(60);
}
