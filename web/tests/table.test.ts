import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { Connection } from '../src/lib/api';
import type { Choice, GameEvent, ServerMessage, Update } from '../src/lib/types';
import { stubBrowser } from './browser';
import { games } from './recorded';

stubBrowser();
const { TableModel } = await import('../src/lib/table.svelte');
const { settings } = await import('../src/lib/settings.svelte');

const view = games[0]!.steps[0]!.view;
const draft = (id: number, movement: number, action: number, more: Partial<Choice> = {}): Choice => ({ id, kind: 'draft', movement, action, ...more });
const ask = (...choices: Choice[]) => ({ seat: 'green' as const, prompt: { kind: 'draft', rule: 'W3.3' }, begun: false, choices });

function update(seq: number, more: Partial<Update> = {}): ServerMessage {
  return { type: 'update', seq, ask: null, undo: false, turn: null, story: [], view, ...more };
}

const line = (seq: number, ...kinds: string[]) => ({ seq, line: {}, events: kinds.map((kind): GameEvent => ({ kind, says: kind })) });

function table() {
  const model = new TableModel();
  const calls = { choose: vi.fn(), back: vi.fn(), undo: vi.fn() };
  model.connection = calls as unknown as Connection;
  return { model, calls };
}

beforeEach(() => {
  settings.confirm = 'final';
  settings.speed = 'off';
});

describe('hints', () => {
  const hint = (seq: number): ServerMessage => ({ type: 'hint', re: 'x', seq, choices: [{ id: 1, win: 0.5, own: 20, rival: 20, line: [], says: 'Take 6 and 3.' }] });

  test('one that is picked waits to be confirmed', () => {
    const { model, calls } = table();
    Object.assign(calls, { hint: vi.fn() });
    model.hear(update(1, { ask: ask(draft(0, 3, 6), draft(1, 6, 3)) }));
    model.askHint();
    expect(model.hinting).toBe(true);
    model.hear(hint(1));
    expect([model.hinting, model.hint.length]).toEqual([false, 1]);
    model.propose(1);
    expect(model.selected?.id).toBe(1);
    expect(calls.choose).not.toHaveBeenCalled();
    model.confirm();
    expect(calls.choose).toHaveBeenCalledExactlyOnceWith(1, 1);
    expect(model.hint).toEqual([]);
  });

  test('one that comes too late or not at all is not waited for', () => {
    const { model } = table();
    model.hear(update(2, { ask: ask(draft(0, 3, 6), draft(1, 6, 3)) }));
    model.askHint();
    model.hear(hint(1));
    expect([model.hinting, model.hint.length]).toEqual([false, 0]);
    model.askHint();
    model.hear({ type: 'refused', code: 'not_now', why: 'Not now.' });
    expect(model.hinting).toBe(false);
  });
});

describe('picking', () => {
  test('what can be undone is chosen at once, what cannot is confirmed first', () => {
    for (const [final, chosen] of [[false, 1], [true, 0], [undefined, 0]] as const) {
      const { model, calls } = table();
      model.hear(update(1, { ask: ask(draft(0, 3, 6, final === undefined ? {} : { final }), draft(1, 6, 3)) }));
      model.pick('die:3');
      expect(calls.choose).toHaveBeenCalledTimes(chosen);
      if (chosen === 0) model.pick('die:3');
      expect(calls.choose).toHaveBeenCalledExactlyOnceWith(0, 1);
    }
  });

  test('a finger always picks first and confirms then', () => {
    const { model, calls } = table();
    model.hear(update(1, { ask: ask(draft(0, 3, 6, { final: false }), draft(1, 6, 3)) }));
    model.pick('die:3', true);
    expect(calls.choose).not.toHaveBeenCalled();
    model.pick('die:3', true);
    expect(calls.choose).toHaveBeenCalledOnce();
  });

  test('whoever never wants to be asked is not', () => {
    settings.confirm = 'never';
    const { model, calls } = table();
    model.hear(update(1, { ask: ask(draft(0, 3, 6, { final: true }), draft(1, 6, 3)) }));
    model.pick('die:3');
    expect(calls.choose).toHaveBeenCalledOnce();
  });

  test('nothing can be picked twice while the server is silent', () => {
    const { model, calls } = table();
    model.hear(update(1, { ask: ask(draft(0, 3, 6, { final: false }), draft(1, 6, 3)) }));
    model.pick('die:3');
    model.pick('die:6');
    model.confirm();
    expect(calls.choose).toHaveBeenCalledOnce();
    expect(model.ask).toBeNull();
  });

  test('until it is confirmed, something else can be picked instead', () => {
    const { model, calls } = table();
    const final = { final: true };
    model.hear(update(1, { ask: ask(draft(0, 3, 6, final), draft(1, 3, 5, final), draft(2, 3, 3, final)) }));
    model.pick('die:3');
    model.pick('die:6');
    expect([model.selected?.id, [...model.targets.keys()]]).toEqual([0, ['die:6', 'die:5', 'die:3']]);
    model.pick('die:5');
    expect([model.selected?.id, model.picked]).toEqual([1, ['die:3', 'die:5']]);
    model.pick('die:4');
    expect(model.selected?.id).toBe(1);
    expect(calls.choose).not.toHaveBeenCalled();
    model.pick('die:5');
    expect(calls.choose).toHaveBeenCalledExactlyOnceWith(1, 1);
  });

  test('undo takes back a pick, then the half-made decision, then the last one', () => {
    const { model, calls } = table();
    model.hear(update(4, { undo: true, ask: ask(draft(0, 3, 6), draft(1, 3, 3)) }));
    model.pick('die:3');
    model.undo();
    expect([model.picked, calls.back.mock.calls, calls.undo.mock.calls]).toEqual([[], [], []]);
    model.undo();
    expect(calls.undo).toHaveBeenCalledExactlyOnceWith(4);
    model.hear({ type: 'step', seq: 4, ask: { ...ask(draft(0, 1, 1)), begun: true } });
    model.undo();
    expect(calls.back).toHaveBeenCalledOnce();
  });

  test('a refusal is told, with its rule', () => {
    const { model } = table();
    model.hear(update(1, { ask: ask(draft(0, 3, 6), draft(1, 3, 3)) }));
    model.pick('die:3');
    model.hear({ type: 'refused', code: 'illegal', why: 'no', rule: 'W6.2' });
    expect(model.why).toMatchObject({ rule: 'W6.2', says: 'no' });
    expect(model.picked).toEqual([]);
  });
});

