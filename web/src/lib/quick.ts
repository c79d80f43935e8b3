// Tables that start at once, with the cards that a first game is best played with.

import type { NewTable, SeatWish } from './api';
import type { CitySetup, GameName, Seat } from './types';

export type Quick = 'bot' | 'solo' | 'here' | 'link';

/** Who sits at the other seats. */
function rivals(way: Quick): SeatWish {
  if (way === 'here') return { kind: 'here' };
  if (way === 'link') return { kind: 'link' };
  return { kind: 'bot', level: 'soldier' };
}

export const FIRST_GAME: Partial<CitySetup> = { edition: 'german', mode: 'two', shadow: 'badge', infusion: 'last_chance' };

export function quick(game: GameName, way: Quick): NewTable {
  const table = { game, clock: null, listed: false, rated: false };
  const me: SeatWish = { kind: 'me' };
  if (game === 'gangster') {
    const seats: Partial<Record<Seat, SeatWish>> = { red: me, blue: rivals(way) };
    return { ...table, setup: { gangs: ['red', 'blue'] }, seats };
  }
  if (way === 'solo') {
    return { ...table, setup: { ...FIRST_GAME, mode: 'solo', human: 'green', level: 'normal' }, seats: { green: me } };
  }
  return { ...table, setup: FIRST_GAME, seats: { green: me, yellow: rivals(way) } };
}
