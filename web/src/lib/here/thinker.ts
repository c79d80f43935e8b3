// A worker in which a bot thinks. It is ended when what it thinks about is not wanted any more.

import { instantiate } from './module';
import { failure, type Module, type Thought } from './wire';

let module: Promise<Module> | null = null;

function answer(exports: Module, thought: Thought): string {
  switch (thought.what) {
    case 'think':
      return exports.think(thought.position, crypto.getRandomValues(new BigUint64Array(1))[0] ?? 0n);
    case 'hint':
      return exports.hint(thought.position);
    case 'review':
      return exports.review(thought.source);
  }
}

addEventListener('message', async ({ data }: MessageEvent<{ code: WebAssembly.Module } | { thought: Thought }>) => {
  if ('code' in data) {
    module = instantiate(data.code);
    return;
  }
  try {
    if (!module) throw new Error('there is no code to think with');
    postMessage({ value: answer(await module, data.thought) });
  } catch (error) {
    postMessage({ failed: failure(error) });
  }
});
