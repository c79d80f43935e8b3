// Tables that start at once, with the cards that a first game is best played with.

import type { GameName, SmileWish, Who, Wish } from './protocol';

export type Quick = 'bot' | 'solo' | 'here' | 'link';

/** The ways to start a game at once. */
export const WAYS: Record<GameName, Quick[]> = {
  'smile-and-gun': ['bot', 'solo', 'here', 'link'],
  gangster: ['bot', 'here', 'link'],
};

const RIVAL: Record<Quick, Who> = { bot: 'bot:hustler', solo: 'gang', here: 'here', link: 'link' };

const FIRST_GAME: SmileWish = { edition: 'german', shadow: 'badge', infusion: 'last_chance' };

export function quick(game: GameName, way: Quick): Wish {
  const rival = RIVAL[way];
  switch (game) {
    case 'smile-and-gun': {
      const setup: SmileWish = way === 'solo' ? { ...FIRST_GAME, human: 'green', level: 'normal' } : FIRST_GAME;
      return { game, setup, seats: { green: 'me', yellow: rival } };
    }
    case 'gangster':
      return { game, setup: { gangs: ['red', 'blue'] }, seats: { red: 'me', blue: rival } };
  }
}
