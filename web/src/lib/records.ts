// A file of records holds one game a line; which one is meant is chosen by what can be read off each.

import type { GameName, Seat } from './types';

export interface Listed {
  /** The line, as the server wants it. */
  record: string;
  game: GameName;
  seats: { seat: Seat; kind: string; name: string; points: number | null }[];
  winner: Seat | null;
  result: 'won' | 'draw' | 'over' | 'unfinished';
}

interface Written {
  game: GameName;
  setup: { seats: Record<string, { kind: string; name: string }> };
  result: { winner: Seat | null; tie_break: string | null; scores: Record<string, number | { total: number }> } | null;
  ended?: { how: string; by: Seat | null } | null;
}

function came(winner: Seat | null, { result, ended }: Written): Listed['result'] {
  if (winner) return 'won';
  if (result?.tie_break === 'draw' || ended?.how === 'agreed') return 'draw';
  return result ? 'over' : 'unfinished';
}

function list(record: string): Listed {
  const written = JSON.parse(record) as Written;
  const { game, setup, result, ended } = written;
  const points = (seat: string) => {
    const score = result?.scores[seat];
    return typeof score === 'object' ? score.total : (score ?? null);
  };
  const seats = Object.entries(setup.seats).map(([seat, { kind, name }]) => ({ seat: seat as Seat, kind, name, points: points(seat) }));
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
