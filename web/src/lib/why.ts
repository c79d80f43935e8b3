// The rule behind each question, for "why not?" where the server names none.

import type { Prompt } from './types';

const RULES: Record<string, string> = {
  draft: 'W3.3',
  move: 'W3.4',
  place: 'W3.5',
  act: 'W3.6',
  may_act: 'W6.11',
  end: 'W3.1',
  shift_to: 'W3.6',
  reroll: 'W7.1',
  drag: 'W7.3',
  drag_to: 'W7.3',
  give: 'W7.4',
  swap: 'W7.4',
  quick_step: 'W7.7',
  shell_game: 'W7.8',
  overwhelm: 'W7.6',
  order: 'W6.7',
  collect: 'W6.7',
  bonus: 'W4.3',
  mayor: 'W6.10',
  enthral: 'W7.5',
  take: 'W5.3',
  turn: 'G2.1',
  lay: 'G2.1',
  move_from: 'G2.2',
  move_to: 'G2.2',
  shoot_with: 'G2.3',
  shoot_at: 'G2.3',
  score: 'G3.4',
  refill: 'G2.1',
};

export const ruleOf = (prompt: Prompt): string | undefined => RULES[prompt.kind];
