// What a choice would change, drawn before it happens.

import type { Places } from './protocol';
import type { Choice, Colour, Field, GameEvent, Gang, Gangster, Party, Player, Token } from './types';

/** The events that all these choices would cause: picking one die already shows where the boss goes. */
export function common(choices: Choice[]): GameEvent[] {
  const [first, ...rest] = choices;
  if (!first?.preview) return [];
  const seen = rest.map((choice) => new Set((choice.preview ?? []).map((event) => JSON.stringify(event))));
  return first.preview.filter((event) => seen.every((set) => set.has(JSON.stringify(event))));
}

export interface CityGhosts {
  bosses: Partial<Record<Player, number>>;
  shadow: number | null;
  /** How many cubes come or go, by district and colour. */
  cubes: Map<string, number>;
  takes: { party: Party; district: number; token: Token }[];
  drafted: { movement: number; action: number } | null;
}

const CITY: Record<string, (ghosts: CityGhosts, event: GameEvent) => void> = {
  boss_moved: (g, e) => (g.bosses[e.player as Player] = e.to as number),
  shadow_moved: (g, e) => (g.shadow = e.to as number),
  drafted: (g, e) => (g.drafted = { movement: e.movement as number, action: e.action as number }),
  cubes_added: (g, e) => change(g, e.district, e.colour, e.count as number),
  cubes_removed: (g, e) => change(g, e.district, e.colour, -(e.count as number)),
  cube_moved: (g, e) => {
    change(g, e.from, e.colour, -1);
    change(g, e.to, e.colour, 1);
  },
  police_turned: (g, e) => {
    change(g, e.district, 'police', -(e.count as number));
    change(g, e.district, e.player, e.count as number);
  },
  took: (g, e) =>
    g.takes.push({ party: e.party as Party, district: e.district as number, token: e.held as Token }),
};

function change(ghosts: CityGhosts, district: unknown, colour: unknown, by: number): void {
  const key = `${district}:${colour}`;
  ghosts.cubes.set(key, (ghosts.cubes.get(key) ?? 0) + by);
}

/** Up to the end of the player's own doing: what the next turn brings is no part of the choice. */
export function cityGhosts(events: GameEvent[]): CityGhosts {
  const ghosts: CityGhosts = { bosses: {}, shadow: null, cubes: new Map(), takes: [], drafted: null };
  for (const event of events) {
    if (event.kind === 'turn_began' || event.kind === 'phase_began') break;
    // Once a district is settled its cubes leave; showing that would hide what was won.
    if (event.kind === 'cubes_removed' && ghosts.takes.length > 0) continue;
    CITY[event.kind]?.(ghosts, event);
  }
  return ghosts;
}

/** Who is first, second and so on by these cubes, as far as nobody is tied. */
function ranked(cubes: Record<Colour, number>): Places {
  const there = (Object.keys(cubes) as Colour[]).filter((colour) => cubes[colour] > 0).sort((one, two) => cubes[two] - cubes[one]);
  const tied = there.findIndex((colour, n) => cubes[colour] === cubes[there[n + 1] ?? colour] && n + 1 < there.length);
  return tied < 0 ? { places: there, tied: false } : { places: there.slice(0, tied), tied: true };
}

const same = (one: Places, two: Places): boolean => one.tied === two.tied && one.places.join() === two.places.join();

/** The forecast for a district with what is previewed there. Where counting cubes is not all there is to it, the server's stays. */
export function foreseen(forecast: Places | undefined, ghosts: CityGhosts | null, district: number, cubes: Record<Colour, number>): { now: Places | undefined; changed: boolean } {
  if (!forecast || !ghosts || !same(forecast, ranked(cubes))) return { now: forecast, changed: false };
  const then = { ...cubes };
  for (const colour of Object.keys(cubes) as Colour[]) then[colour] += cubesAt(ghosts, district, colour);
  const now = ranked(then);
  return { now, changed: !same(now, forecast) };
}

export const cubesAt = (ghosts: CityGhosts | null, district: number, colour: Colour): number =>
  ghosts?.cubes.get(`${district}:${colour}`) ?? 0;

export interface ChicagoGhosts {
  laid: { gangster: Gangster; field: Field } | null;
  moved: { from: Field; to: Field } | null;
  victim: Field | null;
  scored: { line: 'row' | 'column'; index: number; winner: Gang | null; points: number }[];
}

export function chicagoGhosts(events: GameEvent[]): ChicagoGhosts {
  const ghosts: ChicagoGhosts = { laid: null, moved: null, victim: null, scored: [] };
  for (const event of events) {
    if (event.kind === 'laid') ghosts.laid = event as unknown as ChicagoGhosts['laid'];
    if (event.kind === 'moved') ghosts.moved = event as unknown as ChicagoGhosts['moved'];
    if (event.kind === 'shot') ghosts.victim = event.victim as Field;
    if (event.kind === 'line_scored') ghosts.scored.push(event as unknown as ChicagoGhosts['scored'][number]);
  }
  return ghosts;
}
