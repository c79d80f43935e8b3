// How choices lie on the table. Every choice is reached by picking targets one after the other: a die and another die,
// a pile, a district and then another. The page knows nothing of why a choice is legal; it only knows where to point.

import type { Ask, Choice, Field, Gangster, Held, Seat, Token } from './types';

/** A thing that can be pointed at, such as `district:4`, `pile:4:green`, `die:3` or, for a button, `option:17`. */
export type Target = string;

export const tokenKey = (token: Token): string => `${token.kind}.${token.value}.${token.squares}`;
export const heldKey = (held: Held): string =>
  `${tokenKey(held)}.${held.face ?? '-'}.${held.on ?? '-'}${held.used ? '.used' : ''}`;
export const gangsterKey = (gangster: Gangster): string => `${gangster.gang}.${gangster.power}`;
export const fieldKey = ([row, column]: Field): string => `${row}.${column}`;

export const district = (number: unknown): Target => `district:${number}`;
export const pile = (number: unknown, colour: unknown): Target => `pile:${number}:${colour}`;
export const option = (choice: Choice): Target => `option:${choice.id}`;
/** An infusion that lies face up before somebody. */
export const flask = (seat: Seat, squares: unknown): Target =>
  `held:${seat}:${heldKey({ kind: 'infusion', value: 0, squares: squares as number, face: 'up', on: null })}`;

type Paths = (choice: Choice, ask: Ask) => Target[][];

const PATHS: Record<string, Paths> = {
  // With a Smile & a Gun
  // A die that is dragged onto the slot for the action is that one, whichever comes first.
  draft: (c) => [
    [`die:${c.movement}`, `die:${c.action}`],
    [`act:${c.action}`, `die:${c.movement}`],
  ],
  use: (c, ask) => {
    const cards = ask.choices.filter(({ kind, infusion }) => kind === 'use' && infusion === c.infusion);
    return [cards.length > 1 ? [flask(ask.seat, c.infusion), option(c)] : [flask(ask.seat, c.infusion)]];
  },
  enthral: (c, ask) => [[flask(ask.seat, c.infusion)]],
  police: (c) => [[district(c.district)]],
  from: (c, ask) => [[pile(c.district, ask.seat)], [district(c.district)]],
  to: (c) => [[district(c.district)]],
  remove: (c) => [[pile(c.district, c.colour)]],
  cube: (c) => [[pile(c.from, c.colour)]],
  pair: (c) => {
    const [one, two] = c.districts as number[];
    return [
      [district(one), district(two)],
      [district(two), district(one)],
    ];
  },
  shell: (c) => [(c.districts as number[]).map(district)],
  space: (c) => [[`space:${c.space}`]],
  give: (c, ask) => [[`held:${ask.seat}:${heldKey(c.held as Held)}`]],
  take: (c, ask) => {
    const from = ask.prompt.district ?? c.preview?.find((event) => event.kind === 'took')?.district;
    // Without a preview nothing says where a swapped token lies: then it is a button.
    if (from === undefined) return [[option(c)]];
    // The token alone is taken as it lies; turned over or onto an infusion, that is picked before it.
    const how = [...(c.on === null ? [] : [flask(ask.seat, c.on)]), ...(c.face === 'down' ? ['face:down'] : [])];
    const token = `token:${from}:${tokenKey(c.token as Token)}`;
    return how.length > 1 ? [[...how, token], [...how.toReversed(), token]] : [[...how, token]];
  },
  take_die: () => [['leftover']],
  first: (c) => [[`player:${c.player}`]],
  collect: (c, ask) => [[`heat:${ask.seat}:${c.die}`]],
  add: (c) => {
    const group = [`add:${c.colour}:${c.count}`, district(c.district)];
    return c.count === 1 ? [group, [pile(c.district, c.colour)]] : [group];
  },
  // Gangster
  own: (c, ask) => [[`own:${ask.seat}.${c.power}`]],
  open: (c) => [[`open:${gangsterKey(c.gangster as Gangster)}`]],
  draw: (c) => [[`stack:${c.stack}`]],
  refill: (c) => [[`stack:${c.stack}`]],
  field: (c) => [[`field:${fieldKey(c.field as Field)}`]],
  line: (c, ask) => {
    const [row, column] = ask.prompt.field as Field;
    return [[`line:${c.line}:${c.line === 'row' ? row : column}`]];
  },
};

/** The ways to reach a choice; a button of its own if it lies nowhere. */
export const paths = (choice: Choice, ask: Ask): Target[][] => PATHS[choice.kind]?.(choice, ask) ?? [[option(choice)]];

const startsWith = (path: Target[], picked: Target[]): boolean => picked.every((target, n) => path[n] === target);

/** The choices that are still open after these picks. */
export const narrow = (ask: Ask, picked: Target[]): Choice[] =>
  ask.choices.filter((choice) => paths(choice, ask).some((path) => startsWith(path, picked)));

/** What can be picked next, with the choices behind each. */
export function nextTargets(ask: Ask, picked: Target[]): Map<Target, Choice[]> {
  const found = new Map<Target, Choice[]>();
  for (const choice of ask.choices) {
    const next = new Set(
      paths(choice, ask)
        .filter((path) => startsWith(path, picked))
        .map((path) => path[picked.length])
        .filter((target) => target !== undefined),
    );
    for (const target of next) found.set(target, [...(found.get(target) ?? []), choice]);
  }
  return found;
}

/** The choice that these picks come to, if they leave only one. */
export function chosen(ask: Ask, picked: Target[]): Choice | null {
  if (picked.length === 0) return null;
  const open = narrow(ask, picked);
  return open.length === 1 ? (open[0] ?? null) : null;
}

/** The die that takes one's own boss to a space, where only one does: pointing there means that die. */
export function stops(ask: Ask): Map<Target, Target> {
  const found = new Map<Target, Target>();
  const doubtful = new Set<Target>();
  for (const choice of ask.choices.filter(({ kind }) => kind === 'draft')) {
    const walk = choice.preview?.find(({ kind, player }) => kind === 'boss_moved' && player === ask.seat);
    if (!walk) continue;
    const [space, die] = [`space:${walk.to}`, `die:${choice.movement}`];
    if ((found.get(space) ?? die) !== die) doubtful.add(space);
    found.set(space, die);
  }
  doubtful.forEach((space) => found.delete(space));
  return found;
}
