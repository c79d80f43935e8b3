import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { Connection } from '../src/lib/api';
import type { ChicagoView, Choice, GameEvent, ServerMessage, Update } from '../src/lib/types';
import { stubBrowser } from './browser';
import { games } from './recorded';

stubBrowser();
const { TableModel } = await import('../src/lib/table.svelte');
const { settings } = await import('../src/lib/settings.svelte');
const { shortcuts } = await import('../src/lib/shortcuts');

const view = games[0]!.steps[0]!.view;
const draft = (id: number, movement: number, action: number, more: Partial<Choice> = {}): Choice => ({ id, kind: 'draft', movement, action, ...more });
const ask = (...choices: Choice[]) => ({ seat: 'green' as const, prompt: { kind: 'draft', rule: 'W3.3' }, begun: false, choices });

function update(seq: number, more: Partial<Update> = {}): ServerMessage {
  return { type: 'update', seq, ask: null, undo: false, turn: null, story: [], view, ...more };
}

const line = (seq: number, ...kinds: string[]) => ({ seq, line: {}, events: kinds.map((kind): GameEvent => ({ kind, says: kind })) });

function table() {
  const model = new TableModel();
  const calls = { choose: vi.fn(), undo: vi.fn(), hint: vi.fn() };
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
    model.hear(update(1, { ask: ask(draft(0, 3, 6), draft(1, 6, 3)) }));
    model.askHint();
    expect(model.hinting).toBe(true);
    model.hear(hint(1));
    expect([model.hinting, model.hint.length]).toEqual([false, 1]);
    model.propose(1);
    expect(model.selected?.id).toBe(1);
    expect(calls.choose).not.toHaveBeenCalled();
    model.confirm();
    expect(calls.choose).toHaveBeenCalledExactlyOnceWith([1], 1);
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

describe('help', () => {
  const seats = [{ seat: 'green' as const, name: 'Ada', bot: false, you: true, ready: true, here: true }];
  const info = (lesson?: string) => ({ type: 'table', seats, proposals: [], options: { clock: { kind: 'none' }, listed: false, rated: false, lesson } }) as unknown as ServerMessage;

  test('a hint that was asked for by a key is seen to be thought about, and asked for once', () => {
    const heard: ((event: object) => void)[] = [];
    vi.stubGlobal('addEventListener', (type: string, listener: (event: object) => void) => type === 'keydown' && heard.push(listener));
    vi.stubGlobal('document', { activeElement: null, querySelector: () => null });
    const { model, calls } = table();
    shortcuts(model, () => {})({} as HTMLElement);
    model.hear(update(1, { ask: ask(draft(0, 3, 6), draft(1, 6, 3)) }));
    for (let n = 0; n < 2; n += 1) heard[0]?.({ key: 'h', preventDefault: () => {} });
    expect(model.hinting).toBe(true);
    expect(calls.hint).toHaveBeenCalledOnce();
  });

  test('a lesson has a task and no hints', () => {
    const { model, calls } = table();
    model.hear(info('draft'));
    model.hear(update(1, { ask: ask(draft(0, 3, 6), draft(1, 6, 3)) }));
    model.askHint();
    expect([model.helps, model.hinting, calls.hint.mock.calls.length]).toEqual([false, false, 0]);
    model.hear(info());
    expect([model.helps, model.canHint]).toEqual([true, true]);
  });

  test('whoever has no seat watches', () => {
    const { model } = table();
    model.hear({ ...info(), seats: seats.map((seat) => ({ ...seat, you: false })) } as unknown as ServerMessage);
    expect(model.playing).toBe(false);
    model.hear(info());
    expect(model.playing).toBe(true);
  });
});

describe('picking', () => {
  const moved = (to: number): GameEvent => ({ kind: 'boss_moved', player: 'green', from: 0, to });
  const drafts = () => {
    const drafted = (id: number, movement: number, action: number) => draft(id, movement, action, { final: true, preview: [{ kind: 'drafted', movement, action }, moved(movement)] });
    return ask(drafted(0, 3, 3), drafted(1, 3, 6), drafted(2, 6, 3));
  };

  test('what was picked is no longer pointed at: a finger that stays shows no second die', () => {
    const { model } = table();
    model.hear(update(1, { ask: drafts() }));
    model.point('die:3');
    model.pick('die:3', true);
    expect(model.picked).toEqual(['die:3']);
    expect(model.pointed).toBeNull();
    expect(model.preview.map(({ kind }) => kind)).not.toContain('drafted');
  });

  test('the space where the boss would stop means its die', () => {
    const { model, calls } = table();
    model.hear(update(1, { ask: drafts() }));
    expect([model.offers('space:3'), model.offers('space:5')]).toEqual([true, false]);
    model.point('space:3');
    expect(model.pointed).toBe('die:3');
    model.pick('space:3');
    expect(model.picked).toEqual(['die:3']);
    model.pick('space:3');
    expect(model.picked).toEqual(['die:3']);
    model.pick('space:6');
    expect(model.picked).toEqual(['die:6']);
    expect([model.why, calls.choose.mock.calls.length]).toEqual([null, 0]);
  });

  const chicago = { player: 'red', board: [[{ gang: 'blue', power: 1, alive: true }, { gang: 'red', power: 2, alive: true }, { gang: 'blue', power: 1, alive: false }, null]] } as unknown as ChicagoView;
  const turn = (...kinds: string[]) => ({ seat: 'red' as const, prompt: { kind: 'turn', rule: 'G2.1' }, begun: false, choices: kinds.map((kind, id) => ({ id, kind, final: false })) });
  const from = (...fields: [number, number][]) => ({ seat: 'red' as const, prompt: { kind: 'move_from', rule: 'G2.2' }, begun: true, choices: fields.map((field, id) => ({ id, kind: 'field', field, final: false })) });

  test('a gangster who is pointed at is moved, and picked for it', () => {
    const { model, calls } = table();
    model.hear(update(1, { view: chicago, ask: turn('own', 'move', 'shoot') }));
    model.miss('field:0.0');
    expect([calls.choose.mock.calls, model.why]).toEqual([[[[1], 1]], null]);
    model.hear({ type: 'step', seq: 1, ask: from([0, 0], [0, 1]) });
    expect(calls.choose).toHaveBeenLastCalledWith([1, 0], 1);
  });

  test('one who can not be moved says why, once that is what is asked', () => {
    const { model, calls } = table();
    model.hear(update(1, { view: chicago, ask: turn('own', 'move') }));
    model.miss('field:0.0');
    model.hear({ type: 'step', seq: 1, ask: from([0, 1]) });
    expect(calls.choose).toHaveBeenCalledOnce();
    expect(model.why).toEqual({ target: 'field:0.0' });
  });

  test('where moving and shooting can be meant, nothing is begun, and a sentence asks for it', () => {
    const { model, calls } = table();
    model.hear(update(1, { view: chicago, ask: turn('own', 'move', 'shoot') }));
    model.miss('field:0.1');
    expect(model.why?.says).toBeDefined();
    for (const quiet of ['field:0.2', 'field:0.3', 'district:1']) {
      model.miss(quiet);
      expect(model.why).toEqual({ target: quiet });
    }
    expect(calls.choose).not.toHaveBeenCalled();
  });

  test('what can be undone is chosen at once, what cannot is confirmed first', () => {
    for (const [final, chosen] of [[false, 1], [true, 0], [undefined, 0]] as const) {
      const { model, calls } = table();
      model.hear(update(1, { ask: ask(draft(0, 3, 6, final === undefined ? {} : { final }), draft(1, 6, 3)) }));
      model.pick('die:3');
      expect(calls.choose).toHaveBeenCalledTimes(chosen);
      if (chosen === 0) model.pick('die:3');
      expect(calls.choose).toHaveBeenCalledExactlyOnceWith([0], 1);
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
    expect(calls.choose).toHaveBeenCalledExactlyOnceWith([1], 1);
  });

  test('undo takes back a pick, then the last decision', () => {
    const { model, calls } = table();
    model.hear(update(4, { undo: true, ask: ask(draft(0, 3, 6), draft(1, 3, 3)) }));
    model.pick('die:3');
    model.undo();
    expect([model.picked, calls.undo.mock.calls]).toEqual([[], []]);
    model.undo();
    expect(calls.undo).toHaveBeenCalledExactlyOnceWith(4);
  });

  const step = (seq: number): ServerMessage => ({ type: 'step', seq, ask: { ...ask(draft(7, 1, 1), draft(8, 2, 2)), begun: true } });

  /** A table where the first step of a decision is made. */
  function begun() {
    const { model, calls } = table();
    model.hear(update(4, { undo: true, ask: ask(draft(0, 3, 6), draft(1, 3, 3)) }));
    model.choose(draft(0, 3, 6));
    model.hear(step(4));
    expect(calls.choose.mock.calls).toEqual([[[0], 4]]);
    calls.choose.mockClear();
    return { model, calls };
  }

  test('every step is sent with those before it', () => {
    const { model, calls } = begun();
    model.choose(draft(8, 2, 2));
    expect(calls.choose).toHaveBeenCalledExactlyOnceWith([0, 8], 4);
    model.hear(update(5, { re: 'x', ask: ask(draft(0, 3, 6), draft(1, 3, 3)) }));
    model.choose(draft(1, 3, 3));
    expect(calls.choose).toHaveBeenLastCalledWith([1], 5);
  });

  test('undo takes back the last step of a decision under way', () => {
    const { model, calls } = begun();
    model.undo();
    expect(calls.choose).toHaveBeenCalledExactlyOnceWith([], 4);
    model.hear({ type: 'step', seq: 4, ask: ask(draft(0, 3, 6), draft(1, 3, 3)) });
    model.undo();
    expect(calls.undo).toHaveBeenCalledExactlyOnceWith(4);
  });

  test('whoever comes back in the middle of a decision goes on with it', () => {
    const { model, calls } = begun();
    model.hear(update(4, { undo: true, ask: ask(draft(0, 3, 6), draft(1, 3, 3)) }));
    expect(calls.choose).toHaveBeenCalledExactlyOnceWith([0], 4);
    expect(model.ask).toBeNull();
    model.hear(step(4));
    expect([model.ask?.choices[0]?.id, model.made]).toEqual([7, [0]]);
    model.hear(update(5, { ask: ask(draft(0, 3, 6), draft(1, 3, 3)) }));
    expect([model.made, calls.choose.mock.calls.length]).toEqual([[], 1]);
  });

  test('what is not answered yet is left to the connection', () => {
    const { model, calls } = begun();
    model.choose(draft(8, 2, 2));
    model.hear(update(4, { undo: true, ask: ask(draft(0, 3, 6), draft(1, 3, 3)) }));
    expect([calls.choose.mock.calls, model.ask]).toEqual([[[[0, 8], 4]], null]);
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

  test('is unread until somebody reads it', () => {
    const { model } = table();
    model.hear({ type: 'talk', lines: [said(1, 'one')] });
    model.hear({ type: 'chat', ...said(2, 'two') });
    expect(model.unread).toBe(2);
    model.readTalk();
    expect(model.unread).toBe(0);
    model.hear({ type: 'chat', ...said(3, 'three') });
    expect(model.unread).toBe(1);
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
