// What the others did since our last turn, as it stays readable until somebody acts: where a boss went, what changed, and in words.

import type { Told } from './story.svelte';
import { pile, type Target } from './targets';
import type { Colour, Field, GameEvent, Gang, SeatName, SmileSeat } from './protocol';

export interface Trail {
  says: string[];
  /** A boss's way. */
  walk: { player: SmileSeat; from: number; to: number } | null;
  /** By how much piles changed. */
  piles: Map<Target, number>;
  /** What happened on a board of fields, from one to another: the same two where somebody was placed. */
  fields: { kind: 'laid' | 'moved' | 'shot'; gang: Gang; from: Field; to: Field }[];
}

const lastWhere = (events: GameEvent[], fits: (event: GameEvent) => boolean): number => events.findLastIndex(fits);

/** What a log that ends where somebody is asked has to say about what came before it, since this line of it. */
export function trail(log: Told[], seat: SeatName, since = -1): Trail | null {
  const events = log.map(({ event }) => event);
  if (!events.some(({ kind }) => kind === 'turn_began')) return gangster(events, seat);
  return events.at(-1)?.kind === 'turn_began' ? turnBefore(events.slice(0, -1)) : roundsEnd(log, seat, since);
}

/** The turn right before this one, in the same phase. */
function turnBefore(before: GameEvent[]): Trail | null {
  const began = lastWhere(before, ({ kind }) => kind === 'turn_began' || kind === 'phase_began');
  return before[began]?.kind === 'turn_began' ? smile(before.slice(began + 1)) : null;
}

/** After the last turn of a round: that turn, unless it was ours, the Shadow's way, and what the other did with less heat. */
function roundsEnd(log: Told[], seat: SeatName, since: number): Trail | null {
  const events = log.map(({ event }) => event);
  const last = events.findLast((event) => event.kind === 'turn_began');
  const turn = lastWhere(events, (event) => event === last);
  const phases = events.flatMap(({ kind }, n) => (kind === 'phase_began' && n > turn ? [n] : []));
  const begins = last?.kind === 'turn_began' && last.player !== seat ? turn : phases[0];
  if (phases.length === 0 || begins === undefined || (log[begins]?.seq ?? 0) <= since) return null;
  // The phases after the dice are the Shadow's, the heat's and the settling.
  const found = smile(events.slice(begins + 1, phases[2]).filter(({ kind }) => kind !== 'phase_began' && kind !== 'shadow_moved'));
  // Of a district that is settled nothing is left.
  const settled = events.slice(turn).flatMap((event) => (event.kind === 'settling' ? [event.district] : [])).slice(0, -1);
  for (const target of found.piles.keys()) if (settled.some((district) => target.startsWith(`pile:${district}:`))) found.piles.delete(target);
  return found;
}

/** What these events come to on the board and in words. */
function smile(turn: GameEvent[]): Trail {
  const piles = new Map<Target, number>();
  const change = (district: number, colour: Colour, count: number) => piles.set(pile(district, colour), (piles.get(pile(district, colour)) ?? 0) + count);
  for (const event of turn) {
    if (event.kind === 'cubes_added') change(event.district, event.colour, event.count);
    if (event.kind === 'cubes_removed') change(event.district, event.colour, -event.count);
    if (event.kind === 'cube_moved') {
      change(event.from, event.colour, -1);
      change(event.to, event.colour, 1);
    }
  }
  const walk = turn.find((event) => event.kind === 'boss_moved');
  const walks = walk ? turn.indexOf(walk) : 0;
  // The board shows where he went, and whom he placed there; an infusion may have come between the two.
  const placed = walk ? turn.slice(walks + 1).filter((event) => event.kind === 'cubes_added' && event.colour === walk.player).slice(0, 3) : [];
  const says = turn.filter((event) => event !== walk && !placed.includes(event)).flatMap(({ says }) => says ?? []);
  return { says, piles, walk: walk ? { player: walk.player, from: walk.from, to: walk.to } : null, fields: [] };
}

type Act = Extract<GameEvent, { kind: 'laid' | 'moved' | 'shot' }>;
const isAct = (event: GameEvent): event is Act => event.kind === 'laid' || event.kind === 'moved' || event.kind === 'shot';

function marked(act: Act): Trail['fields'][number] {
  const by = { kind: act.kind, gang: act.player };
  if (act.kind === 'laid') return { ...by, from: act.field, to: act.field };
  return act.kind === 'moved' ? { ...by, from: act.from, to: act.to } : { ...by, from: act.shooter, to: act.victim };
}

/** Everything since this gang's own last turn. */
function gangster(events: GameEvent[], seat: SeatName): Trail | null {
  const turns = events.slice(1 + lastWhere(events, (event) => isAct(event) && event.player === seat));
  // What came of our own turn is ours.
  const others = turns.slice(Math.max(0, turns.findIndex((event) => (event.kind === 'drew' || isAct(event)) && event.player !== seat)));
  const acts = others.filter(isAct);
  if (acts.length === 0) return null;
  const told = others.filter((event) => isAct(event) || event.kind === 'rose');
  return { says: told.flatMap(({ says }) => says ?? []), piles: new Map(), walk: null, fields: acts.map(marked) };
}
