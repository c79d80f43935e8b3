import { describe, expect, test } from 'vitest';
import { chosen, narrow, nextTargets, paths } from '../src/lib/targets';
import type { Ask, Choice } from '../src/lib/protocol';
import { asks } from './recorded';

/** Picks targets as somebody would who wants this choice: always one that still leads there. */
function walk(ask: Ask, wanted: Choice): string[] {
  const picked: string[] = [];
  while (chosen(ask, picked)?.id !== wanted.id) {
    const next = [...nextTargets(ask, picked)].find(([, choices]) => choices.some(({ id }) => id === wanted.id));
    if (!next) throw new Error(`${wanted.kind} ${wanted.id} can't be reached after ${picked.join(' ')}`);
    picked.push(next[0]);
  }
  return picked;
}

describe('choices on the table', () => {
  test('the recorded games ask every kind of question', () => {
    expect(new Set(asks.map(({ prompt }) => prompt.kind)).size).toBeGreaterThanOrEqual(29);
  });

  test('every recorded choice can be reached by picking targets, and nothing else is', () => {
    for (const ask of asks) {
      for (const choice of ask.choices) {
        const picked = walk(ask, choice);
        expect(picked.length).toBeLessThanOrEqual(3);
        expect(narrow(ask, picked).map(({ id }) => id)).toEqual([choice.id]);
      }
    }
  // Thousands of choices, and the machine may be busy.
  }, 30_000);

  test('every target leads to a choice', () => {
    for (const ask of asks) {
      for (const [target, choices] of nextTargets(ask, [])) {
        expect(choices.length).toBeGreaterThan(0);
        expect(narrow(ask, [target]).map(({ id }) => id)).toEqual(choices.map(({ id }) => id));
      }
    }
  });

  test('nothing is chosen before something is picked', () => {
    for (const ask of asks) expect(chosen(ask, [])).toBeNull();
  });

  const draft = (movement: number, action: number, id: number): Choice => ({ id, kind: 'draft', movement, action });
  const ask = (choices: Choice[]): Ask => ({ seat: 'green', prompt: { kind: 'draft', rule: 'W3.3' }, begun: false, choices });

  test('two dice are picked one after the other, the one that moves first', () => {
    const question = ask([draft(3, 6, 0), draft(6, 3, 1), draft(3, 3, 2)]);
    expect([...nextTargets(question, []).keys()]).toEqual(['die:3', 'act:6', 'die:6', 'act:3']);
    expect([...nextTargets(question, ['die:3']).keys()]).toEqual(['die:6', 'die:3']);
    expect(chosen(question, ['die:3', 'die:3'])?.id).toBe(2);
    expect(chosen(question, ['die:6'])?.id).toBe(1);
    // Dragged onto its slot, the one for the action may come first.
    expect(chosen(question, ['act:6'])?.id).toBe(0);
    expect([...nextTargets(question, ['act:3']).keys()]).toEqual(['die:6', 'die:3']);
  });

  test('two districts can be picked in either order', () => {
    const question = ask([{ id: 0, kind: 'pair', districts: [1, 4] }, { id: 1, kind: 'pair', districts: [4, 5] }]);
    expect(chosen(question, ['district:4', 'district:1'])?.id).toBe(0);
    expect(chosen(question, ['district:1', 'district:4'])?.id).toBe(0);
  });

  test('a choice that lies nowhere is a button', () => {
    expect(paths({ id: 7, kind: 'pass' }, ask([]))).toEqual([['option:7']]);
  });
});
