// A record as a review steps through it: where rounds and turns begin.

export interface Marks {
  /** The positions where a round begins; only With a Smile & a Gun has rounds. */
  rounds: number[];
  /** The positions where somebody's turn begins, and the end. */
  turns: number[];
}

interface Entry {
  by?: string;
  event?: string;
  why?: string;
}

/** A position is named by how many entries of the record come before it. */
export function marks(record: string): Marks {
  const { log } = JSON.parse(record) as { log: Entry[] };
  const rounds: number[] = [];
  const turns: number[] = [];
  let last: string | undefined;
  log.forEach(({ by, event, why }, at) => {
    const round = event === 'roll' && why === 'round';
    if (round) rounds.push(at);
    // The gang decides nothing: its turn begins with its roll.
    const begins = event === 'roll' ? round || why === 'gang_lowest' || why === 'gang_all_equal' : by !== undefined && by !== last;
    if (begins) turns.push(at);
    if (event === 'roll' && begins) last = undefined;
    else if (by !== undefined) last = by;
  });
  return { rounds, turns: [...new Set([0, ...turns, log.length])] };
}

/** The next turn's beginning, or the one before. */
export function turnFrom(turns: number[], at: number, forward: boolean): number {
  if (forward) return turns.find((turn) => turn > at) ?? at;
  return turns.findLast((turn) => turn < at) ?? 0;
}
