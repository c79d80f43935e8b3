// One table as the page holds it: what is shown, what is asked, what is picked, what is still being shown.

import { fork, gangsters } from './ahead';
import type { Connection } from './api';
import { common } from './preview';
import { settings } from './settings.svelte';
import { share } from './share';
import { Story } from './story.svelte';
import { type Asked, chosen, fieldKey, flask, narrow, nextTargets, type Offer, paths, stops, type Target } from './targets';
import { trail, type Trail } from './trail';
import type { Ask, Choice, Forecast, GameEvent, Hinted, Infusion, Prompt, SeatName, ServerMessage, TalkLine, Update } from './protocol';
import { isSmile, PLAYERS } from './games';
import { byItself, cardOf, onward, uses } from './windows';

export interface Why {
  target: Target;
  rule?: string | undefined;
  says?: string | undefined;
}

/** Nothing stays the same nothing, so that whoever draws it has nothing to do. */
const NO_PICKS: Target[] = [];
const NO_TARGETS = new Map<Target, Offer[]>();
const NO_EVENTS: GameEvent[] = [];

/** A prize is taken by touching it: nothing else can be meant. */
const AT_ONCE = new Set<Choice['kind'] | undefined>(['take', 'take_die']);

export class TableModel extends Story {
  picked: Target[] = $state.raw(NO_PICKS);
  /** The choices of the decision under way; nobody but the page keeps them. */
  made: number[] = $state.raw([]);
  /** The same with what was sent and not yet answered. */
  private sent: number[] = [];
  /** The decision under way as it was before each of its steps. */
  private trail: number[][] = [];
  /** Who is asked what, as it is told; what the page answers by itself is not. */
  asked: { seat: SeatName; prompt: Prompt } | null = $state.raw(null);
  /** Who touched a flask: their turn waits where an infusion can be used. */
  armed: SeatName | null = $state(null);
  /** The dice of the pool that are picked to be rolled again; nothing while that isn't asked. */
  rolling: number[] | null = $state.raw(null);
  /** How many dice of each value are to be rolled, while the server asks for one value after the other. */
  private roll: Map<number, number> | null = null;
  private forking = false;
  /** What was found by looking ahead: choices beside those that are asked, or instead of them. */
  private ahead: { choices: Offer[]; instead: boolean } | null = $state.raw(null);
  pointed: Target | null = $state(null);
  waiting = $state(false);
  /** Whether the points are being counted: until then nobody has won. */
  counting = $state(false);
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

  /** What is to be picked once it is asked: the rest of a drag. */
  private wishes: Target[] = [];
  /** The windows of this turn that were passed by the page, with the flasks that could be used there. */
  private passed: { kind: Prompt['kind']; flasks: Target[] }[] = $state.raw([]);
  /** The cards that could be used when this turn began. */
  private offered = new Set<Infusion | null>();
  /** Going back over windows that the page passed: up to this one, for this flask; or over all of them. */
  private back: { kind?: Prompt['kind']; flask?: Target } | null = null;
  /** What was touched last; once more, where only the end of the turn is to be confirmed, confirms it. */
  private last: Target | null = $state(null);

