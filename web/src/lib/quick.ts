// Tables that start at once, with the cards that a first game is best played with.

import type { SmileWish, Who, Wish } from './protocol';
import type { GameName } from './protocol';

export type Quick = 'bot' | 'solo' | 'here' | 'link';

const RIVAL: Record<Quick, Who> = { bot: 'bot:hustler', solo: 'gang', here: 'here', link: 'link' };

const FIRST_GAME: SmileWish = { edition: 'german', shadow: 'badge', infusion: 'last_chance' };

export function quick(game: GameName, way: Quick): Wish {
  const rival = RIVAL[way];
  if (game === 'gangster') return { game, setup: { gangs: ['red', 'blue'] }, seats: { red: 'me', blue: rival } };
  const setup: SmileWish = way === 'solo' ? { ...FIRST_GAME, human: 'green', level: 'normal' } : FIRST_GAME;
  return { game, setup, seats: { green: 'me', yellow: rival } };
}
