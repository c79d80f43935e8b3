// What differs from game to game, and which game something belongs to.

import type { Field, Forecast, Gang, GangsterForecast, GangsterView, GameName, SeatName, Setup, SmileForecast, SmileSeat, SmileSetup, SmileView, View } from './protocol';
import type { Part } from './words.svelte';

interface About {
  /** The file of its texts; their keys begin with its name. */
  texts: Part;
  /** How the keys of its seats' names begin. */
  seats: string;
  /** How the numbers of its rules begin. */
  rules: string;
  /** How many sentences tell what it is about. */
  gist: number;
  /** Whether a hat is the sign of a seat. */
  hats: boolean;
}

/** What differs from game to game in small things: a game that nobody thought of doesn't compile. */
export const ABOUT: Record<GameName, About> = {
  'smile-and-gun': { texts: 'smile', seats: 'colour', rules: 'W', gist: 5, hats: false },
  gangster: { texts: 'gangster', seats: 'gang', rules: 'G', gist: 4, hats: true },
};

export const GAMES = Object.keys(ABOUT) as GameName[];
/** The texts of all games. */
export const GAME_TEXTS = GAMES.map((game) => ABOUT[game].texts);
/** The game of this name, or the first. */
export const gameCalled = (name: string | undefined): GameName => GAMES.find((game) => game === name) ?? 'smile-and-gun';

export const PLAYERS: SmileSeat[] = ['green', 'yellow'];
export const GANGS: Gang[] = ['red', 'blue', 'yellow', 'grey'];

export const isSmile = (view: View): view is SmileView => 'districts' in view;
export const isGangster = (view: View): view is GangsterView => 'board' in view;
export const isPlayer = (seat: SeatName): seat is SmileSeat => seat === 'green' || seat === 'yellow';
export const leads = (seat: SeatName): seat is Gang => GANGS.some((gang) => gang === seat);

/** What a field of Chicago is called, such as b3. */
export const fieldName = ([row, column]: Field): string => `${'abcdef'[column]}${row + 1}`;

/** The gangs that take part. */
export const gangsOf = ({ rank }: GangsterView): Gang[] => GANGS.filter((gang) => rank[gang] !== undefined);

export const smileSetup = (setup: Setup | undefined): SmileSetup | undefined => (setup && 'mode' in setup ? setup : undefined);
export const smileForecast = (forecast: Forecast | undefined): SmileForecast | undefined => (forecast && 'districts' in forecast ? forecast : undefined);
export const gangsterForecast = (forecast: Forecast | undefined): GangsterForecast | undefined => (forecast && 'lines' in forecast ? forecast : undefined);
