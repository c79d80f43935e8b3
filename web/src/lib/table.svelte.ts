// One table as the page holds it: what is shown, what is asked, what is picked, what is still being shown.

import type { Connection } from './api';
import { duration } from './pace';
import { common } from './preview';
import { settings } from './settings.svelte';
import { happen, places } from './show';
import { chosen, narrow, nextTargets, type Target } from './targets';
import type { Choice, Forecast, GameEvent, Position, Seat, SeatInfo, ServerMessage, TableInfo, View } from './types';

export interface Why {
  target: Target;
  rule?: string | undefined;
  says?: string | undefined;
}

const stillness = typeof matchMedia === 'function' ? matchMedia('(prefers-reduced-motion: reduce)') : null;

export class TableModel {
  info: TableInfo | null = $state.raw(null);
  view: View | null = $state.raw(null);
  position: Position | null = $state.raw(null);
  log: GameEvent[] = $state.raw([]);
  /** Events of the log from here on came after this browser's last decision. */
  lastTurn = $state(0);
  picked: Target[] = $state.raw([]);
  pointed: Target | null = $state(null);
  showing = $state(false);
  /** What is happening right now, while it is shown. */
  current: GameEvent | null = $state.raw(null);
  /** The district under the lamp while the score is settled. */
  lamp: number | null = $state(null);
  marked: Set<string> = $state.raw(new Set());
  waiting = $state(false);
  online = $state(true);
  why: Why | null = $state.raw(null);
  hint: { id: number; says: string }[] = $state.raw([]);
  chat: { from: string; text: string }[] = $state.raw([]);

  /** Called when a question has come up. */
  onAsk: (() => void) | null = null;

  /** The view before the last turn, so that it can be played again. */
  private before: View | null = null;
  private queue: { event: GameEvent; then: Position }[] = [];
  private hurry: (() => void) | null = null;
  connection: Connection | null = null;

  /** What is asked, once everything before it has been shown; only if one of ours is asked. */
  ask = $derived.by(() => {
    const ask = this.position?.ask ?? null;
    return ask && !this.showing && !this.waiting && this.isMine(ask.seat) ? ask : null;
  });
  forecast: Forecast | undefined = $derived(this.showing ? undefined : this.position?.forecast);
  targets = $derived(this.ask ? nextTargets(this.ask, this.picked) : new Map<Target, Choice[]>());
  selected: Choice | null = $derived(this.ask ? chosen(this.ask, this.picked) : null);
  open: Choice[] = $derived(this.ask ? narrow(this.ask, this.picked) : []);
  preview: GameEvent[] = $derived.by(() => {
    if (!this.ask) return [];
    const pointedAt = this.pointed ? this.targets.get(this.pointed) : undefined;
    if (pointedAt) return common(pointedAt);
    return this.picked.length > 0 ? common(this.open) : [];
  });

  isMine(seat: Seat): boolean {
    return this.info?.seats.some((info) => info.seat === seat && info.mine) ?? false;
  }

  seat(seat: Seat): SeatInfo | undefined {
    return this.info?.seats.find((info) => info.seat === seat);
  }

  hear(message: ServerMessage): void {
    switch (message.type) {
      case 'table':
        this.info = message.table;
        this.log = message.log;
        this.settle(message.position);
        break;
      case 'happened':
        this.waiting = false;
        this.picked = [];
        this.why = null;
        this.queue.push(...message.events.map((event) => ({ event, then: message.position })));
        if (message.events.length === 0) this.settle(message.position);
        else if (!this.showing) void this.show();
        break;
      case 'refused':
        this.waiting = false;
        this.picked = [];
        this.why = { target: '', rule: message.rule, says: message.says };
        break;
      case 'seats':
        if (this.info) this.info = { ...this.info, seats: message.seats };
        break;
      case 'hint':
        this.hint = message.choices;
        break;
      case 'chat':
        this.chat = [...this.chat, { from: message.from, text: message.text }];
        break;
    }
  }

  /** Points at a target: picks it, or confirms it if it was picked before. */
  pick(target: Target, touch = false): void {
    const picked = [...this.picked, target];
    if (!this.ask || !this.targets.has(target)) {
      if (this.picked.at(-1) === target && this.selected) this.confirm();
      return;
    }
    this.why = null;
    this.picked = picked;
    const choice = this.selected;
    if (choice && !this.mustConfirm(choice, touch)) this.confirm();
  }

  private mustConfirm(choice: Choice, touch: boolean): boolean {
    if (settings.confirm === 'never') return false;
    return settings.confirm === 'always' || touch || choice.final !== false;
  }

  confirm(): void {
    const choice = this.selected;
    if (!choice || !this.position) return;
    this.choose(choice);
  }

  choose(choice: Choice): void {
    if (!this.position) return;
    this.waiting = true;
    this.pointed = null;
    this.hint = [];
    this.lastTurn = this.log.length;
    this.before = this.view;
    this.marked = new Set();
    this.connection?.choose(choice.id, this.position.seq);
  }

  /** Takes back a pick, or if there is none, the last decision. */
  undo(): void {
    if (this.picked.length > 0) this.picked = this.picked.slice(0, -1);
    else if (this.position?.undo) this.connection?.undo(this.position.seq);
    this.why = null;
  }

  askWhy(target: Target): void {
    this.why = { target };
    this.connection?.why(target, (answer) => {
      if (this.why?.target === target) this.why = { target, ...answer };
    });
  }

  /** Shows the rest at once. */
  skip(): void {
    this.hurry?.();
    this.hurry = () => {};
  }

  private async show(): Promise<void> {
    this.showing = true;
    const shown: GameEvent[] = [];
    let last: Position | null = null;
    for (let next = this.queue.shift(); next; next = this.queue.shift()) {
      this.begin(next.event);
      last = next.then;
      const pause = this.hurry || stillness?.matches ? 0 : duration(next.event, shown, settings.speed);
      shown.push(next.event);
      if (pause > 0) await this.pause(pause);
    }
    this.hurry = null;
    this.showing = false;
    this.current = null;
    this.lamp = null;
    if (last) this.settle(last);
  }

  private begin(event: GameEvent): void {
    this.current = event;
    this.log = [...this.log, event];
    if (this.view) this.view = happen(this.view, event);
    if (event.kind === 'settling') this.lamp = event.district as number;
    this.marked = new Set([...this.marked, ...places(event)]);
  }

  private pause(milliseconds: number): Promise<void> {
    return new Promise((done) => {
      const timer = setTimeout(() => {
        this.hurry = null;
        done();
      }, milliseconds);
      this.hurry = () => {
        clearTimeout(timer);
        done();
      };
    });
  }

  private settle(position: Position): void {
    this.position = position;
    this.view = position.view;
    this.picked = [];
    this.waiting = false;
    if (this.ask) this.onAsk?.();
  }

  get canReplay(): boolean {
    return this.before !== null && this.log.length > this.lastTurn;
  }

  /** Shows once more what came after the last decision. */
  replay(): void {
    if (!this.before || !this.position || this.showing) return;
    const position = this.position;
    const events = this.log.slice(this.lastTurn);
    this.log = this.log.slice(0, this.lastTurn);
    this.view = this.before;
    this.queue.push(...events.map((event) => ({ event, then: position })));
    void this.show();
  }
}
