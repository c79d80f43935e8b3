// The score sheet of With a Smile & a Gun. The server's figures are what counts; here they are laid out with what they
// come from, and a preview is added up the same way. Where that doesn't come to the server's figures, no preview is shown.

import { isSmile, smileForecast } from './games';
import type { GameEvent, HeldToken, Score, SmileSeat, SmileSetup, SmileView, Update, VirtualMarkers } from './protocol';
import { heldKey } from './targets';

export type Business = keyof VirtualMarkers;
export const BUSINESSES: Business[] = ['gambling', 'weapons', 'contraband'];
export const isBusiness = (kind: string): kind is Business => BUSINESSES.some((business) => business === kind);
export const CATEGORIES = ['hats', ...BUSINESSES, 'face_down', 'card', 'solo_tokens'] as const;
export type Category = (typeof CATEGORIES)[number];
export type Points = Record<Category, number>;

const double = (held: HeldToken): number => (held.on === null ? 1 : 2);
const up = (view: SmileView, player: SmileSeat, kind: string): HeldToken[] => view.players[player].tokens.filter((held) => held.kind === kind && held.face !== 'down');

/** How many tokens count for a majority (W8.3, W9.9). */
export function strength(view: SmileView, setup: SmileSetup, player: SmileSeat, kind: Business): number {
  const own = up(view, player, kind).reduce((sum, held) => sum + double(held), 0);
  return own > 0 || setup.edition === 'first' ? own + view.players[player].markers[kind] : 0;
}

export const hats = (view: SmileView, player: SmileSeat): number => up(view, player, 'hat').length;
export const faceDown = (view: SmileView, player: SmileSeat): number => view.players[player].tokens.filter(({ face }) => face === 'down').length;

/** What the server counts, in our rows. */
export const counted = (score: Score): Points => ({ ...score, card: score.card + score.soulmate });

/** What the tokens on the table add up to. */
export function tally(view: SmileView, setup: SmileSetup, player: SmileSeat): Partial<Points> {
  const rival = player === 'green' ? 'yellow' : 'green';
  const worth = setup.tokens.markers;
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

/** What somebody holds after an event, one like the other taken for the same. */
function holds(view: SmileView, event: GameEvent): SmileView {
  const [player, gone, comes] = moves(event);
  if (player === null) return view;
  const side = view.players[player];
  const at = side.tokens.findIndex((held) => gone !== null && heldKey(held) === heldKey(gone));
  const tokens = [...(at < 0 ? side.tokens : side.tokens.toSpliced(at, 1)), ...(comes ? [comes] : [])];
  return { ...view, players: { ...view.players, [player]: { ...side, tokens } } };
}

const infusion = (squares: number): HeldToken => ({ kind: 'infusion', value: 0, squares, face: 'up', on: null });

/** Who loses and gets what. */
function moves(event: GameEvent): [player: SmileSeat | null, gone: HeldToken | null, comes: HeldToken | null] {
  switch (event.kind) {
    case 'took':
      if (event.party === 'police' || event.party === 'guardian') return [null, null, null];
      return [event.party, event.held.on === null ? null : infusion(event.held.on), event.held];
    case 'gave':
      return [event.player, event.held, null];
    case 'infusion_used':
      return [event.player, infusion(event.squares), null];
    default:
      return [null, null, null];
  }
}

/** By how much each row differs between what the server has counted and another position. */
function between(counts: SmileView, other: SmileView, setup: SmileSetup, score: Score, player: SmileSeat): Partial<Points> {
  const [now, then] = [tally(counts, setup, player), tally(other, setup, player)];
  const sure = CATEGORIES.filter((row) => now[row] !== undefined && now[row] === counted(score)[row]);
  return Object.fromEntries(sure.map((row) => [row, (then[row] ?? 0) - (now[row] ?? 0)] as const).filter(([, by]) => by !== 0));
}

export const sum = (points: Partial<Points>): number => Object.values(points).reduce((sum, by) => sum + by, 0);

/** By how much each row would change with what is previewed. */
export const changes = (view: SmileView, setup: SmileSetup, score: Score, player: SmileSeat, preview: GameEvent[]): Partial<Points> =>
  between(view, preview.reduce(holds, view), setup, score, player);

/** The scores as the tokens lie on the table: while something is shown the server's are still those of where it began. */
export function scoresOf(position: Update | null, view: SmileView, setup: SmileSetup | undefined): Record<SmileSeat, Score> | undefined {
  const scores = smileForecast(position?.forecast)?.scores;
  const from = position?.view;
  if (!scores || !setup || !from || from === view || !isSmile(from)) return scores;
  const now = (player: SmileSeat): Score => {
    const moved = between(from, view, setup, scores[player], player);
    const rows = Object.fromEntries(CATEGORIES.map((row) => [row, scores[player][row] + (moved[row] ?? 0)]));
    return { ...scores[player], ...rows, total: scores[player].total + sum(moved) };
  };
  return { green: now('green'), yellow: now('yellow') };
}
