// What things are called.

import type { Opponent } from './api';
import type { TableModel } from './table.svelte';
import type { CitySetup, Seat, TableInfo } from './types';
import { find, t } from './words.svelte';

/** The gang's own name, for a table alone. */
export function gangName(setup: CitySetup): string {
  if (setup.scenario) return t(`scenario-${setup.scenario}`);
  if (setup.mission) return t(`mission-${setup.mission}`);
  return t(`rival-${setup.edition}`);
}

/** Alone, the seat that nobody decides for is the gang's. */
const isGang = (info: TableInfo | null, seat: Seat): boolean =>
  info !== null && 'mode' in info.setup && info.setup.mode === 'solo' && info.setup.human !== seat;

export function seatName(model: TableModel, seat: Seat): string {
  if (isGang(model.info, seat)) return gangName(model.info?.setup as CitySetup);
  const info = model.seat(seat);
  // Two at one screen have one name between them.
  const shared = info?.you && (model.info?.seats.filter(({ you }) => you).length ?? 0) > 1;
  if (info?.bot) return find(`page-bot-${info.name}.name`) ?? info.name ?? '';
  if (info?.name && !shared) return info.name;
  return t(model.info?.game === 'gangster' ? `gang-${seat}` : `colour-${seat}`);
}

/** A bot's name as a name. */
export const botName = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);

export function opponentName(opponent: Opponent): string {
  if (opponent.kind === 'bot') return botName(opponent.name);
  return opponent.kind === 'gang' ? t('page-gang') : opponent.name || t('page-forgotten');
}
