// What the others did since our last turn, as it stays readable until somebody acts: where a boss went, what changed, and in words.

import type { Told } from './story.svelte';
import { pile, type Target } from './targets';
import type { Field, GameEvent, Player, Seat } from './types';

export interface Trail {
  says: string[];
  /** A boss's way. */
  walk: { player: Player; from: number; to: number } | null;
  /** By how much piles changed. */
  piles: Map<Target, number>;
  /** What happened on a board of fields, from one to another: the same two where somebody was placed. */
  fields: { kind: 'laid' | 'moved' | 'shot'; gang: Seat; from: Field; to: Field }[];
}

const lastWhere = (events: GameEvent[], fits: (event: GameEvent) => boolean): number => events.findLastIndex(fits);

/** What a log that ends where somebody's turn begins has to say about the turns before it. */
export function trail(log: Told[], seat: Seat): Trail | null {
  const events = log.map(({ event }) => event);
  return events.some(({ kind }) => kind === 'turn_began') ? city(events) : chicago(events, seat);
}

/** The turn right before this one, in the same phase. */
function city(events: GameEvent[]): Trail | null {
  if (events.at(-1)?.kind !== 'turn_began') return null;
  const before = events.slice(0, -1);
  const began = lastWhere(before, ({ kind }) => kind === 'turn_began' || kind === 'phase_began');
  if (before[began]?.kind !== 'turn_began') return null;
  const turn = before.slice(began + 1);
  const piles = new Map<Target, number>();
  const change = (district: unknown, colour: unknown, count: number) => piles.set(pile(district, colour), (piles.get(pile(district, colour)) ?? 0) + count);
  for (const { kind, district, colour, count, from, to } of turn) {
    if (kind === 'cubes_added') change(district, colour, count as number);
    if (kind === 'cubes_removed') change(district, colour, -(count as number));
    if (kind === 'cube_moved') {
      change(from, colour, -1);
      change(to, colour, 1);
    }
  }
  const walks = turn.findIndex(({ kind }) => kind === 'boss_moved');
  const walk = turn[walks];
  // The board shows where he went, and whom he placed there.
  const placed = walk ? turn.slice(walks + 1, walks + 4).filter(({ kind, colour }) => kind === 'cubes_added' && colour === walk.player) : [];
  const says = turn.filter((event) => event !== walk && !placed.includes(event)).flatMap(({ says }) => says ?? []);
  return { says, piles, walk: walk ? { player: walk.player as Player, from: walk.from as number, to: walk.to as number } : null, fields: [] };
}

const ACTS = ['laid', 'moved', 'shot'];

/** Everything since this gang's own last turn. */
function chicago(events: GameEvent[], seat: Seat): Trail | null {
  const turns = events.slice(1 + lastWhere(events, ({ kind, player }) => ACTS.includes(kind) && player === seat));
  // What came of our own turn is ours.
  const others = turns.slice(Math.max(0, turns.findIndex(({ kind, player }) => player !== seat && (kind === 'drew' || ACTS.includes(kind)))));
  const acts = others.filter(({ kind }) => ACTS.includes(kind));
  if (acts.length === 0) return null;
  const fields = acts.map(({ kind, player, field, from, to, shooter, victim }) => ({
    kind: kind as 'laid' | 'moved' | 'shot',
    gang: player as Seat,
    from: (kind === 'laid' ? field : kind === 'moved' ? from : shooter) as Field,
    to: (kind === 'laid' ? field : kind === 'moved' ? to : victim) as Field,
  }));
  const told = [...ACTS, 'rose'];
  return { says: others.filter(({ kind }) => told.includes(kind)).flatMap(({ says }) => says ?? []), piles: new Map(), walk: null, fields };
}
