// What a choice would change, drawn before it happens.

import type { Choice, Colour, Field, GameEvent, Gang, Gangster, Party, Places, SmileSeat, Token } from './protocol';

/** The events that all these choices would cause: picking one die already shows where the boss goes. */
export function common(choices: Choice[]): GameEvent[] {
  const [first, ...rest] = choices;
  if (!first?.preview) return [];
  const seen = rest.map((choice) => new Set((choice.preview ?? []).map((event) => JSON.stringify(event))));
  return first.preview.filter((event) => seen.every((set) => set.has(JSON.stringify(event))));
}

export const COLOURS: Colour[] = ['green', 'yellow', 'police'];

export interface SmileGhosts {
  bosses: Partial<Record<SmileSeat, number>>;
  shadow: number | null;
  /** How many cubes come or go, by district and colour. */
  cubes: Map<string, number>;
  takes: { party: Party; district: number; token: Token }[];
  drafted: { movement: number; action: number } | null;
}

function change(ghosts: SmileGhosts, district: number, colour: Colour, by: number): void {
  const key = `${district}:${colour}`;
  ghosts.cubes.set(key, (ghosts.cubes.get(key) ?? 0) + by);
}

/** What one event leaves on the board; the others show nothing there. */
function foresee(ghosts: SmileGhosts, event: GameEvent): void {
  switch (event.kind) {
    case 'boss_moved':
      ghosts.bosses[event.player] = event.to;
      break;
    case 'shadow_moved':
      ghosts.shadow = event.to;
      break;
    case 'drafted':
      ghosts.drafted = { movement: event.movement, action: event.action };
      break;
    case 'cubes_added':
      change(ghosts, event.district, event.colour, event.count);
      break;
    case 'cubes_removed':
      change(ghosts, event.district, event.colour, -event.count);
      break;
    case 'cube_moved':
      change(ghosts, event.from, event.colour, -1);
      change(ghosts, event.to, event.colour, 1);
      break;
    case 'police_turned':
      change(ghosts, event.district, 'police', -event.count);
      change(ghosts, event.district, event.player, event.count);
      break;
    case 'took':
      ghosts.takes.push({ party: event.party, district: event.district, token: event.held });
      break;
  }
}

/** Up to the end of the player's own doing: what the next turn brings is no part of the choice. */
export function smileGhosts(events: GameEvent[]): SmileGhosts {
  const ghosts: SmileGhosts = { bosses: {}, shadow: null, cubes: new Map(), takes: [], drafted: null };
  for (const event of events) {
    if (event.kind === 'turn_began' || event.kind === 'phase_began') break;
    // Once a district is settled its cubes leave; showing that would hide what was won.
    if (event.kind === 'cubes_removed' && ghosts.takes.length > 0) continue;
    foresee(ghosts, event);
  }
  return ghosts;
}

/** Who is first, second and so on by these cubes, as far as nobody is tied. */
function ranked(cubes: Record<Colour, number>): Places {
  const there = COLOURS.filter((colour) => cubes[colour] > 0).sort((one, two) => cubes[two] - cubes[one]);
  const tied = there.findIndex((colour, n) => cubes[colour] === cubes[there[n + 1] ?? colour] && n + 1 < there.length);
  return tied < 0 ? { places: there, tied: false } : { places: there.slice(0, tied), tied: true };
}

const same = (one: Places, two: Places): boolean => one.tied === two.tied && one.places.join() === two.places.join();

/** The forecast for a district with what is previewed there. Where counting cubes is not all there is to it, the server's stays. */
export function foreseen(forecast: Places | undefined, ghosts: SmileGhosts | null, district: number, cubes: Record<Colour, number>): { now: Places | undefined; changed: boolean } {
  if (!forecast || !ghosts || !same(forecast, ranked(cubes))) return { now: forecast, changed: false };
  const then = { ...cubes };
  for (const colour of COLOURS) then[colour] += cubesAt(ghosts, district, colour);
  const now = ranked(then);
  return { now, changed: !same(now, forecast) };
}

export const cubesAt = (ghosts: SmileGhosts | null, district: number, colour: Colour): number =>
  ghosts?.cubes.get(`${district}:${colour}`) ?? 0;

export interface GangsterGhosts {
  laid: { gangster: Gangster; field: Field } | null;
  moved: { from: Field; to: Field } | null;
  victim: Field | null;
  scored: { line: 'row' | 'column'; index: number; winner: Gang | null; points: number }[];
}

export function gangsterGhosts(events: GameEvent[]): GangsterGhosts {
  const ghosts: GangsterGhosts = { laid: null, moved: null, victim: null, scored: [] };
  for (const event of events) {
    if (event.kind === 'laid') ghosts.laid = event;
    if (event.kind === 'moved') ghosts.moved = event;
    if (event.kind === 'shot') ghosts.victim = event.victim;
    if (event.kind === 'line_scored') ghosts.scored.push(event);
  }
  return ghosts;
}
