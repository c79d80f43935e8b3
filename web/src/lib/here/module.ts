// The house's WebAssembly, if it was built with the page (scripts/wasm): its code, and the JavaScript around it.

import type { Module } from './wire';

const CODE = import.meta.glob<string>('./wasm/browser_bg.wasm', { query: '?url', import: 'default' });
const AROUND = import.meta.glob<Module>('./wasm/browser.js');

/** Whether this page was built with it. */
export const isBuilt = (): boolean => Object.keys(CODE).length > 0;

/** The code, compiled while it is loaded where the host says what it is. */
export async function compile(): Promise<WebAssembly.Module> {
  const load = Object.values(CODE)[0];
  if (!load) throw new Error('this page was built without its house');
  const url = new URL(await load(), import.meta.url);
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`${url.pathname}: ${answer.status}`);
  const streams = answer.headers.get('content-type')?.startsWith('application/wasm');
  return streams ? WebAssembly.compileStreaming(answer) : WebAssembly.compile(await answer.arrayBuffer());
}

/** What it exports. */
export async function instantiate(code: WebAssembly.Module): Promise<Module> {
  const load = Object.values(AROUND)[0];
  if (!load) throw new Error('this page was built without its house');
  const around = await load();
  await around.default({ module_or_path: code });
  return around;
}
