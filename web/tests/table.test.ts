import { describe, expect, test, vi } from 'vitest';
import type { ServerMessage } from '../src/lib/protocol';
import { ask, draft, line, settings, table, TableModel, update } from './seated';

const { shortcuts } = await import('../src/lib/shortcuts');

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
    model.hear(update(3, { story: [line(1, 'round_began'), line(2, 'phase_began', 'game_over')] }));
    expect(kinds(model)).toEqual(['round_began', 'phase_began', 'game_over']);
    expect(model.showing).toBe(false);
  });

  test('later updates are added', () => {
    const { model } = table();
    model.hear(update(1, { story: [line(1, 'round_began')] }));
    model.hear(update(2, { story: [line(2, 'phase_began')] }));
    expect(kinds(model)).toEqual(['round_began', 'phase_began']);
    expect(model.position?.seq).toBe(2);
  });

  test('the whole story again, in another language, replaces the old one', () => {
    const { model } = table();
    model.hear(update(2, { story: [line(1, 'round_began'), line(2, 'phase_began')] }));
    model.hear(update(2, { story: [line(1, 'settling'), line(2, 'cleared')] }));
    expect(kinds(model)).toEqual(['settling', 'cleared']);
  });

  test('what was taken back is no longer told', () => {
    const { model } = table();
    model.hear(update(3, { story: [line(1, 'round_began'), line(2, 'phase_began'), line(3, 'game_over')] }));
    model.hear(update(4, { story: [{ seq: 4, line: { back_to: 1, by: 'green', agreed: false }, events: [] }] }));
    expect(kinds(model)).toEqual(['round_began']);
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

  test('what is picked is picked no more while it is shown what came of it', () => {
    vi.useFakeTimers();
    settings.speed = 'slow';
    const { model } = table();
    model.hear(update(1, { ask: ask(draft(0, 3, 6, { final: true }), draft(1, 6, 3)) }));
    model.pick('die:3');
    expect(model.picked).toEqual(['die:3']);
    model.confirm();
    model.hear(update(2, { story: [line(2, 'heat_read')] }));
    expect([model.showing, model.picked]).toEqual([true, []]);
    vi.useRealTimers();
  });

  test('moves that are taken back are undone as the server says, and nothing is shown again that never was', () => {
    const { model } = table();
    model.hear(update(1, { ask: ask(draft(0, 3, 6)) }));
    model.choose(draft(0, 3, 6));
    model.hear(update(2, { story: [line(2, 'heat_read')] }));
    expect(model.canReplay).toBe(true);
    const back = { seq: 3, line: { back_to: 0, by: 'green', agreed: true } as const, events: [], changes: [{ path: '/round', value: 2 }] };
    model.hear(update(4, { story: [back, line(4, 'unscored')] }));
    expect([model.canReplay, model.log.map(({ event }) => event.kind)]).toEqual([false, ['unscored']]);
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
    model.hear(update(2, { story: [line(2, 'phase_began')] }));
    expect(model.canReplay).toBe(true);
    model.replay();
    await Promise.resolve();
    expect(kinds(model)).toEqual(['phase_began']);
  });
});
