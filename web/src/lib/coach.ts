// Which notes a first game has. A note belongs to a kind of question; several questions may share one.

import type { GameName } from './types';

export interface CoachState {
  note: string | null;
  met: string[];
}

export const COACHED: Record<GameName, string[]> = {
  'smile-and-gun': ['draft', 'window', 'act', 'shift_to', 'bonus', 'take', 'over'],
  gangster: ['turn', 'lay', 'move_from', 'shoot_with', 'refill', 'score', 'over'],
};

const SHARED: Record<string, string> = {
  move: 'window',
  place: 'window',
  end: 'window',
  reroll: 'window',
  move_to: 'move_from',
  shoot_at: 'shoot_with',
};

export function noteFor(notes: string[], prompt: string | undefined, over: boolean): string | null {
  if (over) return 'over';
  const note = prompt && (SHARED[prompt] ?? prompt);
  return note && notes.includes(note) ? note : null;
}
