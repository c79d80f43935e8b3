import { beforeEach, describe, expect, test } from 'vitest';
import type { Ask, Choice, Infusion, Prompt, ServerMessage, SmileView } from '../src/lib/protocol';
import { prompt } from './loose';
import { ask, draft, settings, table, update, view } from './seated';

describe('infusions', () => {
  const GO_ON: Choice = { id: 0, kind: 'go_on', final: false };
  const use = (id: number, card: Infusion, infusion = 1): Choice => ({ id, kind: 'use', card, infusion, final: false });
  const window = (kind: Prompt['kind'], ...choices: Choice[]): Ask => ({ seat: 'green', prompt: prompt(kind), begun: false, choices });
  const FLASK = 'held:green:infusion.0.1.up.-';
  const drafted = (...choices: Choice[]) => ask(draft(0, 3, 6, { final: false }), draft(1, 6, 3), ...choices);

  beforeEach(() => {
    settings.asking = 'worth';
  });

  test('windows are passed, and what is asked is told only once it is asked', () => {
    const { model, calls } = table();
    model.hear(update(1, { ask: drafted(use(9, 'last_chance')) }));
    model.hear(update(2, { undo: true, ask: window('move', GO_ON, use(9, 'last_chance')) }));
    expect([calls.choose.mock.calls.at(-1), model.ask, model.asked?.prompt.kind]).toEqual([[[0], 2], null, 'draft']);
    model.hear(update(3, { undo: true, ask: window('act', { id: 4, kind: 'police', district: 4 }, use(9, 'last_chance')) }));
    expect([model.ask?.prompt.kind, model.asked?.prompt.kind]).toEqual(['act', 'act']);
  });

  test('without undo the turn waits for a card that could not be used when it began, and for no other', () => {
    const { model, calls } = table();
    model.hear(update(1, { ask: drafted(use(9, 'last_chance')) }));
    model.hear(update(2, { ask: window('move', GO_ON, use(9, 'last_chance')) }));
    expect(calls.choose).toHaveBeenCalledExactlyOnceWith([0], 2);
    model.hear(update(3, { ask: window('place', GO_ON, use(9, 'last_chance'), use(10, 'shell_game')) }));
    expect([calls.choose.mock.calls.length, model.onward]).toEqual([1, GO_ON]);
  });

  test('whoever wants to be asked is', () => {
    settings.asking = 'always';
    const { model, calls } = table();
    model.hear(update(2, { undo: true, ask: window('move', GO_ON, use(9, 'last_chance')) }));
    expect([calls.choose.mock.calls.length, model.canGo]).toEqual([0, true]);
    model.confirm();
    expect(calls.choose).toHaveBeenCalledExactlyOnceWith([0], 2);
  });

  test('a flask that is touched makes the turn wait, until somebody goes on', () => {
    const { model, calls } = table();
    model.hear(update(1, { ask: drafted() }));
    expect(model.flask(FLASK)).toBe('arm');
    model.touchFlask(FLASK);
    model.hear(update(2, { undo: true, ask: window('move', GO_ON, use(9, 'quick_step')) }));
    expect([model.armed, model.flask(FLASK), calls.choose.mock.calls.length]).toEqual(['green', 'use', 0]);
    model.confirm();
    expect([model.armed, calls.choose.mock.calls]).toEqual([null, [[[0], 2]]]);
  });

  test('touching a flask goes back to the window that was passed, and uses it there', () => {
    const { model, calls } = table();
    model.hear(update(1, { ask: drafted() }));
    model.hear(update(2, { undo: true, ask: window('move', GO_ON, use(9, 'quick_step')) }));
    model.hear(update(3, { undo: true, ask: window('act', { id: 4, kind: 'police', district: 4 }, { id: 5, kind: 'police', district: 5 }) }));
    expect(model.flask(FLASK)).toBe('return');
    model.touchFlask(FLASK);
    expect(calls.undo).toHaveBeenCalledExactlyOnceWith(3);
    calls.choose.mockClear();
    model.hear(update(4, { undo: true, ask: window('move', GO_ON, use(9, 'quick_step')) }));
    expect(calls.choose).toHaveBeenCalledExactlyOnceWith([9], 4);
  });

  test('once something was decided after it, a window that was passed is gone back to by undo alone', () => {
    const { model, calls } = table();
    model.hear(update(1, { ask: drafted() }));
    model.hear(update(2, { undo: true, ask: window('move', GO_ON, use(9, 'quick_step')) }));
    model.hear(update(3, { undo: true, ask: window('act', { id: 4, kind: 'police', district: 4, final: false }, { id: 5, kind: 'police', district: 5 }) }));
    model.pick('district:4');
    model.hear(update(4, { undo: true, ask: window('take', { id: 6, kind: 'go_on' }, { id: 7, kind: 'pass' }) }));
    expect(model.flask(FLASK)).toBe('arm');
    model.touchFlask(FLASK);
    expect(calls.undo).not.toHaveBeenCalled();
  });

  test('undo goes back over the windows that were passed', () => {
    const { model, calls } = table();
    model.hear(update(1, { ask: drafted() }));
    model.hear(update(2, { undo: true, ask: window('move', GO_ON, use(9, 'quick_step')) }));
    model.hear(update(3, { undo: true, ask: window('act', { id: 4, kind: 'police', district: 4 }, { id: 5, kind: 'police', district: 5 }) }));
    model.undo();
    model.hear(update(4, { undo: true, ask: window('move', GO_ON, use(9, 'quick_step')) }));
    expect(calls.undo.mock.calls).toEqual([[3], [4]]);
    model.hear(update(5, { ask: drafted() }));
    expect([calls.undo.mock.calls.length, model.ask?.prompt.kind]).toEqual([2, 'draft']);
  });

  test('what was touched last ends the turn when it is touched again', () => {
    const { model, calls } = table();
    model.hear(update(1, { ask: window('act', { id: 4, kind: 'police', district: 4, final: false }, { id: 5, kind: 'police', district: 5, final: false }) }));
    model.pick('district:4');
    model.hear(update(2, { undo: true, ask: window('end', { ...GO_ON, final: true }, use(9, 'last_chance')) }));
    expect([model.offers('district:4'), model.offers('district:5')]).toEqual([true, false]);
    model.pick('district:4');
    expect(calls.choose.mock.calls).toEqual([[[4], 1], [[0], 2]]);
  });

  test('whoever never confirms ends a turn with its action', () => {
    settings.confirm = 'never';
    const { model, calls } = table();
    model.hear(update(2, { undo: true, ask: window('end', { ...GO_ON, final: true }, use(9, 'last_chance')) }));
    expect([calls.choose.mock.calls, model.ask]).toEqual([[[[0], 2]], null]);
  });

  test('dice are touched and rolled again together', () => {
    const { model, calls } = table();
    const pool = [2, 2, 5] as unknown as SmileView['pool'];
    const dice = (value: number, ...counts: number[]): ServerMessage => ({ type: 'step', seq: 1, ask: { seat: 'green', prompt: { kind: 'reroll', value, rule: 'W7.1' }, begun: true, choices: counts.map((count) => ({ id: count, kind: 'dice', value, count })) } });
    model.hear(update(1, { view: { ...view, pool } as SmileView, ask: drafted(use(9, 'last_chance')) }));
    model.pick(FLASK);
    model.hear(dice(2, 0, 1, 2));
    expect([[...model.targets.keys()], model.canGo]).toEqual([['roll:0', 'roll:1', 'roll:2'], false]);
    for (const die of ['roll:0', 'roll:1', 'roll:2', 'roll:1']) model.pick(die);
    expect(model.rolling).toEqual([0, 2]);
    model.confirm();
    expect(calls.choose).toHaveBeenLastCalledWith([9, 1], 1);
    model.hear(dice(5, 0, 1));
    expect(calls.choose).toHaveBeenLastCalledWith([9, 1, 1], 1);
    model.hear(update(2, { ask: drafted() }));
    expect([model.rolling, calls.choose.mock.calls.length]).toEqual([null, 3]);
  });

  test('before a district is settled the turn waits only if somebody else would come first', () => {
    for (const [green, yellow, police, waits] of [[1, 5, 2, true], [1, 5, 8, false], [4, 5, 1, true], [0, 5, 2, true], [6, 2, 0, false], [5, 1, 3, false]] as const) {
      const { model, calls } = table();
      const districts = (view as SmileView).districts.map((district) => ({ ...district, cubes: { green, yellow, police } }));
      const flasks = [{ kind: 'infusion', value: 0, squares: 1, face: 'up', on: null }];
      const players = { ...(view as SmileView).players, green: { ...(view as SmileView).players.green, tokens: flasks } };
      const asked = window('enthral', { id: 0, kind: 'pass' }, { id: 1, kind: 'enthral', infusion: 1 });
      model.hear(update(1, { view: { ...view, districts, players } as unknown as SmileView, ask: { ...asked, prompt: prompt('enthral', { district: 3 }) } }));
      expect([green, yellow, police, calls.choose.mock.calls.length === 0]).toEqual([green, yellow, police, waits]);
    }
  });
});
