// One table as the page holds it: what is shown, what is asked, what is picked, what is still being shown.

import type { Connection } from './api';
import { duration } from './pace';
import { common } from './preview';
import { settings } from './settings.svelte';
import { share } from './share';
import { happen, places } from './show';
import { chosen, intents, narrow, nextTargets, paths, stops, type Target } from './targets';
import type { Choice, Forecast, GameEvent, Hinted, Seat, SeatInfo, ServerMessage, StoryLine, TableInfo, TalkLine, Update, View } from './types';
import { t } from './words.svelte';

export interface Why {
  target: Target;
  rule?: string | undefined;
  says?: string | undefined;
}

export interface Told {
  seq: number;
  event: GameEvent;
}

const stillness = typeof matchMedia === 'function' ? matchMedia('(prefers-reduced-motion: reduce)') : null;
const told = (story: StoryLine[]): Told[] => story.flatMap(({ seq, events }) => events.map((event) => ({ seq, event })));

export class TableModel {
  info: TableInfo | null = $state.raw(null);
  view: View | null = $state.raw(null);
  position: Update | null = $state.raw(null);
  log: Told[] = $state.raw([]);
  /** What came after this line of the history came after this browser's last decision. */
  seen = $state(0);
  picked: Target[] = $state.raw([]);
  /** The choices of the decision under way; nobody but the page keeps them. */
  made: number[] = $state.raw([]);
  /** The same with what was sent and not yet answered. */
  private sent: number[] = [];
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
  hint: Hinted[] = $state.raw([]);
  talk: TalkLine[] = $state.raw([]);
  /** The number of the last line that was read. */
  private read = $state(0);
  /** A hint was asked for and is being thought about. */
  hinting = $state(false);
  /** The table where the players go on from here, told while we are at this one. */
  moved: string | null = $state(null);
  connection: Connection | null = null;
  /** Called when a question of ours, or the rest of one, has come up. */
  onAsk: (() => void) | null = null;

  /** The view before the last turn, so that it can be played again. */
  private before: View | null = null;
  private queue: { told: Told; then: Update }[] = [];
  private hurry: (() => void) | null = null;
  /** What was pointed at to begin a decision; it answers the next question, too. */
  private wish: { target: Target; touch: boolean } | null = null;

  /** What is asked, once everything before it has been shown. */
  ask = $derived(this.showing || this.waiting ? null : (this.position?.ask ?? null));
  /** Whether we play here; whoever doesn't watches. */
  playing = $derived(this.info?.seats.some(({ you }) => you) ?? false);
  /** Nobody is helped against people, nor to anything else than what a lesson asks for. */
  helps = $derived(!this.info?.options.lesson && !this.info?.seats.some(({ bot, you }) => !bot && !you));
  canHint = $derived(this.ask !== null && this.helps && !this.hinting);
  forecast: Forecast | undefined = $derived(this.showing ? undefined : this.position?.forecast);
  private next = $derived(this.ask ? nextTargets(this.ask, this.picked) : new Map<Target, Choice[]>());
  /** Whether everything is picked, and only has to be confirmed. */
  private complete = $derived(this.picked.length > 0 && this.next.size === 0);
  private stops = $derived(this.ask ? stops(this.ask) : new Map<Target, Target>());
  /** What can be picked next; once everything is, what could be picked last instead. */
  targets = $derived(this.ask && this.complete ? nextTargets(this.ask, this.picked.slice(0, -1)) : this.next);
  selected: Choice | null = $derived(this.ask ? chosen(this.ask, this.picked) : null);
  open: Choice[] = $derived(this.ask ? narrow(this.ask, this.picked) : []);
  preview: GameEvent[] = $derived.by(() => {
    if (!this.ask) return [];
    const pointedAt = this.pointed ? this.targets.get(this.pointed) : undefined;
    if (pointedAt) return common(pointedAt);
    return this.picked.length > 0 ? common(this.open) : [];
  });
  canUndo = $derived(this.picked.length > 0 || this.made.length > 0 || (this.position?.undo ?? false));
  unread = $derived(this.talk.filter(({ number }) => number > this.read).length);
  canReplay = $derived.by(() => !this.showing && this.before !== null && (this.log.at(-1)?.seq ?? 0) > this.seen);