describe('what is said', () => {
  const said = (number: number, text: string) => ({ number, who: 0, name: 'Ada', seat: 'green' as const, text, at: number });

  test('adds up, and is told anew to who comes back', () => {
    const { model } = table();
    model.hear({ type: 'chat', ...said(1, 'one') });
    model.hear({ type: 'chat', ...said(2, 'two') });
    expect(model.talk.map(({ text }) => text)).toEqual(['one', 'two']);
    model.hear({ type: 'talk', lines: [said(1, 'one'), said(2, 'two'), said(3, 'three')] });
    expect(model.talk.map(({ text }) => text)).toEqual(['one', 'two', 'three']);
  });
});

describe('the story', () => {
  const kinds = (model: InstanceType<typeof TableModel>) => model.log.map(({ event }) => event.kind);

  test('the first update is the whole story and is not shown step by step', () => {
    const { model } = table();
    model.hear(update(3, { story: [line(1, 'a'), line(2, 'b', 'c')] }));
    expect(kinds(model)).toEqual(['a', 'b', 'c']);
    expect(model.showing).toBe(false);
  });

  test('later updates are added', () => {
    const { model } = table();
    model.hear(update(1, { story: [line(1, 'a')] }));
    model.hear(update(2, { story: [line(2, 'b')] }));
    expect(kinds(model)).toEqual(['a', 'b']);
    expect(model.position?.seq).toBe(2);
  });

  test('the whole story again, in another language, replaces the old one', () => {
    const { model } = table();
    model.hear(update(2, { story: [line(1, 'a'), line(2, 'b')] }));
    model.hear(update(2, { story: [line(1, 'x'), line(2, 'y')] }));
    expect(kinds(model)).toEqual(['x', 'y']);
  });

  test('what was taken back is no longer told', () => {
    const { model } = table();
    model.hear(update(3, { story: [line(1, 'a'), line(2, 'b'), line(3, 'c')] }));
    model.hear(update(4, { story: [{ seq: 4, line: { back_to: 1, by: 'green' }, events: [] }] }));
    expect(kinds(model)).toEqual(['a']);
  });

  test('events are shown one after the other; the question comes after them; a click skips the rest', async () => {
    vi.useFakeTimers();
    settings.speed = 'slow';
    const { model } = table();
    model.hear(update(1));
    model.hear(update(2, { story: [line(2, 'heat_read', 'unscored', 'took_die')], ask: ask(draft(0, 1, 2)) }));
    expect([model.showing, model.ask, kinds(model)]).toEqual([true, null, ['heat_read']]);
    await vi.advanceTimersByTimeAsync(700);
    expect(kinds(model)).toEqual(['heat_read', 'unscored']);
    model.skip();
    await vi.advanceTimersByTimeAsync(0);
    expect(kinds(model)).toEqual(['heat_read', 'unscored', 'took_die']);
    expect([model.showing, model.ask?.choices.length]).toEqual([false, 1]);
    vi.useRealTimers();
  });

  test('an update that comes while another is shown waits for it', async () => {
    vi.useFakeTimers();
    settings.speed = 'normal';
    const { model } = table();
    model.hear(update(1));
    model.hear(update(2, { story: [line(2, 'heat_read')] }));
    model.hear(update(3, { story: [line(3, 'unscored')], ask: ask(draft(0, 1, 2)) }));
    expect(model.ask).toBeNull();
    await vi.advanceTimersByTimeAsync(2000);
    expect([kinds(model), model.position?.seq, model.ask !== null]).toEqual([['heat_read', 'unscored'], 3, true]);
    vi.useRealTimers();
  });

  test('what came after the last decision can be shown again', async () => {
    const { model } = table();
    model.hear(update(1, { ask: ask(draft(0, 3, 6)) }));
    expect(model.canReplay).toBe(false);
    model.choose(draft(0, 3, 6));
    model.hear(update(2, { story: [line(2, 'b')] }));
    expect(model.canReplay).toBe(true);
    model.replay();
    await Promise.resolve();
    expect(kinds(model)).toEqual(['b']);
  });
});
