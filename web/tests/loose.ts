// Events, questions and choices with only those fields that a test is about.

import type { Choice, GameEvent, Prompt } from '../src/lib/protocol';

export const event = (kind: GameEvent['kind'], more: object = {}): GameEvent => ({ kind, ...more }) as GameEvent;
export const prompt = (kind: Prompt['kind'], more: object = {}): Prompt => ({ kind, rule: 'W3.3', ...more }) as Prompt;
export const choice = (id: number, kind: Choice['kind'], more: object = {}): Choice => ({ id, kind, ...more }) as Choice;
