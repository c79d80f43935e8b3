// What can be chosen for a new table: names only; the server says what goes together.

import type { Clock } from './types';

const FIRST = new Set(['badge', 'gumshoe', 'siren', 'historian', 'remover', 'last_chance', 'knockoff', 'dragging_arms', 'slippery', 'enthralling']);
const cards = (names: string) => names.split(' ').map((name) => ({ name, first: FIRST.has(name) }));

export const CARDS = {
  shadow: cards(
    'badge gumshoe siren historian remover hideout collector press secret_service mayor water_creature guardian cursed',
  ),
  infusion: cards(
    'last_chance knockoff dragging_arms slippery enthralling overwhelm quick_step shell_game soulmate',
  ),
};
export const LEVELS: Record<'german' | 'first', string[]> = {
  german: ['normal', 'trickster', 'henchman', 'capo', 'don'],
  first: ['easy', 'normal', 'hard', 'legendary'],
};
export const RIVALS = ['bot', 'solo', 'here', 'link'] as const;
export const BOTS = ['rookie', 'hustler', 'enforcer', 'fixer', 'kingpin', 'nemesis'] as const;
export const CLOCKS: Record<string, Clock> = {
  none: { kind: 'none' },
  quick: { kind: 'move', seconds: 60 },
  slow: { kind: 'move', seconds: 300 },
  days: { kind: 'days', days: 3 },
};