  readTalk(): void {
    this.read = this.talk.at(-1)?.number ?? 0;
  }

  seat(seat: Seat): SeatInfo | undefined {
    return this.info?.seats.find((info) => info.seat === seat);
  }

  hear(message: ServerMessage): void {
    switch (message.type) {
      case 'table':
        this.info = message;
        break;
      case 'update':
        this.update(message);
        break;
      case 'step':
        if (message.seq !== this.position?.seq) break;
        this.made = this.sent;
        this.settle({ ...this.position, ask: message.ask });
        break;
      case 'done':
        this.waiting = false;
        break;
      case 'refused':
        this.waiting = false;
        this.hinting = false;
        this.wish = null;
        this.picked = [];
        this.sent = this.made;
        this.why = { target: '', rule: message.rule, says: message.why };
        break;
      case 'hint':
        // One that comes too late is about another question.
        if (this.hinting && message.seq === this.position?.seq) this.hint = message.choices;
        this.hinting = false;
        break;
      case 'chat':
        this.talk = [...this.talk, message];
        break;
      case 'talk':
        this.talk = message.lines;
        break;
      case 'moved':
        this.moved = message.link;
        break;
    }
  }

  private update(update: Update): void {
    const known = this.position?.seq ?? 0;
    const again = known === 0 || (update.story[0]?.seq ?? Infinity) <= known;
    this.why = null;
    if (again) {
      this.queue = [];
      this.log = told(update.story);
      if (known === 0) this.seen = update.seq;
      return this.stand(update);
    }
    const back = update.story.findLast(({ line }) => line.back_to !== undefined)?.line;
    if (back) this.log = this.log.filter(({ seq }) => seq <= (back.back_to ?? 0));
    const news = told(update.story);
    this.queue.push(...news.map((told) => ({ told, then: update })));
    if (news.length === 0 && !this.showing) this.stand(update);
    else if (!this.showing) void this.show();
  }

  /** Whether pointing at this means something that can be picked. */
  offers(target: Target): boolean {
    return this.targets.has(target) || this.picked.at(-1) === target || this.stops.has(target);
  }

  /** Shows what picking this would change. */
  point(target: Target | null): void {
    this.pointed = target && this.picked.length === 0 ? (this.stops.get(target) ?? target) : target;
  }

  /** Picks a target, also instead of the last one, or confirms it if it was picked before. */
  pick(target: Target, touch = false): void {
    // What was pointed at is picked now; the next thing has not been pointed at yet.
    this.pointed = null;
    if (this.picked.at(-1) === target && this.selected && !this.next.has(target)) return this.confirm();
    const die = this.stops.get(target);
    if (die) {
      if (this.picked[0] === die) return;
      this.picked = [];
      return this.pick(die, touch);
    }
    if (!this.targets.has(target)) return;
    this.why = null;
    this.picked = [...(this.complete ? this.picked.slice(0, -1) : this.picked), target];
    const choice = this.selected;
    if (!choice) this.onAsk?.();
    else if (!this.mustConfirm(choice, touch)) this.confirm();
  }

  private mustConfirm(choice: Choice, touch: boolean): boolean {
    if (settings.confirm === 'never') return false;
    return settings.confirm === 'always' || touch || choice.final !== false;
  }

  confirm(): void {
    if (this.selected) this.choose(this.selected);
  }

  choose(choice: Choice): void {
    if (!this.position) return;
    this.pointed = null;
    this.hint = [];
    this.hinting = false;
    this.seen = this.position.seq;
    this.before = this.view;
    this.marked = new Set();
    this.decide([...this.made, choice.id]);
  }

