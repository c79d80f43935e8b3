// The score sheet of With a Smile & a Gun. The server's figures are what counts; here they are laid out with what they
// come from, and a preview is added up the same way. Where that doesn't come to the server's figures, no preview is shown.

import type { Business, CitySetup, CityView, GameEvent, Held, Player, Score } from './types';
import { happen } from './show';

export const BUSINESSES: Business[] = ['gambling', 'weapons', 'contraband'];
export const PLAYERS: Player[] = ['green', 'yellow'];
export const CATEGORIES = ['hats', ...BUSINESSES, 'face_down', 'card', 'solo_tokens'] as const;
export type Category = (typeof CATEGORIES)[number];
export type Points = Record<Category, number>;

const FILES = import.meta.glob<string>('../../../data/tokens/*.toml', { query: '?raw', import: 'default', eager: true });

/** What each majority brings with this set of tokens. */
export function markers(setup: CitySetup): Record<Business, number> {
  const own = setup.tokens.markers;
  if (own) return own;
  const file = FILES[`../../../data/tokens/${setup.tokens.name}.toml`] ?? '';
  const of = (kind: Business) => Number(new RegExp(`^${kind} = (\\d+)`, 'm').exec(file)?.[1] ?? 0);
  return { gambling: of('gambling'), weapons: of('weapons'), contraband: of('contraband') };
}

const double = (held: Held): number => (held.on === null ? 1 : 2);
const up = (view: CityView, player: Player, kind: string): Held[] => view.players[player].tokens.filter((held) => held.kind === kind && held.face !== 'down');

/** How many tokens count for a majority (W8.3, W9.9). */
export function strength(view: CityView, setup: CitySetup, player: Player, kind: Business): number {
  const own = up(view, player, kind).reduce((sum, held) => sum + double(held), 0);
  return own > 0 || setup.edition === 'first' ? own + view.players[player].markers[kind] : 0;
}

export const hats = (view: CityView, player: Player): number => up(view, player, 'hat').length;
export const faceDown = (view: CityView, player: Player): number => view.players[player].tokens.filter(({ face }) => face === 'down').length;

/** What the server counts, in our rows. */
export const counted = (score: Score): Points => ({ ...score, card: score.card + score.soulmate });

/** What the tokens on the table add up to. */
export function tally(view: CityView, setup: CitySetup, player: Player): Partial<Points> {
  const rival = player === 'green' ? 'yellow' : 'green';
  const worth = markers(setup);
  const business = (kind: Business): number => {
    const [own, other] = [strength(view, setup, player, kind), strength(view, setup, rival, kind)];
    return own > other ? worth[kind] * (other === 0 ? 2 : 1) : 0;
  };
  const down = view.players[player].tokens.filter(({ face }) => face === 'down');
  return {
    hats: up(view, player, 'hat').reduce((sum, held) => sum + held.value * double(held), 0),
    face_down: down.reduce((sum, held) => sum + double(held), 0),
    gambling: business('gambling'),
    weapons: business('weapons'),
    contraband: business('contraband'),
  };
}

/** By how much each row would change with what is previewed. */
export function changes(view: CityView, setup: CitySetup, score: Score, player: Player, preview: GameEvent[]): Partial<Points> {
  const takes = preview.filter(({ kind }) => kind === 'took' || kind === 'gave' || kind === 'infusion_used');
  if (takes.length === 0) return {};
  const [now, then] = [tally(view, setup, player), tally(takes.reduce(happen, view) as CityView, setup, player)];
  const sure = (Object.keys(now) as Category[]).filter((row) => now[row] === counted(score)[row]);
  return Object.fromEntries(sure.map((row) => [row, (then[row] ?? 0) - (now[row] ?? 0)] as const).filter(([, by]) => by !== 0));
}
