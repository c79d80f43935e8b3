// The campaign's scenarios and the missions, as tables.

import type { Level, Progress, SmileSetup, SmileWish, Stage, Wish } from './protocol';

export type Book = 'scenario' | 'mission';

/** The book and number that a table is about; nothing, if it is neither. */
export function stageOf(setup: SmileSetup): { book: Book; number: number } | null {
  if (setup.scenario) return { book: 'scenario', number: setup.scenario };
  return setup.mission ? { book: 'mission', number: setup.mission } : null;
}

export function stageWish(book: Book, number: number, level: Level, hard = false): Wish {
  const which = book === 'scenario' ? { scenario: number } : { mission: number, mission_hard: hard };
  const edition = book === 'scenario' ? ('german' as const) : ('first' as const);
  const setup: SmileWish = { edition, human: 'green', level, ...which };
  return { game: 'smile-and-gun', setup, seats: { green: 'me', yellow: 'gang' } };
}

/** What was reached in a stage, and which comes next: the first that isn't won yet, or else the following one. */
export function reached(progress: Progress, book: Book, number: number): { stage: Stage | undefined; next: number | null } {
  const stages = book === 'scenario' ? progress.scenarios : progress.missions;
  const open = book === 'scenario' ? progress.next_scenario : progress.next_mission;
  const following = number < stages.length ? number + 1 : null;
  return { stage: stages.find((one) => one.number === number), next: open && open !== number ? open : following };
}
