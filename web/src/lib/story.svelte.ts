// What happened at a table, shown one event after the other; the server's view is where it ends.

import { duration } from './pace';
import { settings } from './settings.svelte';
import { share } from './share';
import { happen } from './show';
import type { GameEvent, Seat, SeatInfo, StoryLine, TableInfo, Update, View } from './types';

export interface Told {
  seq: number;
  event: GameEvent;
}

const stillness = typeof matchMedia === 'function' ? matchMedia('(prefers-reduced-motion: reduce)') : null;
const told = (story: StoryLine[]): Told[] => story.flatMap(({ seq, events }) => events.map((event) => ({ seq, event })));

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
  private queue: { told: Told; then: Update }[] = [];
  private hurry: (() => void) | null = null;
  canReplay = $derived.by(() => !this.showing && this.before !== null && (this.log.at(-1)?.seq ?? 0) > this.seen);

  /** The table stands where the server says. */
  protected abstract stand(update: Update): void;
  /** Something is being shown. */
  protected abstract happened(event: GameEvent): void;

  seat(seat: Seat): SeatInfo | undefined {
    return this.info?.seats.find((info) => info.seat === seat);
  }

  protected update(update: Update): void {
    const known = this.position?.seq ?? 0;
    const again = known === 0 || (update.story[0]?.seq ?? Infinity) <= known;
    if (again) {
      this.queue = [];
      this.log = told(update.story);
      if (known === 0) this.seen = this.opened = update.seq;
      return this.stand(update);
    }
    const back = update.story.findLast(({ line }) => line.back_to !== undefined)?.line;
    if (back) this.log = this.log.filter(({ seq }) => seq <= (back.back_to ?? 0));
    const news = told(update.story);
    this.queue.push(...news.map((told) => ({ told, then: update })));
    if (news.length === 0 && !this.showing) this.stand(update);
    else if (!this.showing) void this.show();
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
