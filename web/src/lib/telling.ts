// Events as sentences to whoever looks on: "You take a 3", "Ida takes a 3". The server says the same of colours.

import { colourName, isGang, isYou, nameAt, possessive } from './names';
import { ABOUT, GANGS, PLAYERS, smileSetup } from './games';
import type { Colour, Field, GameEvent, Gangster, GangsterEvent, Held, Party, SeatName, ServerMessage, TableInfo, Token } from './protocol';
import { ending } from './verdict';
import { find, t, type Vars } from './words.svelte';

/** A text's key, and what its variables stand for. */
type Said = [key: string, vars: Vars];

/** Whoever sits there, as the texts want to know it. */
function person(info: TableInfo, seat: SeatName | null): { player: string; who: 'you' | 'gang' | 'other' } {
  if (!seat) return { player: '', who: 'other' };
  const who = isGang(info.setup, seat) ? 'gang' : isYou(info, seat) ? 'you' : 'other';
  return { player: nameAt(info, seat), who };
}

/** Whether somebody is known by a name of their own. */
const isNamed = (info: TableInfo, seat: SeatName): boolean => nameAt(info, seat) !== colourName(info.game, seat);

const space = (number: number): string => `${number}/${number + 12}`;
const district = (number: number, form?: 'at' | 'to' | 'from'): string => t(`district-${number}${form ? `.${form}` : ''}`);
const token = ({ kind, value, squares }: Token): string => t('smile-token', { kind, value, squares });
const held = ({ kind, value, squares, face, on }: Held): string =>
  t('smile-held', { kind, value, squares, face: face ?? 'none', on: on ?? 'none' });

/** Whose cubes: yours, somebody's, or the police's. */
function cubes(info: TableInfo, colour: Colour): Vars {
  if (colour === 'police') return { colour };
  const { player, who } = person(info, colour);
  if (who === 'you') return { colour: 'own' };
  if (!isNamed(info, colour)) return { colour };
  return { colour: 'theirs', of: who === 'gang' ? t('page-gang.of') : possessive(player) };
}

function taker(info: TableInfo, party: Party): Vars {
  if (party === 'police' || party === 'guardian') return { party };
  const { player, who } = person(info, party);
  return { player, party: who === 'other' ? 'player' : who };
}

function heat(info: TableInfo, green: number, yellow: number): Vars {
  const name = (seat: SeatName) => {
    const { player, who } = person(info, seat);
    return who === 'you' ? t('page-you') : who === 'gang' ? t('page-gang') : player;
  };
  const less = green === yellow ? null : person(info, green < yellow ? 'green' : 'yellow');
  return { one: name('green'), two: name('yellow'), green, yellow, less: less?.who ?? 'none', player: less?.player ?? '' };
}

/** Every kind of event is told here or below: one that nobody thought of doesn't compile. */
function said(info: TableInfo, event: GameEvent): Said {
  const key = `smile-event-${event.kind}`;
  switch (event.kind) {
    case 'first_player':
      return [`${ABOUT[info.game].texts}-event-first_player`, person(info, event.player)];
    case 'turn_began':
      return [key, { turn: event.turn, ...person(info, event.player) }];
    case 'drafted':
      return [key, { movement: event.movement, action: event.action, ...person(info, event.player) }];
    case 'solo_token':
      return [key, person(info, event.player)];
    case 'dealt': {
      const { to, token } = event;
      if (typeof to === 'number') return [`${key}-district`, { district: district(to), squares: token.squares }];
      return [`${key}-player`, { ...person(info, to), squares: token.squares }];
    }
    case 'rolled':
      return [key, { why: event.why, dice: [...event.dice].sort().join(' ') }];
    case 'drawn':
      return [key, { district: district(event.district), token: token(event.token) }];
    case 'cubes_added':
      return [key, { ...cubes(info, event.colour), count: event.count, to: district(event.district, 'to') }];
    case 'cubes_removed':
      return [key, { ...cubes(info, event.colour), count: event.count, from: district(event.district, 'from') }];
    case 'cube_moved':
      return [key, { ...cubes(info, event.colour), count: 1, from: district(event.from, 'from'), to: district(event.to, 'to') }];
    case 'onto_card':
      return [key, { ...cubes(info, event.player), count: event.count, card: t(`shadow-${smileSetup(info.setup)?.shadow}`) }];
    case 'police_turned':
      return [key, { ...person(info, event.player), count: event.count, at: district(event.district, 'at') }];
    case 'boss_moved': {
      const { player, who } = person(info, event.player);
      const named: Vars = who === 'other' && isNamed(info, event.player) ? { who: 'named', of: possessive(player) } : { who, player };
      return [key, { ...named, stays: event.from === event.to ? 'yes' : 'no', from: space(event.from), to: space(event.to) }];
    }
    case 'shadow_moved':
      return [key, { from: space(event.from), to: space(event.to) }];
    case 'infusion_used':
      return [key, { ...person(info, event.player), squares: event.squares, card: t(`infusion-${event.card}`) }];
    case 'heat_read':
      return [`${key}.named`, heat(info, event.green, event.yellow)];
    case 'settling':
      return [key, { district: district(event.district) }];
    case 'unscored':
    case 'cleared':
      return [key, { at: district(event.district, 'at') }];
    case 'took':
      return [key, { ...taker(info, event.party), from: district(event.district, 'from'), token: held(event.held) }];
    case 'took_die':
      return [key, { ...taker(info, event.party), die: event.die }];
    case 'discarded':
      return [key, { from: district(event.district, 'from'), token: token(event.token) }];
    case 'into_bag':
      return [key, { token: token(event.token) }];
    case 'gave':
      return [key, { ...person(info, event.player), at: district(event.district, 'at'), token: token(event.held), on: event.held.on ?? 'none' }];
    case 'virtual_marker':
      return [key, { ...person(info, event.player), token: t(`kind-${event.token.kind}`) }];
    case 'gumshoe_to': {
      const { player, who } = person(info, event.holder);
      return [key, { player, holder: event.holder ? who : 'none' }];
    }
    case 'round_began':
      return [key, { round: event.round }];
    case 'phase_began':
      return [key, { phase: event.phase }];
    case 'bag_refilled':
      return [key, { hats: event.hats }];
    case 'die_returned':
    case 'lost_at_once':
    case 'game_over':
    // Nothing is said of these; what is said before or after them is enough.
    case 'picked_up':
    case 'left_over':
    case 'action_die':
    case 'marked':
    case 'onto_pile':
    case 'gave_up':
      return [key, {}];
    default:
      return gangster(info, event);
  }
}