  /** What is asked, once everything before it has been shown. */
  ask: Asked | null = $derived.by(() => {
    const ask = this.showing || this.waiting ? null : (this.position?.ask ?? null);
    if (!ask || !this.ahead) return ask;
    return { ...ask, choices: this.ahead.instead ? this.ahead.choices : [...ask.choices, ...this.ahead.choices] };
  });
  /** What the others did, until somebody acts. */
  lastTurn: Trail | null = $derived(this.ask && this.made.length === 0 ? trail(this.log, this.ask.seat, this.seen) : null);
  /** Going on without an infusion, if that is what is asked. */
  onward: Offer | null = $derived(this.ask ? onward(this.ask) : null);
  /** Whether we play here; whoever doesn't watches. */
  playing = $derived(this.info?.seats.some(({ you }) => you) ?? false);
  /** Nobody is helped against people, nor to anything else than what a lesson asks for. */
  helps = $derived(!this.info?.options.lesson && !this.info?.seats.some(({ bot, you }) => !bot && !you));
  canHint = $derived(this.ask !== null && this.helps && !this.hinting);
  forecast: Forecast | undefined = $derived(this.showing ? undefined : this.position?.forecast);
  private next = $derived(this.ask ? nextTargets(this.ask, this.picked) : NO_TARGETS);
  /** Whether everything is picked, and only has to be confirmed. */
  private complete = $derived(this.picked.length > 0 && this.next.size === 0);
  private stops = $derived(this.ask ? stops(this.ask) : new Map<Target, Target>());
  /** What can be picked next; once everything is, what could be picked last instead. */
  targets: Map<Target, Offer[]> = $derived.by(() => {
    if (this.rolling && this.ask && this.view && isSmile(this.view)) return new Map(this.view.pool.map((_, n) => [`roll:${n}`, []]));
    if (!this.ask || !this.complete) return this.next;
    const instead = nextTargets(this.ask, this.picked.slice(0, -1));
    return this.goal && this.selected ? instead.set(this.goal, [this.selected]) : instead;
  });
  selected: Offer | null = $derived(this.ask ? chosen(this.ask, this.picked) : null);
  /** Where the gangster who is picked would go or shoot, if there is only that: touching it confirms, too, also where
   * somebody stands who could be picked instead. */
  private goal: Target | null = $derived.by(() => {
    const act = this.selected?.preview?.find((event) => event.kind === 'moved' || event.kind === 'shot');
    return act ? `field:${fieldKey(act.kind === 'moved' ? act.to : act.victim)}` : null;
  });
  /** The gangster who was touched, while it is asked what he does. */
  actor: Target | null = $derived.by(() => {
    const prompt = this.ask?.prompt;
    if (this.ahead?.instead) return this.last;
    if (prompt?.kind === 'move_to') return `field:${fieldKey(prompt.from)}`;
    return prompt?.kind === 'shoot_at' ? `field:${fieldKey(prompt.shooter)}` : null;
  });
  /** Whether there is something to confirm or to go on with. */
  canGo = $derived(this.ask !== null && (this.rolling ? this.rolling.length > 0 : this.selected !== null || this.onward !== null));
  open: Offer[] = $derived(this.ask ? narrow(this.ask, this.picked) : []);
  preview: GameEvent[] = $derived.by(() => {
    if (!this.ask) return NO_EVENTS;
    const pointedAt = this.pointed ? this.targets.get(this.pointed) : undefined;
    if (pointedAt) return common(pointedAt);
    if (this.picked.length > 0) return common(this.open);
    return this.onward ? common([this.onward]) : NO_EVENTS;
  });
  canUndo = $derived(this.picked.length > 0 || this.made.length > 0 || this.ahead?.instead === true || (this.position?.undo ?? false));
  unread = $derived(this.talk.filter(({ number }) => number > this.read).length);

  readTalk(): void {
    this.read = this.talk.at(-1)?.number ?? 0;
  }

