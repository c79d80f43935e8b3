// Which of the two games something belongs to.

import type { Field, Forecast, Gang, GangsterForecast, GangsterView, SeatName, Setup, SmileForecast, SmileSeat, SmileSetup, SmileView, View } from './protocol';

export const GAMES = ['smile-and-gun', 'gangster'] as const;
export const PLAYERS: SmileSeat[] = ['green', 'yellow'];
export const GANGS: Gang[] = ['red', 'blue', 'yellow', 'grey'];

export const isSmile = (view: View): view is SmileView => 'districts' in view;
export const isPlayer = (seat: SeatName): seat is SmileSeat => seat === 'green' || seat === 'yellow';
export const leads = (seat: SeatName): seat is Gang => seat !== 'green';

/** What a field of Chicago is called, such as b3. */
export const fieldName = ([row, column]: Field): string => `${'abcdef'[column]}${row + 1}`;

/** The gangs that take part. */
export const gangsOf = ({ rank }: GangsterView): Gang[] => GANGS.filter((gang) => rank[gang] !== undefined);

export const smileSetup = (setup: Setup | undefined): SmileSetup | undefined => (setup && 'mode' in setup ? setup : undefined);
export const smileForecast = (forecast: Forecast | undefined): SmileForecast | undefined => (forecast && 'districts' in forecast ? forecast : undefined);
export const gangsterForecast = (forecast: Forecast | undefined): GangsterForecast | undefined => (forecast && 'lines' in forecast ? forecast : undefined);