/** Columns have letters, rows numbers. */
const COLUMNS = 'abcdef';
const field = ([row, column]: Field): string => `${COLUMNS.charAt(column)}${row + 1}`;
const piece = ({ gang, power }: Gangster): string => t('gangster-piece', { gang, power });

function scored(info: TableInfo, { line, index, powers, winner, points }: Extract<GangsterEvent, { kind: 'line_scored' }>): Vars {
  const told = GANGS.map((gang, n) => ({ gang: t(`gang-${gang}`), power: powers[n] ?? 0 })).filter(({ power }) => power > 0);
  // A gang that nobody leads has no other name than its colour.
  const led = info.seats.some(({ seat }) => seat === winner);
  const { player, who } = led ? person(info, winner) : { player: winner ? t(`gang-${winner}`) : '', who: 'other' };
  const number = line === 'row' ? `${index + 1}` : COLUMNS.charAt(index);
  const all = told.map((one) => t('gangster-power', one)).join(', ');
  return { line, number, powers: all, winner: winner ?? 'none', gang: player, who, points };
}

function gangster(info: TableInfo, event: Exclude<GangsterEvent, { kind: 'first_player' }>): Said {
  const key = `gangster-event-${event.kind}`;
  switch (event.kind) {
    case 'skipped':
      return [key, person(info, event.player)];
    case 'rose':
      return [key, { points: event.points, rank: event.rank, ...person(info, event.player) }];
    case 'revealed':
      return [key, { piece: piece(event.gangster), why: event.why }];
    case 'drew':
    case 'refilled':
      return [key, { ...person(info, event.player), stack: event.stack === 0 ? 'first' : 'second' }];
    case 'laid':
      return [key, { ...person(info, event.player), from: event.from, piece: piece(event.gangster), field: field(event.field) }];
    case 'moved':
      return [key, { ...person(info, event.player), piece: piece(event.gangster), from: field(event.from), to: field(event.to) }];
    case 'shot': {
      const shot = { killer: piece(event.killer), shooter: field(event.shooter), killed: piece(event.killed), victim: field(event.victim) };
      return [key, { ...person(info, event.player), ...shot, bullets: event.bullets }];
    }
    case 'line_scored':
      return [key, scored(info, event)];
    case 'points_lost':
      return [key, { gang: t(`gang-${event.gang}`), points: event.points }];
    // Nothing is said of it: whoever is asked is shown.
    case 'next_player':
      return [key, {}];
    case 'ended':
      return [key, { ...person(info, event.winner), how: event.capone ? 'capone' : event.winner ? 'won' : 'draw' }];
  }
}

/** The event in the words of this table; as the server says it, as long as the texts aren't there. */
export function tell(info: TableInfo, event: GameEvent): GameEvent {
  if (event.says === undefined) return event;
  const [key, vars] = said(info, event);
  return { ...event, says: find(key, vars) ?? event.says };
}

/** A sentence that the server makes of colours alone, like a hint's, with the others by their names. */
export function named(info: TableInfo, text: string): string {
  const others = info.seats.map(({ seat }) => seat).filter((seat) => !isYou(info, seat) && isNamed(info, seat));
  const gang = PLAYERS.filter((seat) => isGang(info.setup, seat));
  return [...new Set<SeatName>([...others, ...gang])].reduce((told, seat) => {
    const [colour, name] = [colourName(info.game, seat), nameAt(info, seat)];
    return told.replaceAll(`${colour} (${name})`, name).replace(new RegExp(`(?<![\\p{L}(])${colour}(?!\\p{L})`, 'gu'), name);
  }, text);
}

/** A message of the server's, with whoever looks on as "you" and everybody else by name. */
export function retell(message: ServerMessage, info: TableInfo | null): ServerMessage {
  if (!info) return message;
  if (message.type === 'hint') {
    return { ...message, choices: message.choices.map((one) => (one.says ? { ...one, says: named(info, one.says) } : one)) };
  }
  if (message.type !== 'update') return message;
  const story = message.story.map((line) => ({ ...line, events: line.events.map((event) => tell(info, event)) }));
  return { ...message, story, ...(message.outcome ? { outcome: ending(info, message.outcome) } : {}) };
}
