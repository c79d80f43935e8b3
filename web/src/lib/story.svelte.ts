// What happened at a table, shown one event after the other; the server's view is where it ends.

import { duration } from './pace';
import { settings } from './settings.svelte';
import { share } from './share';
import { play, soundOf } from './sound';
import { patch } from './patch';
import type { Change, GameEvent, SeatInfo, SeatName, StoryLine, TableInfo, Update, View } from './protocol';

export interface Told {
  seq: number;
  event: GameEvent;
}

const draws = typeof requestAnimationFrame === 'function';
const stillness = typeof matchMedia === 'function' ? matchMedia('(prefers-reduced-motion: reduce)') : null;
const told = (story: StoryLine[]): Told[] => story.flatMap(({ seq, events }) => events.map((event) => ({ seq, event })));

/** What somebody has just done is drawn before what comes of it: both would be too much for one frame. That a frame begins is told
 *  before it is drawn, so the next one is waited for. Where nothing is drawn nobody waits long for it. */
const drawn = () =>
  new Promise<unknown>((done) => {
    requestAnimationFrame(() => requestAnimationFrame(done));
    setTimeout(done, 100);
  });

/** In milliseconds. */
const FRAME = 17;

/** One step from a true position to the next. */
interface Step {
  /** What is told of it: nothing, where moves are taken back. */
  told: Told | null;
  changes: Change[];
}

const steps = (story: StoryLine[]): Step[] =>
  story.flatMap(({ seq, events, changes = [] }): Step[] =>
    events.length > 0 ? events.map((event) => ({ told: { seq, event }, changes: event.changes ?? [] })) : [{ told: null, changes }],
  );

export abstract class Story {
  info: TableInfo | null = $state.raw(null);
  view: View | null = $state.raw(null);
  position: Update | null = $state.raw(null);
  log: Told[] = $state.raw([]);
  /** What came after this line of the history came after this browser's last decision. */
  seen = $state(0);
  showing = $state(false);
  /** What is happening right now, while it is shown. */
  current: GameEvent | null = $state.raw(null);
  /** The district under the lamp while the score is settled. */
  lamp: number | null = $state(null);
  /** Where the table stood when we came. */
  private opened = $state(0);
  /** Whether the end came while we looked on. */
  witnessed = $derived(this.position?.outcome !== undefined && this.opened < this.position.seq);
  /** The view before the last turn, so that it can be played again. */
  protected before: View | null = null;
  private queue: Step[] = [];
  /** Where the table stands once everything is shown. */
  private end: Update | null = null;
  private hurry: (() => void) | null = null;
  /** Called when an event has happened and is not drawn yet. */
  onShow: ((event: GameEvent) => void) | null = null;
  canReplay = $derived.by(() => !this.showing && this.before !== null && (this.log.at(-1)?.seq ?? 0) > this.seen);

  /** The table stands where the server says. */
  protected abstract stand(update: Update): void;
  /** Something is being shown. */
  protected abstract happened(event: GameEvent): void;

  seat(seat: SeatName): SeatInfo | undefined {
    return this.info?.seats.find((info) => info.seat === seat);
  }

  protected update(update: Update): void {
    const known = this.position?.seq ?? 0;
    const again = known === 0 || (update.story[0]?.seq ?? Infinity) <= known;
    this.end = update;
    if (again) {
      this.queue = [];
      this.log = told(update.story);
      if (known === 0) this.seen = this.opened = update.seq;
      return this.stand(update);
    }
    for (const { line } of update.story) if ('back_to' in line) this.takeBack(line.back_to);
    this.queue.push(...steps(update.story));
    if (!this.showing) void this.show();
  }

  private takeBack(to: number): void {
    this.log = this.log.filter(({ seq }) => seq <= to);
    // What is shown again would begin with what never was.
    if (to < this.seen) this.before = null;
  }

  /** Shows the rest at once. */
  skip(): void {
    this.hurry?.();
    this.hurry = () => {};
  }

  /** Shows once more what came after the last decision. */
  replay(): void {
    if (!this.canReplay) return;
    const again = this.log.filter(({ seq }) => seq > this.seen);
    this.log = this.log.filter(({ seq }) => seq <= this.seen);
    this.view = this.before;
    this.end = this.position;
    this.queue.push(...again.map((told) => ({ told, changes: told.event.changes ?? [] })));
    void this.show();
  }

  private async show(): Promise<void> {
    this.showing = true;
    const shown: GameEvent[] = [];
    try {
      if (draws && !stillness?.matches && settings.speed !== 'off') await drawn();
      for (let next = this.queue.shift(); next; next = this.queue.shift()) {
        if (this.view) this.view = share(this.view, patch(this.view, next.changes));
        if (!next.told) continue;
        this.begin(next.told);
        if (!this.hurry) this.draw(next.told.event);
        const pause = this.hurry || stillness?.matches ? 0 : duration(next.told.event, shown, settings.speed);
        shown.push(next.told.event);
        if (pause > 0) await this.pause(pause);
      }
    } finally {
      // Whatever could not be shown: the table stands where the server says.
      this.done();
    }
  }

  private draw(event: GameEvent): void {
    this.onShow?.(event);
    const sound = soundOf(event, this.info);
    // Heard when it is seen, and made after the task that has most to do.
    if (sound) setTimeout(play, FRAME, sound);
  }

  private done(): void {
    this.queue = [];
    this.hurry = null;
    this.showing = false;
    this.current = null;
    this.lamp = null;
    if (this.end) this.stand(this.end);
  }

  private begin(told: Told): void {
    this.current = told.event;
    this.log = [...this.log, told];
    if (told.event.kind === 'settling') this.lamp = told.event.district;
    this.happened(told.event);
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
}
