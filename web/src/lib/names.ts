// What things are called.

import type { TableModel } from './table.svelte';
import type { CitySetup, Seat } from './types';
import { t } from './words.svelte';

/** The gang's own name, for a table alone. */
export function gangName(setup: CitySetup): string {
  if (setup.scenario) return t(`scenario-${setup.scenario}`);
  if (setup.mission) return t(`mission-${setup.mission}`);
  return t(`rival-${setup.edition}`);
}

export function seatName(model: TableModel, seat: Seat): string {
  const info = model.seat(seat);
  if (info?.kind === 'gang' && model.info) return gangName(model.info.setup as CitySetup);
  if (info?.name) return info.name;
  return t(model.info?.game === 'gangster' ? `gang-${seat}` : `colour-${seat}`);
}
