// Windows in which an infusion can be used, and whether the turn waits there. Nothing here is told to anybody, and every
// window stays usable: whoever touches the flask is asked.

import type { Settings } from './settings.svelte';
import type { Asked, Offer } from './targets';
import type { Ask, Choice, Colour, GangsterView, Infusion, Prompt, SmileSeat, SmileView, View } from './protocol';
import { isPlayer, isSmile } from './games';

/** These open before something that would happen by itself. */
const PASSING = new Set<Prompt['kind']>(['move', 'place', 'end', 'enthral']);

type Use = Extract<Choice, { kind: 'use' | 'enthral' }>;
const isUse = (choice: Choice): choice is Use => choice.kind === 'use' || choice.kind === 'enthral';

export const uses = (ask: Ask): Use[] => ask.choices.filter(isUse);
/** The card that is used; one that can be used in its own window only needs no name. */
export const cardOf = (use: Use): Infusion | null => (use.kind === 'use' ? use.card : null);

/** Going on, where nothing else can be done but to use an infusion. */
export function onward(ask: Asked): Offer | null {
  const [on, other] = ask.choices.filter((choice) => !isUse(choice));
  return on && !other && PASSING.has(ask.prompt.kind) && (on.kind === 'go_on' || on.kind === 'pass') ? on : null;
}

/** Which of the three has more where, and who is there at all. */
function order(cubes: Record<Colour, number>): string {
  const { green, yellow, police } = cubes;
  return [green - yellow, yellow - police, police - green, green, yellow, police].map(Math.sign).join();
}

/** Whether one of these infusions, or several, would put anybody else in front in this district. */
function matters(view: SmileView, district: number, player: SmileSeat, infusions: number): boolean {
  const cubes = view.districts[district]?.cubes;
  if (!cubes) return false;
  const swapped = (count: number) => ({ ...cubes, [player]: cubes[player] + count, police: cubes.police - count });
  return Array.from({ length: Math.min(infusions, cubes.police) }, (_, n) => swapped(n + 1)).some((after) => order(after) !== order(cubes));
}

const flasks = (view: SmileView, player: SmileSeat): number =>
  view.players[player].tokens.filter(({ kind, face, used }) => kind === 'infusion' && face === 'up' && !used).length;

export interface Mood {
  asking: Settings['asking'];
  confirm: Settings['confirm'];
  /** The flask was touched: wait at the next window. */
  armed: boolean;
  /** Whether a window that is passed can be gone back to. */
  undo: boolean;
  /** The cards that could be used when this turn began; none of them is missed by going on. */
  offered: Set<Infusion | null>;
}

/** What the page chooses by itself here, because nobody would miss being asked. */
export function byItself(ask: Ask, view: View, mood: Mood): Choice | null {
  // Which blind stack one is drawn from makes no difference: the larger one.
  if (!isSmile(view)) return ask.prompt.kind === 'refill' ? (ask.choices.toSorted((one, two) => left(view, two) - left(view, one))[0] ?? null) : null;
  const on = onward(ask);
  if (!on || mood.armed || mood.asking === 'always') return null;
  // The end of a turn is confirmed once; that is the same question.
  if (ask.prompt.kind === 'end') return mood.confirm === 'never' ? on : null;
  if (mood.asking === 'armed') return on;
  if (ask.prompt.kind === 'enthral' && isPlayer(ask.seat)) return matters(view, ask.prompt.district, ask.seat, flasks(view, ask.seat)) ? null : on;
  return mood.undo || uses(ask).every((use) => mood.offered.has(cardOf(use))) ? on : null;
}

const left = (view: GangsterView, choice: Choice): number => ('stack' in choice ? view.stacks[choice.stack] : 0);
