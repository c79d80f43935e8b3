// How choices lie on the table. Every choice is reached by picking targets one after the other: a die and another die,
// a pile, a district and then another. The page knows nothing of why a choice is legal; it only knows where to point.

import { isPlayer } from './games';
import type { Ask, Choice, Colour, Field, Gangster, HeldToken, SeatName, Token } from './protocol';

/** A thing that can be pointed at, such as `district:4`, `pile:4:green`, `die:3` or, for a button, `option:17`. */
export type Target = string;

export const tokenKey = (token: Token): string => `${token.kind}.${token.value}.${token.squares}`;
export const heldKey = (held: HeldToken): string =>
  `${tokenKey(held)}.${held.face ?? '-'}.${held.on ?? '-'}${held.used ? '.used' : ''}`;
export const gangsterKey = (gangster: Gangster): string => `${gangster.gang}.${gangster.power}`;
export const fieldKey = ([row, column]: Field): string => `${row}.${column}`;

export const district = (number: number): Target => `district:${number}`;
export const pile = (number: number, colour: Colour): Target => `pile:${number}:${colour}`;
export const option = (choice: Choice): Target => `option:${choice.id}`;
/** An infusion that lies face up before somebody. */
export const flask = (seat: SeatName, squares: number): Target =>
  `held:${seat}:${heldKey({ kind: 'infusion', value: 0, squares, face: 'up', on: null })}`;

/** A choice; where the page has looked ahead, with all choices of the decision up to it. */
export type Offer = Choice & { way?: number[] };
/** A question with what the page has found out about it. */
export type Asked = Omit<Ask, 'choices'> & { choices: Offer[] };

function taking(choice: Extract<Choice, { kind: 'take' }>, ask: Asked): Target[][] {
  const from = 'district' in ask.prompt ? ask.prompt.district : choice.preview?.find((event) => event.kind === 'took')?.district;
  // Without a preview nothing says where a swapped token lies: then it is a button.
  if (from === undefined) return [[option(choice)]];
  // The token alone is taken as it lies; turned over or onto an infusion, that is picked before it.
  const how = [...(choice.on === null ? [] : [flask(ask.seat, choice.on)]), ...(choice.face === 'down' ? ['face:down'] : [])];
  const token = `token:${from}:${tokenKey(choice.token)}`;
  return how.length > 1 ? [[...how, token], [...how.toReversed(), token]] : [[...how, token]];
}

/** The ways to reach a choice; a button of its own if it lies nowhere. */
export function paths(choice: Choice, ask: Asked): Target[][] {
  switch (choice.kind) {
    // With a Smile & a Gun
    case 'draft':
      // A die that is dragged onto the slot for the action is that one, whichever comes first.
      return [
        [`die:${choice.movement}`, `die:${choice.action}`],
        [`act:${choice.action}`, `die:${choice.movement}`],
      ];
    case 'use': {
      const cards = ask.choices.filter((other) => other.kind === 'use' && other.infusion === choice.infusion);
      const lies = flask(ask.seat, choice.infusion);
      return [cards.length > 1 ? [lies, option(choice)] : [lies]];
    }
    case 'enthral':
      return [[flask(ask.seat, choice.infusion)]];
    case 'police':
    case 'to':
      return [[district(choice.district)]];
    case 'from':
      return [...(isPlayer(ask.seat) ? [[pile(choice.district, ask.seat)]] : []), [district(choice.district)]];
    case 'remove':
      return [[pile(choice.district, choice.colour)]];
    case 'cube':
      return [[pile(choice.from, choice.colour)]];
    case 'pair': {
      const [one, two] = choice.districts;
      return [
        [district(one), district(two)],
        [district(two), district(one)],
      ];
    }
    case 'shell':
      return [choice.districts.map(district)];
    case 'space':
      return [[`space:${choice.space}`]];
    case 'give':
      return [[`held:${ask.seat}:${heldKey(choice.held)}`]];
    case 'take':
      return taking(choice, ask);
    case 'take_die':
      return [['leftover']];
    case 'first':
      return [[`player:${choice.player}`]];
    case 'collect':
      return [[`heat:${ask.seat}:${choice.die}`]];
    case 'add': {
      const group = [`add:${choice.colour}:${choice.count}`, district(choice.district)];
      return choice.count === 1 ? [group, [pile(choice.district, choice.colour)]] : [group];
    }
    // Gangster
    case 'own':
      return [[`own:${ask.seat}.${choice.power}`]];
    case 'open':
      return [[`open:${gangsterKey(choice.gangster)}`]];
    case 'draw':
    case 'refill':
      return [[`stack:${choice.stack}`]];
    case 'field':
      return [[`field:${fieldKey(choice.field)}`]];
    case 'line': {
      if (ask.prompt.kind !== 'score') return [[option(choice)]];
      const [row, column] = ask.prompt.field;
      return [[`line:${choice.line}:${choice.line === 'row' ? row : column}`]];
    }
    case 'reroll_all':
    case 'go_on':
    case 'dice':
    case 'mayor':
    case 'pass':
    case 'move':
    case 'shoot':
      return [[option(choice)]];
  }
}

const startsWith = (path: Target[], picked: Target[]): boolean => picked.every((target, n) => path[n] === target);

/** The choices that are still open after these picks. */
export const narrow = (ask: Asked, picked: Target[]): Offer[] =>
  ask.choices.filter((choice) => paths(choice, ask).some((path) => startsWith(path, picked)));

/** What can be picked next, with the choices behind each. */
export function nextTargets(ask: Asked, picked: Target[]): Map<Target, Offer[]> {
  const found = new Map<Target, Offer[]>();
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
export function chosen(ask: Asked, picked: Target[]): Offer | null {
  if (picked.length === 0) return null;
  const open = narrow(ask, picked);
  return open.length === 1 ? (open[0] ?? null) : null;
}

/** The die that takes one's own boss to a space, where only one does: pointing there means that die. */
export function stops(ask: Asked): Map<Target, Target> {
  const found = new Map<Target, Target>();
  const doubtful = new Set<Target>();
  for (const choice of ask.choices.filter((choice) => choice.kind === 'draft')) {
    const walk = choice.preview?.find((event) => event.kind === 'boss_moved');
    if (walk?.player !== ask.seat) continue;
    const [space, die] = [`space:${walk.to}`, `die:${choice.movement}`];
    if ((found.get(space) ?? die) !== die) doubtful.add(space);
    found.set(space, die);
  }
  doubtful.forEach((space) => found.delete(space));
  return found;
}
