// How long each event is shown.

import type { Settings } from './settings.svelte';
import type { GameEvent } from './types';

const MILLISECONDS: Record<string, number> = {
  rolled: 500,
  boss_moved: 350,
  shadow_moved: 350,
  took: 350,
  took_die: 350,
  settling: 300,
  unscored: 300,
  discarded: 250,
  cubes_added: 220,
  cubes_removed: 220,
  cube_moved: 300,
  police_turned: 300,
  heat_read: 350,
  infusion_used: 300,
  drawn: 70,
  dealt: 70,
  gave: 300,
  laid: 300,
  moved: 300,
  shot: 350,
  line_scored: 350,
  rose: 300,
  revealed: 250,
};
const FACTOR = { slow: 2, normal: 1, fast: 0.5, off: 0 };
/** The second of a kind is hurried along, and more so the fifth: setup lays out dozens. */
const AGAIN = 0.5;
const MANY = 4;
const AND_AGAIN = 0.25;

export function duration(event: GameEvent, before: GameEvent[], speed: Settings['speed']): number {
  const full = (MILLISECONDS[event.kind] ?? 0) * FACTOR[speed];
  const different = before.findLastIndex((other) => other.kind !== event.kind);
  const alike = before.length - 1 - different;
  if (alike === 0) return full;
  return full * (alike < MANY ? AGAIN : AND_AGAIN);
}
