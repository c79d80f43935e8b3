import { describe, expect, test, vi } from 'vitest';
import type { Connection } from '../src/lib/api';
import type { Ask, Choice, GameEvent, GangsterView, Prompt, ServerMessage } from '../src/lib/protocol';
import { choice, event, prompt } from './loose';
import { ask, draft, settings, table, update } from './seated';

describe('picking', () => {
  const moved = (to: number): GameEvent => ({ kind: 'boss_moved', player: 'green', from: 0, to });
  const drafts = () => {
    const drafted = (id: number, movement: number, action: number) => draft(id, movement, action, { final: true, preview: [event('drafted', { movement, action }), moved(movement)] });
    return ask(drafted(0, 3, 3), drafted(1, 3, 6), drafted(2, 6, 3));
  };

  test('what was picked is no longer pointed at: a finger that stays shows no second die', () => {
    const { model } = table();
    model.hear(update(1, { ask: drafts() }));
    model.point('die:3');
    model.pick('die:3');
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

  const gangster = { player: 'red', board: [[{ gang: 'blue', power: 1, alive: true }, { gang: 'red', power: 2, alive: true }, null]], stacks: [4, 5] } as unknown as GangsterView;
  const question = (kind: Prompt['kind'], choices: Choice[], more: object = {}): Ask => ({ seat: 'red', prompt: prompt(kind, more), begun: kind !== 'turn', choices });
  const field = (id: number, at: [number, number], preview: GameEvent[] = []): Choice => ({ id, kind: 'field', field: at, final: false, preview });
  const turn = (...kinds: Choice['kind'][]) => question('turn', kinds.map((kind, id) => choice(id, kind, { final: false, preview: [] })));
  /** What is asked after choices, as the server would say. */
  const peeks = (asks: Record<string, Ask>) => vi.fn((choices: number[]) => Promise.resolve(asks[choices.join()] ?? null));
  const quiet = () => new Promise((done) => setTimeout(done));

  test('a gangster who is touched is moved, or shoots, by what is touched next', async () => {
    const { model, calls } = table();
    const shot = event('shot', { shooter: [0, 1], victim: [0, 0] });
    const peek = peeks({
      1: question('move_from', [field(0, [0, 0], [event('moved', { from: [0, 0], to: [1, 0] })]), field(1, [0, 1])]),
      2: question('shoot_with', [field(1, [0, 1], [shot])]),
      '1,1': question('move_to', [field(2, [0, 2]), field(7, [1, 1])]),
    });
    model.connection = { ...calls, peek } as unknown as Connection;
    model.hear(update(1, { view: gangster, ask: turn('own', 'move', 'shoot') }));
    await quiet();
    expect([model.offers('field:0.0'), model.offers('field:0.1'), model.offers('field:0.2')]).toEqual([true, true, false]);
    model.pick('field:0.1');
    await quiet();
    expect([...model.targets.keys()]).toEqual(['field:0.2', 'field:1.1', 'field:0.0']);
    expect(calls.choose).not.toHaveBeenCalled();
    model.undo();
    await quiet();
    expect(model.offers('field:0.1')).toBe(true);
    model.pickAll('field:0.1', 'field:0.0');
    await quiet();
    expect(calls.choose).toHaveBeenCalledExactlyOnceWith([2, 1], 1);
    // A whole decision is never tried.
    expect(peek.mock.calls.map(([choices]) => choices.join())).not.toContain('2,1');
  });

  test.each(['field:0.0', 'field:1.0'])('one who can only be moved, and only to one space, is picked and confirmed by touching %s', async (again) => {
    const { model, calls } = table();
    const moved = event('moved', { from: [0, 0], to: [1, 0] });
    const peek = peeks({});
    model.connection = { ...calls, peek } as unknown as Connection;
    model.hear(update(1, { view: gangster, ask: question('turn', [choice(0, 'own'), { id: 1, kind: 'move', final: true, preview: [moved] }]) }));
    await quiet();
    expect(peek).not.toHaveBeenCalled();
    model.pick('field:0.0');
    expect([model.selected?.way, calls.choose.mock.calls.length]).toEqual([[1], 0]);
    expect(model.offers(again)).toBe(true);
    model.pick(again);
    expect(calls.choose).toHaveBeenCalledExactlyOnceWith([1], 1);
  });

  test('one who can only shoot is picked and confirmed by touching the victim, who could be moved instead', async () => {
    const { model, calls } = table();
    const shot = event('shot', { shooter: [0, 1], victim: [0, 0] });
    const moved = event('moved', { from: [0, 0], to: [1, 0] });
    model.connection = { ...calls, peek: peeks({}) } as unknown as Connection;
    model.hear(update(1, { view: gangster, ask: question('turn', [{ id: 1, kind: 'move', final: true, preview: [moved] }, { id: 2, kind: 'shoot', final: true, preview: [shot] }]) }));
    await quiet();
    model.pick('field:0.1');
    expect(model.preview).toEqual([shot]);
    model.pick('field:0.0');
    expect(calls.choose).toHaveBeenCalledExactlyOnceWith([2], 1);
  });

  test('which blind stack fills the open supply is not asked', () => {
    const { model, calls } = table();
    model.hear(update(1, { view: gangster, ask: question('refill', [{ id: 0, kind: 'refill', stack: 0 }, { id: 1, kind: 'refill', stack: 1 }]) }));
    expect(calls.choose).toHaveBeenCalledExactlyOnceWith([1], 1);
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
