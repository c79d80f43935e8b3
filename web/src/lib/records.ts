// A file of records holds one game a line; which one is meant is chosen by what can be read off each.

import { PLAYERS } from './games';
import type { Ended, GameName, Outcome, SeatKind, SeatName, Setup } from './protocol';

export interface Listed {
  /** The line, as the server wants it. */
  record: string;
  game: GameName;
  seats: { seat: SeatName; kind: SeatKind; name: string; points: number | null }[];
  winner: SeatName | null;
  result: 'won' | 'draw' | 'over' | 'unfinished';
}

/** As much of a record as is read here. */
type Written = { game: GameName; setup: Setup; ended?: Ended | null } & Pick<Outcome, 'result'>;

function seated(setup: Setup, result: Outcome['result']): Listed['seats'] {
  if ('mode' in setup) {
    const scores = result && 'won' in result ? result.scores : null;
    return PLAYERS.map((seat) => ({ seat, ...setup.seats[seat], points: scores?.[seat].total ?? null }));
  }
  const scores = result && 'capone' in result ? result.scores : null;
  return setup.gangs.flatMap((seat) => (setup.seats[seat] ? [{ seat, ...setup.seats[seat], points: scores?.[seat] ?? null }] : []));
}

function came(winner: SeatName | null, { result, ended }: Written): Listed['result'] {
  if (winner) return 'won';
  if (result?.tie_break === 'draw' || ended?.how === 'agreed') return 'draw';
  return result ? 'over' : 'unfinished';
}

function list(record: string): Listed {
  const written = JSON.parse(record) as Written;
  const { game, setup, result, ended } = written;
  const seats = seated(setup, result);
  // Of two, the other has won.
  const left = ended?.by && seats.length === 2 ? seats.find(({ seat }) => seat !== ended.by)?.seat : null;
  const winner = result?.winner ?? left ?? null;
  return { record, game, seats, winner, result: came(winner, written) };
}

/** The games of a file; none if it isn't one game a line, and then the server says what is wrong with it. */
export function readRecords(text: string): Listed[] {
  try {
    return text.split('\n').filter((line) => line.trim()).map(list);
  } catch {
    return [];
  }
}
