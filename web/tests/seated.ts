// A table with a question on it, and what is sent from it.

import { beforeEach, vi } from 'vitest';
import type { Connection } from '../src/lib/api';
import type { Ask, Choice, GameEvent, ServerMessage, StoryLine, Update } from '../src/lib/protocol';
import { stubBrowser } from './browser';
import { event, prompt } from './loose';
import { games } from './recorded';

stubBrowser();
export const { TableModel } = await import('../src/lib/table.svelte');
export const { settings } = await import('../src/lib/settings.svelte');

export const view = games[0]!.steps[0]!.view;
export const draft = (id: number, movement: number, action: number, more: Pick<Choice, 'final' | 'preview' | 'says'> = {}): Choice => ({ id, kind: 'draft', movement, action, ...more });
export const ask = (...choices: Choice[]): Ask => ({ seat: 'green', prompt: prompt('draft'), begun: false, choices });

export function update(seq: number, more: Partial<Update> = {}): ServerMessage {
  return { type: 'update', seq, ask: null, undo: false, turn: null, story: [], view, ...more };
}

export const line = (seq: number, ...kinds: GameEvent['kind'][]): StoryLine => ({ seq, line: { event: 'test' }, events: kinds.map((kind) => event(kind, { says: kind })) });

export function table() {
  const model = new TableModel();
  const calls = { choose: vi.fn(), undo: vi.fn(), hint: vi.fn() };
  model.connection = calls as unknown as Connection;
  return { model, calls };
}

beforeEach(() => {
  settings.confirm = 'final';
  settings.speed = 'off';
});
