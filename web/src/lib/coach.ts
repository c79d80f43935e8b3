// Which notes a first game has. A note belongs to a kind of question; several questions may share one.

import type { GameName, Prompt } from './protocol';

export interface CoachState {
  note: string | null;
  met: string[];
}

export const COACHED: Record<GameName, string[]> = {
  'smile-and-gun': ['draft', 'window', 'act', 'shift_to', 'bonus', 'take', 'over'],
  gangster: ['turn', 'lay', 'move_from', 'shoot_with', 'refill', 'score', 'over'],
};

/** Every kind of question is here, with or without a note: one that nobody thought of doesn't compile. */
const NOTES: Record<Prompt['kind'], string | null> = {
  // With a Smile & a Gun
  draft: 'draft',
  move: 'window',
  place: 'window',
  end: 'window',
  reroll: 'window',
  act: 'act',
  shift_to: 'shift_to',
  bonus: 'bonus',
  take: 'take',
  may_act: null,
  drag: null,
  drag_to: null,
  give: null,
  swap: null,
  quick_step: null,
  shell_game: null,
  overwhelm: null,
  order: null,
  collect: null,
  mayor: null,
  enthral: null,
  // Gangster
  turn: 'turn',
  lay: 'lay',
  move_from: 'move_from',
  move_to: 'move_from',
  shoot_with: 'shoot_with',
  shoot_at: 'shoot_with',
  refill: 'refill',
  score: 'score',
};

export function noteFor(notes: string[], prompt: Prompt['kind'] | undefined, over: boolean): string | null {
  if (over) return 'over';
  const note = prompt && NOTES[prompt];
  return note && notes.includes(note) ? note : null;
}
