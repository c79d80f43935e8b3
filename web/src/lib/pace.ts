// How long each event is shown.

import type { GameEvent } from './protocol';
import type { Settings } from './settings.svelte';

/** Every kind of event is here: one that nobody thought of doesn't compile. */
const MILLISECONDS: Record<GameEvent['kind'], number> = {
  // With a Smile & a Gun
  round_began: 0,
  picked_up: 0,
  rolled: 500,
  drawn: 70,
  dealt: 70,
  bag_refilled: 0,
  turn_began: 0,
  drafted: 700,
  left_over: 300,
  action_die: 0,
  boss_moved: 0,
  shadow_moved: 0,
  cubes_added: 480,
  cubes_removed: 420,
  cube_moved: 550,
  police_turned: 500,
  infusion_used: 500,
  marked: 0,
  phase_began: 0,
  heat_read: 350,
  solo_token: 0,
  settling: 300,
  unscored: 300,
  took: 500,
  took_die: 350,
  die_returned: 0,
  discarded: 250,
  onto_pile: 0,
  gave_up: 0,
  into_bag: 0,
  gave: 300,
  virtual_marker: 0,
  onto_card: 0,
  gumshoe_to: 0,
  cleared: 0,
  lost_at_once: 0,
  game_over: 0,
  // Gangster
  revealed: 400,
  drew: 0,
  laid: 600,
  refilled: 0,
  moved: 600,
  shot: 600,
  line_scored: 500,
  rose: 400,
  points_lost: 0,
  next_player: 0,
  skipped: 0,
  ended: 0,
  // Both
  first_player: 0,
};
const FACTOR = { slow: 2, normal: 1, fast: 0.5, off: 0 };
/** How long a figure takes from one space to the next. */
export const STRIDE = { slow: 320, normal: 160, fast: 80, off: 0 };
/** It stands still for a moment where it has come to. */
const REST = 150;
/** The second of a kind is hurried along, and more so the fifth: setup lays out dozens. */
const AGAIN = 0.5;
const MANY = 4;
const AND_AGAIN = 0.25;

export function duration(event: GameEvent, before: GameEvent[], speed: Settings['speed']): number {
  if (event.kind === 'boss_moved' || event.kind === 'shadow_moved') return ((event.to - event.from + 12) % 12) * STRIDE[speed] + REST * FACTOR[speed];
  const full = MILLISECONDS[event.kind] * FACTOR[speed];
  const different = before.findLastIndex((other) => other.kind !== event.kind);
  const alike = before.length - 1 - different;
  if (alike === 0) return full;
  return full * (alike < MANY ? AGAIN : AND_AGAIN);
}
