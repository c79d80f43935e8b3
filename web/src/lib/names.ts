// What people, bots and gangs are called.

import { ABOUT, smileSetup } from './games';
import type { TableModel } from './table.svelte';
import type { GameName, Opponent, SeatName, Setup, SmileSetup } from './protocol';
import { find, spoken, t } from './words.svelte';

/** The gang's own name, for a table alone. */
export function gangName(setup: SmileSetup): string {
  if (setup.scenario) return t(`scenario-${setup.scenario}`);
  if (setup.mission) return t(`mission-${setup.mission}`);
  return t(`rival-${setup.edition}`);
}

/** How strong a bot is. */
export const levelName = (level: string): string =>
  find(`page-bot-${level}.name`) ?? level.charAt(0).toUpperCase() + level.slice(1);

/** Where two bots of one strength sit at a table, each goes by a name of its own. */
const NAMES = ['', '.second', '.third'];

/** A bot's own name; its strength if it has none. */
export const botName = (game: GameName, level: string, place = 0): string =>
  find(`page-known-${game}-${level}${NAMES[place] ?? ''}`) ?? levelName(level);

export const colourName = (game: GameName, seat: SeatName): string => t(`${ABOUT[game].seats}-${seat}`);

/** As much as is known of a table, whether one sits there or only reads about it. */
export interface Known {
  game: GameName;
  setup: Setup;
  seats: { seat: SeatName; name: string | null; bot: boolean; you?: boolean }[];
}

/** Alone, the seat that nobody decides for is the gang's. */
export const isGang = (setup: Setup, seat: SeatName): boolean => 'mode' in setup && setup.mode === 'solo' && setup.human !== seat;

/** Whether it is this seat that "you" means: nobody's, where two play at one screen. */
export const isYou = ({ seats }: Known, seat: SeatName): boolean =>
  seats.filter(({ you }) => you).length === 1 && seats.some((one) => one.seat === seat && one.you);

/** The name of whoever sits there; no two at a table are alike. */
export function nameAt(table: Known, seat: SeatName): string {
  const { game, setup, seats } = table;
  const smile = smileSetup(setup);
  if (smile && isGang(setup, seat)) return gangName(smile);
  const info = seats.find((one) => one.seat === seat);
  const colour = colourName(game, seat);
  if (!info?.name) return colour;
  const level = info.name;
  if (info.bot) return botName(game, level, seats.slice(0, seats.indexOf(info)).filter(({ bot, name }) => bot && name === level).length);
  // Two at one screen have one name between them.
  if (info.you && !isYou(table, seat)) return colour;
  const others = seats.filter((one) => one !== info).map((one) => (one.bot ? nameAt(table, one.seat) : one.name));
  return others.includes(info.name) ? `${info.name} (${colour})` : info.name;
}

/** What those are called who gave no name, in each language: the name stays when the language changes. */
export const STRANGERS = ['Stranger', 'Gast', 'Inconnu'];

/** Whether somebody goes by no name of their own yet. */
export const isStranger = (name: string): boolean => STRANGERS.includes(name);

/** The same as a label: whoever has no name of their own is "You" to themselves. */
export function labelAt(table: Known, seat: SeatName): string {
  const name = table.seats.find((one) => one.seat === seat)?.name;
  return isYou(table, seat) && name && isStranger(name) ? t('page-you.start') : nameAt(table, seat);
}

export const seatName = (model: TableModel, seat: SeatName): string => (model.info ? labelAt(model.info, seat) : '');

/** "Ida’s", "von Ida", "d’Ida". */
export function possessive(name: string): string {
  switch (spoken()) {
    case 'de':
      return `von ${name}`;
    case 'fr':
      return /^h?[aeiouyâàéèêëîïôöùûü]/i.test(name) ? `d’${name}` : `de ${name}`;
    case 'en':
      return `${name}’s`;
  }
}

/** Somebody of the past; bots go by their strength where several games are meant. */
export function opponentName(opponent: Opponent, game?: GameName): string {
  if (opponent.kind === 'bot') return game ? botName(game, opponent.name) : levelName(opponent.name);
  return opponent.kind === 'gang' ? t('page-gang') : opponent.name || t('page-forgotten');
}
