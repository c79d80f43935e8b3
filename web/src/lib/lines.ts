// What a choice would make of Chicago's rows and columns: the forecast changes with what is pointed at.

import { GANGS } from './games';
import type { GangsterGhosts } from './preview';
import type { Field, Gang, GangsterView, LineForecast } from './protocol';

type Piece = GangsterView['board'][number][number];
type Board = Piece[][];
type Standing = Pick<LineForecast, 'filled' | 'powers' | 'winner' | 'points'>;

/** Gangs tied for the lead knock each other out; whoever is left in front scores the lead over the next (G3.2). */
function leader(powers: number[]): { winner: Gang | null; points: number } {
  const left = GANGS.map((gang, n) => ({ gang, power: powers[n] ?? 0 })).filter(({ power }) => power > 0);
  left.sort((one, two) => two.power - one.power);
  while (left.length > 1 && left[0]?.power === left[1]?.power) {
    const tied = left[0]?.power;
    while (left[0]?.power === tied) left.shift();
  }
  const [first, second] = left;
  return first ? { winner: first.gang, points: first.power - (second?.power ?? 0) } : { winner: null, points: 0 };
}

export function standing(fields: Piece[]): Standing {
  const powers = GANGS.map((gang) => fields.reduce((sum, piece) => sum + (piece?.alive && piece.gang === gang ? piece.power : 0), 0));
  const [red = 0, blue = 0, yellow = 0, grey = 0] = powers;
  return { filled: fields.filter(Boolean).length, powers: [red, blue, yellow, grey], ...leader(powers) };
}

function after(board: Board, { laid, moved, victim }: GangsterGhosts): Board {
  const then = board.map((row) => [...row]);
  const put = ([row, column]: Field, piece: Piece) => then[row]?.splice(column, 1, piece);
  const at = ([row, column]: Field) => then[row]?.[column] ?? null;
  if (laid) put(laid.field, { ...laid.gangster, alive: true });
  if (moved) {
    put(moved.to, at(moved.from));
    put(moved.from, null);
  }
  const shot = victim && at(victim);
  if (shot) put(victim, { ...shot, alive: false });
  return then;
}

const along = (board: Board, { line, index }: LineForecast): Piece[] => (line === 'row' ? (board[index] ?? []) : board.map((row) => row[index] ?? null));
const same = (one: Standing, two: Standing): boolean => one.filled === two.filled && one.winner === two.winner && one.points === two.points && one.powers.join() === two.powers.join();

/** The lines with what is previewed. Where counting is not all there is to it, the server's word stays. */
export function foreseenLines(lines: LineForecast[], board: Board, ghosts: GangsterGhosts | null): LineForecast[] {
  if (!ghosts?.laid && !ghosts?.moved && !ghosts?.victim) return lines;
  const then = after(board, ghosts);
  return lines.map((line) => (same(line, standing(along(board, line))) ? { ...line, ...standing(along(then, line)) } : line));
}
