// How often a strong bot wins alone, as it was measured (data/odds.json, written by scripts/strength).

import type { Book } from './campaign';
import type { Level } from './protocol';
import measured from '../../../data/odds.json';

export type Verdict = 'easy' | 'fair' | 'hard' | 'harder';

/** So many games won of so many, in small numbers that are easily said. */
export interface Odds {
  verdict: Verdict;
  won: number;
  of: number;
}

const FIGURES: Record<string, { games: number; won: number } | undefined> = measured.gangs;

/** How often a gang is beaten; nothing, where that was not measured. */
export function oddsOf(book: Book, number: number, level: Level, hard: boolean): Odds | null {
  if (level !== measured.level) return null;
  const figures = FIGURES[`${book} ${number}${book === 'mission' && hard ? ' hard' : ''}`];
  return figures ? inShort(figures.won, figures.games) : null;
}

/** One in a few or some in ten; what is rarer than one in twenty, or as sure, just as it was counted. */
export function inShort(won: number, games: number): Odds {
  const share = won / games;
  const verdict = share >= 0.8 ? 'easy' : share >= 0.5 ? 'fair' : share >= 0.15 ? 'hard' : 'harder';
  if (share < 0.05 || share >= 0.95) return { verdict, won, of: games };
  return share >= 0.4 ? { verdict, won: Math.round(10 * share), of: 10 } : { verdict, won: 1, of: Math.round(1 / share) };
}
