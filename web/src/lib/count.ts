// The count at the end: category by category who has what, and why it scores.

import type { GameEvent, Gang, GangsterView, Score, SeatName, SmileSeat, SmileSetup, SmileView } from './protocol';
import { type Business, CATEGORIES, type Category, counted, faceDown, hats, isBusiness, strength } from './sheet';
import type { TableModel } from './table.svelte';
import { gangsOf, isSmile, PLAYERS, smileForecast, smileSetup } from './games';
import { t } from './words.svelte';

export interface Share {
  seat: SeatName;
  points: number;
  /** What it comes from. */
  why: string;
}

export interface Row {
  name: string;
  /** What the board calls a line. */
  sign?: string;
  kind: Category | 'line' | 'total';
  shares: Share[];
}

const rival = (player: SmileSeat): SmileSeat => (player === 'green' ? 'yellow' : 'green');

function business(view: SmileView, setup: SmileSetup, player: SmileSeat, kind: Business): string {
  const [own, other] = [strength(view, setup, player, kind), strength(view, setup, rival(player), kind)];
  if (own === other) return t('page-count-tied', { own });
  return t(own < other ? 'page-count-fewer' : other === 0 ? 'page-count-monopoly' : 'page-count-most', { own, other });
}

function smile(view: SmileView, setup: SmileSetup, scores: Record<SmileSeat, Score>): Row[] {
  const why: Record<Category, (player: SmileSeat) => string> = {
    hats: (player) => t('page-count-hats', { count: hats(view, player) }),
    gambling: (player) => business(view, setup, player, 'gambling'),
    weapons: (player) => business(view, setup, player, 'weapons'),
    contraband: (player) => business(view, setup, player, 'contraband'),
    face_down: (player) => t('page-count-down', { count: faceDown(view, player) }),
    card: () => [t(`shadow-${setup.shadow}`), ...(scores.green.soulmate || scores.yellow.soulmate ? [t('infusion-soulmate')] : [])].join(', '),
    solo_tokens: (player) => t('page-solo-tokens', { count: view.players[player].solo_tokens }),
  };
  const has = (row: Category) => PLAYERS.some((player) => counted(scores[player])[row] !== 0);
  const held = (row: Category) => isBusiness(row) && PLAYERS.some((player) => strength(view, setup, player, row) > 0);
  const rows = CATEGORIES.filter((row) => has(row) || held(row)).map((row): Row => ({
    name: isBusiness(row) ? t(`kind-${row}`) : t(`page-sheet-${row}`),
    kind: row,
    shares: PLAYERS.map((player) => ({ seat: player, points: counted(scores[player])[row], why: why[row](player) })),
  }));
  const total: Row = { name: t('page-sheet-total'), kind: 'total', shares: PLAYERS.map((player) => ({ seat: player, points: scores[player].total, why: '' })) };
  return [...rows, total];
}

const lineSign = ({ line, index }: Extract<GameEvent, { kind: 'line_scored' }>): string => (line === 'row' ? `${index + 1}` : ('abcdef'[index] ?? ''));

/** Every line that brought somebody points, in the order in which they were scored. */
function gangster(view: GangsterView, events: GameEvent[], rank: Partial<Record<Gang, number>>): Row[] {
  const gangs = gangsOf(view);
  const scored = events.filter((event) => event.kind === 'line_scored').filter(({ winner, points }) => winner && gangs.includes(winner) && points > 0);
  const rows = scored.map((event): Row => ({
    name: t(event.line === 'row' ? 'page-row' : 'page-column', { number: lineSign(event) }),
    sign: lineSign(event),
    kind: 'line',
    shares: gangs.map((gang) => ({ seat: gang, points: event.winner === gang ? event.points : 0, why: '' })),
  }));
  return [...rows, { name: t('page-sheet-total'), kind: 'total', shares: gangs.map((gang) => ({ seat: gang, points: rank[gang] ?? 0, why: '' })) }];
}

/** The count of a game that is over; nothing where nothing is counted, as after somebody gave up. */
export function count(model: TableModel): Row[] {
  const { view, info, position, log } = model;
  if (!view || !info || !position?.outcome || position.outcome.ended) return [];
  const { result } = position.outcome;
  const setup = smileSetup(info.setup);
  if (!isSmile(view)) return gangster(view, log.map(({ event }) => event), result && 'capone' in result ? result.scores : view.rank);
  const scores = result && 'won' in result ? result.scores : smileForecast(position.forecast)?.scores;
  return scores && setup ? smile(view, setup, scores) : [];
}
