import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { Connection } from '../src/lib/api';
import type { Ask, ChicagoView, Choice, CityView, GameEvent, ServerMessage, Update } from '../src/lib/types';
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

  const chicago = { player: 'red', board: [[{ gang: 'blue', power: 1, alive: true }, { gang: 'red', power: 2, alive: true }, null]], stacks: [4, 5] } as unknown as ChicagoView;
  const question = (kind: string, choices: Choice[], more: object = {}): Ask => ({ seat: 'red', prompt: { kind, rule: 'G2.1', ...more }, begun: kind !== 'turn', choices });
  const field = (id: number, at: [number, number], preview: GameEvent[] = []): Choice => ({ id, kind: 'field', field: at, final: false, preview });
  const turn = (...kinds: string[]) => question('turn', kinds.map((kind, id) => ({ id, kind, final: false, preview: [] })));
  /** What is asked after choices, as the server would say. */
  const peeks = (asks: Record<string, Ask>) => vi.fn((choices: number[]) => Promise.resolve(asks[choices.join()] ?? null));
  const quiet = () => new Promise((done) => setTimeout(done));

  test('a gangster who is touched is moved, or shoots, by what is touched next', async () => {
    const { model, calls } = table();
    const shot = { kind: 'shot', shooter: [0, 1], victim: [0, 0] };
    const peek = peeks({
      1: question('move_from', [field(0, [0, 0], [{ kind: 'moved', from: [0, 0], to: [1, 0] }]), field(1, [0, 1])]),
      2: question('shoot_with', [field(1, [0, 1], [shot])]),
      '1,1': question('move_to', [field(2, [0, 2]), field(7, [1, 1])]),
    });
    model.connection = { ...calls, peek } as unknown as Connection;
    model.hear(update(1, { view: chicago, ask: turn('own', 'move', 'shoot') }));
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

  test('one who can only be moved, and only to one space, is picked and confirmed', async () => {
    const { model, calls } = table();
    const moved = { kind: 'moved', from: [0, 0], to: [1, 0] };
    const peek = peeks({});
    model.connection = { ...calls, peek } as unknown as Connection;
    model.hear(update(1, { view: chicago, ask: question('turn', [{ id: 0, kind: 'own' }, { id: 1, kind: 'move', final: true, preview: [moved] }]) }));
    await quiet();
    expect(peek).not.toHaveBeenCalled();
    model.pick('field:0.0');
    expect([model.selected?.way, calls.choose.mock.calls.length]).toEqual([[1], 0]);
    model.pick('field:0.0');
    expect(calls.choose).toHaveBeenCalledExactlyOnceWith([1], 1);
  });

  test('which blind stack fills the open supply is not asked', () => {
    const { model, calls } = table();
    model.hear(update(1, { view: chicago, ask: question('refill', [{ id: 0, kind: 'refill', stack: 0 }, { id: 1, kind: 'refill', stack: 1 }]) }));
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

describe('infusions', () => {
  const GO_ON: Choice = { id: 0, kind: 'go_on', final: false };
  const use = (id: number, card: string, infusion = 1): Choice => ({ id, kind: 'use', card, infusion, final: false });
  const window = (kind: string, ...choices: Choice[]): Ask => ({ seat: 'green', prompt: { kind, rule: 'W3.7' }, begun: false, choices });
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
    const pool = [2, 2, 5] as unknown as CityView['pool'];
    const dice = (value: number, ...counts: number[]): ServerMessage => ({ type: 'step', seq: 1, ask: { seat: 'green', prompt: { kind: 'reroll', value, rule: 'W7.1' }, begun: true, choices: counts.map((count) => ({ id: count, kind: 'dice', value, count })) } });
    model.hear(update(1, { view: { ...view, pool } as CityView, ask: drafted(use(9, 'last_chance')) }));
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
      const districts = (view as CityView).districts.map((district) => ({ ...district, cubes: { green, yellow, police } }));
      const flasks = [{ kind: 'infusion', value: 0, squares: 1, face: 'up', on: null }];
      const players = { ...(view as CityView).players, green: { ...(view as CityView).players.green, tokens: flasks } };
      const asked = window('enthral', { id: 0, kind: 'pass' }, { id: 1, kind: 'enthral', infusion: 1 });
      model.hear(update(1, { view: { ...view, districts, players } as unknown as CityView, ask: { ...asked, prompt: { ...asked.prompt, district: 3 } } }));
      expect([green, yellow, police, calls.choose.mock.calls.length === 0]).toEqual([green, yellow, police, waits]);
    }
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