  private decide(choices: number[]): void {
    if (!this.position) return;
    this.waiting = true;
    this.sent = choices;
    this.connection?.choose(choices, this.position.seq);
  }

  /** Takes back a pick; if there is none, the last step of the decision under way; if there is none, the last decision. */
  undo(): void {
    this.why = null;
    if (this.picked.length > 0) this.picked = this.picked.slice(0, -1);
    else if (this.made.length > 0) this.decide(this.made.slice(0, -1));
    else if (this.position?.undo) this.connection?.undo(this.position.seq);
  }

  askHint(): void {
    if (!this.canHint || !this.connection?.hint) return;
    this.hint = [];
    this.hinting = true;
    if (this.position) this.connection.hint(this.made, this.position.seq);
  }

  /** Picks everything that leads to a choice, which then waits to be confirmed. */
  propose(id: number): void {
    const choice = this.ask?.choices.find((choice) => choice.id === id);
    if (this.ask && choice) this.picked = paths(choice, this.ask)[0] ?? [];
  }

  /** Something was pointed at that isn't offered: begins the one decision that can be meant, or says why not. */
  miss(target: Target, touch = false): void {
    if (!this.ask || !this.view) return;
    const [one, other] = this.picked.length === 0 ? intents(this.ask, this.view, target) : [];
    if (one && !other) {
      this.wish = { target, touch };
      this.choose(one);
    } else this.why = { target, says: other && t('page-move-or-shoot') };
  }

  /** Shows the rest at once. */
  skip(): void {
    this.hurry?.();
    this.hurry = () => {};
  }

  /** Shows once more what came after the last decision. */
  replay(): void {
    const position = this.position;
    if (!this.canReplay || !position) return;
    const again = this.log.filter(({ seq }) => seq > this.seen);
    this.log = this.log.filter(({ seq }) => seq <= this.seen);
    this.view = this.before;
    this.queue.push(...again.map((told) => ({ told, then: position })));
    void this.show();
  }

  private async show(): Promise<void> {
    this.showing = true;
    const shown: GameEvent[] = [];
    let last: Update | null = null;
    try {
      for (let next = this.queue.shift(); next; next = this.queue.shift()) {
        last = next.then;
        this.begin(next.told);
        const pause = this.hurry || stillness?.matches ? 0 : duration(next.told.event, shown, settings.speed);
        shown.push(next.told.event);
        if (pause > 0) await this.pause(pause);
      }
    } finally {
      // Whatever could not be shown: the table stands where the server says.
      this.done(this.queue.at(-1)?.then ?? last);
    }
  }

  private done(update: Update | null): void {
    this.queue = [];
    this.hurry = null;
    this.showing = false;
    this.current = null;
    this.lamp = null;
    if (update) this.stand(update);
  }

  private begin(told: Told): void {
    this.current = told.event;
    this.log = [...this.log, told];
    if (this.view) this.view = share(this.view, happen(this.view, told.event));
    if (told.event.kind === 'settling') this.lamp = told.event.district as number;
    this.marked = new Set([...this.marked, ...places(told.event)]);
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

  /** A position. If it is the one where a decision was under way, that goes on where it was. */
  private stand(update: Update): void {
    const same = update.seq === this.position?.seq && !update.re;
    const unanswered = same && this.waiting;
    if (!same) this.made = this.sent = [];
    this.settle(update);
    // What was not answered is sent again by the connection itself.
    if (unanswered) this.waiting = true;
    else if (this.made.length > 0) this.decide(this.made);
  }

  private settle(update: Update): void {
    this.position = update;
    this.view = share(this.view, update.view);
    this.picked = [];
    this.waiting = false;
    if (!this.ask) return;
    this.onAsk?.();
    const wish = this.wish;
    this.wish = null;
    if (!wish || !this.ask.begun) return;
    if (this.targets.has(wish.target)) this.pick(wish.target, wish.touch);
    else this.why = { target: wish.target };
  }
}