  hear(message: ServerMessage): void {
    switch (message.type) {
      case 'table':
        this.info = message;
        break;
      case 'update':
        this.why = null;
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
        this.forget();
        this.picked = NO_PICKS;
        this.sent = this.made;
        // Somebody was faster, in another window of the same browser: the update tells.
        if (message.code !== 'stale') this.why = { target: '', rule: message.rule, says: message.why };
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

  /** Whether pointing at this means something that can be picked. */
  offers(target: Target): boolean {
    return this.targets.has(target) || this.picked.at(-1) === target || this.stops.has(target) || this.ends(target);
  }

  /** Whether touching this once more ends the turn. */
  private ends(target: Target): boolean {
    return this.onward !== null && this.picked.length === 0 && this.last === target && !this.next.has(target);
  }

  /** Shows what picking this would change. */
  point(target: Target | null): void {
    this.pointed = target && this.picked.length === 0 ? (this.stops.get(target) ?? target) : target;
  }

  /** Picks a target, also instead of the last one, or confirms it if it was picked before. */
  pick(target: Target): void {
    // What was pointed at is picked now; the next thing has not been pointed at yet.
    this.pointed = null;
    if (this.rolling) return this.mark(target);
    if (this.ends(target)) return this.confirm();
    if (this.picked.at(-1) === target && this.selected && !this.next.has(target)) return this.confirm();
    if (this.goal === target) return this.confirm();
    const die = this.stops.get(target);
    if (die) {
      if (this.picked[0] === die) return;
      this.picked = NO_PICKS;
      return this.pick(die);
    }
    if (!this.targets.has(target)) return;
    this.why = null;
    this.picked = [...(this.complete ? this.picked.slice(0, -1) : this.picked), target];
    const choice = this.selected;
    // How a prize is taken says nothing about which.
    const whole = this.next.size === 0 || !AT_ONCE.has(choice?.kind);
    if (choice && whole && !this.mustConfirm(choice)) this.confirm();
    else if (!choice && this.next.size === 0) void this.fork();
    else this.onAsk?.();
  }

  /** Picks one thing after the other, as far as they are offered: a drag. */
  pickAll(...targets: Target[]): void {
    this.wishes = targets;
    this.nextWish();
  }

  private nextWish(): void {
    while (this.wishes.length > 0 && this.ask && !this.forking) {
      const [target = '', ...rest] = this.wishes;
      this.wishes = rest;
      if (this.goal === target) continue;
      if (this.offers(target) && this.picked.at(-1) !== target) this.pick(target);
      else if (!this.selected) this.miss(target);
    }
  }

  private mustConfirm(choice: Choice): boolean {
    if (settings.confirm !== 'final') return settings.confirm === 'always';
    // Filling up the open supply is nobody's decision: whoever places a gangster ends the turn.
    const ends = choice.final !== false || choice.preview?.some(({ kind }) => kind === 'laid');
    return ends === true && !AT_ONCE.has(choice.kind);
  }

  /** Picks a die to be rolled again, or leaves it. */
  private mark(target: Target): void {
    const die = Number(target.slice('roll:'.length));
    if (!this.rolling || !this.targets.has(target)) return;
    this.rolling = this.rolling.includes(die) ? this.rolling.filter((other) => other !== die) : [...this.rolling, die];
  }

  /** Makes the choice that is picked; or rolls; or goes on. */
  confirm(): void {
    if (!this.canGo) return;
    if (this.rolling) return this.reroll(this.rolling);
    if (!this.selected) this.armed = null;
    const choice = this.selected ?? this.onward;
    if (choice) this.choose(choice);
  }

  private reroll(dice: number[]): void {
    if (!this.ask || !this.view || !isSmile(this.view)) return;
    const { pool } = this.view;
    this.roll = new Map();
    for (const value of dice.map((die) => pool[die] ?? 0)) this.roll.set(value, (this.roll.get(value) ?? 0) + 1);
    this.rolling = null;
    this.rollOn(this.ask);
  }

  /** Answers how many dice of the value that is asked are rolled. */
  private rollOn(ask: Asked): void {
    if (ask.prompt.kind !== 'reroll') return;
    const wanted = this.roll?.get(ask.prompt.value) ?? 0;
    const choice = ask.choices.find((choice) => choice.kind === 'dice' && choice.count === wanted);
    if (choice) this.choose(choice);
  }

  choose(choice: Offer): void {
    if (!this.position) return;
    this.pointed = null;
    this.hint = [];
    this.hinting = false;
    this.last = this.picked.at(-1) ?? this.last;
    this.seen = this.position.seq;
    this.before = this.view;
    this.trail = [...this.trail, this.made];
    // Going back to a window would take this decision back, too.
    this.passed = [];
    this.decide(choice.way ?? [...this.made, choice.id]);
  }

  private decide(choices: number[]): void {
    if (!this.position) return;
    this.waiting = true;
    this.sent = choices;
    this.connection?.choose(choices, this.position.seq);
  }

  unpick(): void {
    this.picked = NO_PICKS;
    if (this.rolling) this.rolling = [];
  }

  /** Takes back a pick; if there is none, the last step of the decision under way; if there is none, the last decision. */
  undo(): void {
    this.why = null;
    if (this.rolling?.length) this.rolling = [];
    else if (this.picked.length > 0) this.picked = this.picked.slice(0, -1);
    else if (this.ahead?.instead) void this.lookAhead();
    else if (this.made.length > 0) {
      const before = this.trail.at(-1) ?? this.made.slice(0, -1);
      this.trail = this.trail.slice(0, -1);
      this.decide(before);
    } else if (this.position?.undo) this.goBack({});
  }

  private goBack(to: { kind?: Prompt['kind']; flask?: Target }): void {
    if (!this.position) return;
    this.back = to;
    this.last = null;
    this.connection?.undo(this.position.seq);
  }

  /** What touching a flask means: it is used, or a window where it could have been; or the turn waits for it. */
  flask(target: Target): 'use' | 'return' | 'arm' {
    if (this.targets.has(target)) return 'use';
    const back = this.ask !== null && this.made.length === 0 && this.position?.undo && this.passed.some(({ flasks }) => flasks.includes(target));
    return back ? 'return' : 'arm';
  }

  touchFlask(target: Target): void {
    const means = this.flask(target);
    if (means === 'use') this.pick(target);
    else if (means === 'arm') this.armed = this.armed ? null : (PLAYERS.find((player) => target.startsWith(`held:${player}:`)) ?? null);
    else {
      const passed = this.passed.findLast(({ flasks }) => flasks.includes(target));
      if (passed) this.goBack({ flask: target, kind: passed.kind });
    }
  }

  askHint(): void {
    if (!this.canHint || !this.connection?.hint) return;
    this.hint = [];
    this.hinting = true;
    if (this.position) this.connection.hint(this.made, this.position.seq);
  }

  /** Picks everything that leads to a choice, which then waits to be confirmed. */
  propose(id: number): void {
    const choice = this.ask?.choices.find((choice) => choice.id === id && !choice.way);
    if (this.ask && choice) this.picked = paths(choice, this.ask)[0] ?? [];
  }

  /** Something was pointed at that isn't offered: says why not. */
  miss(target: Target): void {
    if (this.ask) this.why = { target };
  }

  private peek = (choices: number[]): Promise<Ask | null> =>
    this.connection?.peek && this.position ? this.connection.peek(choices, this.position.seq) : Promise.resolve(null);

  /** Finds out who can be moved and who can shoot, so that they can be touched where they stand. */
  private async lookAhead(): Promise<void> {
    this.ahead = null;
    const ask = this.ask;
    if (ask?.prompt.kind !== 'turn' || !this.connection?.peek) return;
    const position = this.position;
    const choices = await gangsters(ask, this.peek);
    if (this.position !== position || !this.ask) return;
    this.ahead = { choices, instead: false };
    this.nextWish();
  }

  /** Everything that is picked can still mean several things: they are asked as one. */
  private async fork(): Promise<void> {
    const picked = this.picked;
    this.forking = true;
    const choices = await fork(this.open, this.peek);
    this.forking = false;
    if (this.picked !== picked || choices.length === 0) return;
    this.last = this.picked.at(-1) ?? null;
    this.picked = NO_PICKS;
    this.ahead = { choices, instead: true };
    this.onAsk?.();
    this.nextWish();
  }

  /** A position. If it is the one where a decision was under way, that goes on where it was. */
  protected stand(update: Update): void {
    const same = update.seq === this.position?.seq && !update.re;
    const unanswered = same && this.waiting;
    if (!same) {
      this.made = this.sent = [];
      this.trail = [];
      this.roll = null;
    }
    this.settle(update);
    // What was not answered is sent again by the connection itself.
    if (unanswered) this.waiting = true;
    else if (this.made.length > 0) this.decide(this.made);
  }

  private settle(update: Update): void {
    const forecast = share(this.position?.forecast, update.forecast);
    this.position = forecast ? { ...update, forecast } : update;
    this.view = share(this.view, update.view);
    this.picked = NO_PICKS;
    this.ahead = null;
    this.rolling = null;
    this.waiting = false;
    const ask = this.ask;
    if (ask && this.answers(ask, update)) return;
    this.asked = update.ask ?? update.turn;
    if (!ask) return;
    if (ask.prompt.kind === 'reroll') this.rolling = [];
    this.onAsk?.();
    if (this.connection?.peek && ask.prompt.kind === 'turn') void this.lookAhead();
    else this.nextWish();
  }

  /** What is answered without asking anybody: the rest of a roll, going back, windows that nobody would miss. */
  private answers(ask: Asked, update: Update): boolean {
    if (this.roll && ask.prompt.kind === 'reroll') {
      this.rollOn(ask);
      return true;
    }
    if (ask.prompt.kind === 'draft' && !ask.begun) {
      this.passed = [];
      this.offered = new Set(uses(ask).map(cardOf));
    }
    const mood = { asking: settings.asking, confirm: settings.confirm, armed: this.armed === ask.seat, undo: update.undo, offered: this.offered };
    // Whoever only looks at a game decides nothing.
    const choice = this.view && this.connection && this.made.length === 0 ? byItself(ask, this.view, mood) : null;
    if (this.goesBack(ask, choice !== null && update.undo)) return true;
    if (!choice || this.armed === ask.seat) return false;
    const flasks = uses(ask).map(({ infusion }) => flask(ask.seat, infusion));
    if (flasks.length > 0) this.passed = [...this.passed, { kind: ask.prompt.kind, flasks }];
    this.decide([choice.id]);
    return true;
  }

  /** Goes back over a window that the page passed, unless it is the one that is wanted. */
  private goesBack(ask: Asked, passes: boolean): boolean {
    const to = this.back;
    if (to?.flask && to.kind === ask.prompt.kind) {
      this.armed = ask.seat;
      this.wishes = [to.flask];
    } else if (to && passes && this.position) {
      this.passed = this.passed.filter(({ kind }) => kind !== ask.prompt.kind);
      this.waiting = true;
      this.connection?.undo(this.position.seq);
      return true;
    }
    this.back = null;
    return false;
  }

  /** What was picked is done. Whoever waited for an infusion has used it, or the turn is over. */
  protected happened(event: GameEvent): void {
    this.picked = NO_PICKS;
    const done = event.kind === 'infusion_used' ? event.player === this.armed : event.kind === 'turn_began' && event.player !== this.armed;
    if (done) this.armed = null;
  }

  /** Nothing that was on its way goes on. */
  private forget(): void {
    this.wishes = [];
    this.roll = null;
    this.back = null;
  }
}
