// The short lessons of each game. The server lays their positions; a lesson is done when the event that it is about has
// come, and missed when something came that leaves no way to it.

import type { Face, GameEvent, GameName, GangsterEvent, SmileEvent, TokenKind } from './protocol';

type Pattern<T> = T extends object ? { [K in keyof T]?: Pattern<T[K]> } : T;
/** What an event must have, field by field. */
type Wanted = Pattern<SmileEvent | GangsterEvent>;

export interface Lesson {
  name: string;
  /** All of these must have come. */
  goal: Wanted[];
  missed: Wanted;
}

const YELLOW: Wanted = { player: 'yellow' };
const BLUE: Wanted = { player: 'blue' };
const took = (kind?: TokenKind, face?: Face): Wanted => ({ kind: 'took', party: 'green', ...(kind ? { held: { kind, face } } : {}) });

export const LESSONS: Record<GameName, Lesson[]> = {
  'smile-and-gun': [
    { name: 'draft', goal: [{ kind: 'drafted', player: 'green' }], missed: YELLOW },
    { name: 'place', goal: [{ kind: 'cubes_added', colour: 'green', district: 8, count: 3 }], missed: { kind: 'cubes_added', colour: 'green', count: 3 } },
    { name: 'act', goal: [{ kind: 'cubes_removed', colour: 'police', district: 6 }], missed: YELLOW },
    { name: 'shift', goal: [{ kind: 'cube_moved', colour: 'green', to: 1 }], missed: YELLOW },
    { name: 'pair', goal: [5, 8].map((district) => ({ kind: 'cubes_added', colour: 'green', district, count: 1 })), missed: YELLOW },
    { name: 'heat', goal: [{ kind: 'cubes_added', colour: 'green', district: 4 }], missed: { kind: 'settling' } },
    { name: 'shadow', goal: [{ kind: 'shadow_moved', to: 4 }], missed: { kind: 'shadow_moved' } },
    { name: 'settle', goal: [took('weapons', 'up')], missed: took() },
    { name: 'majority', goal: [took('gambling', 'up')], missed: took() },
    { name: 'monopoly', goal: [took('contraband', 'up')], missed: took() },
    { name: 'down', goal: [took('gambling', 'down')], missed: took() },
    { name: 'infusion', goal: [{ kind: 'infusion_used', player: 'green' }], missed: { kind: 'drafted', player: 'green' } },
  ],
  gangster: [
    { name: 'lay', goal: [{ kind: 'laid', player: 'red', from: 'own' }], missed: BLUE },
    { name: 'row', goal: [{ kind: 'line_scored', winner: 'red' }], missed: BLUE },
    { name: 'tie', goal: [{ kind: 'line_scored', winner: 'red' }], missed: BLUE },
    { name: 'move', goal: [{ kind: 'moved', player: 'red', to: [0, 1] }], missed: BLUE },
    { name: 'shoot', goal: [{ kind: 'shot', player: 'red', victim: [1, 2] }], missed: BLUE },
    { name: 'end', goal: [{ kind: 'ended', winner: 'red' }], missed: BLUE },
  ],
};

/** The bot that every lesson is played against. */
export const RIVAL = 'hustler';

/** The whole game that comes after the lessons. */
export const WHOLE = 'game';

function fits(value: unknown, wanted: unknown): boolean {
  if (typeof wanted !== 'object' || wanted === null) return value === wanted;
  if (typeof value !== 'object' || value === null) return false;
  const parts = new Map<string, unknown>(Object.entries(value));
  return Object.entries(wanted).every(([field, part]) => fits(parts.get(field), part));
}

/** What has become of a lesson after these events. */
export function standing({ goal, missed }: Lesson, events: GameEvent[]): 'open' | 'done' | 'missed' {
  if (goal.every((wanted) => events.some((event) => fits(event, wanted)))) return 'done';
  return events.some((event) => fits(event, missed)) ? 'missed' : 'open';
}

const KEY = 'backroom-lessons';

/** The lessons of a game that were done in this browser. */
export function learned(game: GameName): string[] {
  try {
    const all = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Record<GameName, string[]>>;
    return (all[game] ?? []).filter((name) => typeof name === 'string');
  } catch {
    return [];
  }
}

export function remember(game: GameName, name: string): void {
  const done = [...new Set([...learned(game), name])];
  try {
    const all = JSON.parse(localStorage.getItem(KEY) ?? '{}') as object;
    localStorage.setItem(KEY, JSON.stringify({ ...all, [game]: done }));
  } catch {
    // A private window may refuse; then every lesson is a first one.
  }
}

/** What comes after a lesson; the whole game after the last. */
export function after(game: GameName, name: string): string {
  const place = LESSONS[game].findIndex((lesson) => lesson.name === name);
  return LESSONS[game][place + 1]?.name ?? WHOLE;
}

/** The first lesson that wasn't done yet. */
export function next(game: GameName): string {
  const done = learned(game);
  return LESSONS[game].find(({ name }) => !done.includes(name))?.name ?? WHOLE;
}
