// The count at the end: category by category who has what, and why it scores.

import type { GangsterResult, SmileResult } from './protocol';
import { BUSINESSES, CATEGORIES, counted, faceDown, hats, PLAYERS, strength, type Category } from './sheet';
import type { TableModel } from './table.svelte';
import type { Business, ChicagoView, CityForecast, CitySetup, CityView, Gang, GameEvent, Player, Score, Seat } from './types';
import { isCity } from './types';
import { t } from './words.svelte';

export interface Share {
  seat: Seat;
  points: number;
  /** What it comes from. */
  why: string;
}

export interface Row {
  name: string;
  kind: Category | 'line' | 'total';
  shares: Share[];
}

const rival = (player: Player): Player => (player === 'green' ? 'yellow' : 'green');

function business(view: CityView, setup: CitySetup, player: Player, kind: Business): string {
  const [own, other] = [player, rival(player)].map((one) => strength(view, setup, one, kind)) as [number, number];
  if (own === other) return t('page-count-tied', { own });
  return t(own < other ? 'page-count-fewer' : other === 0 ? 'page-count-monopoly' : 'page-count-most', { own, other });
}

function city(view: CityView, setup: CitySetup, scores: Record<Player, Score>): Row[] {
  const why: Record<Category, (player: Player) => string> = {
    hats: (player) => t('page-count-hats', { count: hats(view, player) }),
    gambling: (player) => business(view, setup, player, 'gambling'),
    weapons: (player) => business(view, setup, player, 'weapons'),
    contraband: (player) => business(view, setup, player, 'contraband'),
    face_down: (player) => t('page-count-down', { count: faceDown(view, player) }),
    card: () => [t(`shadow-${setup.shadow}`), ...(scores.green.soulmate || scores.yellow.soulmate ? [t('infusion-soulmate')] : [])].join(', '),
    solo_tokens: (player) => t('page-solo-tokens', { count: view.players[player].solo_tokens }),
  };
  const has = (row: Category) => PLAYERS.some((player) => counted(scores[player])[row] !== 0);
  const held = (row: Category) => (BUSINESSES as string[]).includes(row) && PLAYERS.some((player) => strength(view, setup, player, row as Business) > 0);
  const rows = CATEGORIES.filter((row) => has(row) || held(row)).map((row): Row => ({
    name: (BUSINESSES as string[]).includes(row) ? t(`kind-${row}`) : t(`page-sheet-${row}`),
    kind: row,
    shares: PLAYERS.map((player) => ({ seat: player, points: counted(scores[player])[row], why: why[row](player) })),
  }));
  const total: Row = { name: t('page-sheet-total'), kind: 'total', shares: PLAYERS.map((player) => ({ seat: player, points: scores[player].total, why: '' })) };
  return [...rows, total];
}

const lineName = ({ line, index }: GameEvent): string =>
  t(line === 'row' ? 'page-row' : 'page-column', { number: line === 'row' ? (index as number) + 1 : ('abcdef'[index as number] ?? '') });

/** Every line that brought somebody points, in the order in which they were scored. */
function chicago(view: ChicagoView, events: GameEvent[], rank: Partial<Record<Gang, number>>): Row[] {
  const gangs = Object.keys(view.rank) as Gang[];
  const scored = events.filter(({ kind, winner, points }) => kind === 'line_scored' && gangs.includes(winner as Gang) && (points as number) > 0);
  const rows = scored.map((event): Row => ({
    name: lineName(event),
    kind: 'line',
    shares: gangs.map((gang) => ({ seat: gang, points: event.winner === gang ? (event.points as number) : 0, why: '' })),
  }));
  return [...rows, { name: t('page-sheet-total'), kind: 'total', shares: gangs.map((gang) => ({ seat: gang, points: rank[gang] ?? 0, why: '' })) }];
}

/** The count of a game that is over; nothing where nothing is counted, as after somebody gave up. */
export function count(model: TableModel): Row[] {
  const { view, info, position, log } = model;
  if (!view || !info || !position?.outcome || position.outcome.ended) return [];
  const result = position.outcome.result as SmileResult | GangsterResult | null;
  if (!isCity(view)) return chicago(view, log.map(({ event }) => event), ((result as GangsterResult | null)?.scores ?? view.rank) as Partial<Record<Gang, number>>);
  const scores = (result as SmileResult | null)?.scores ?? (position.forecast as CityForecast | undefined)?.scores;
  return scores ? city(view, info.setup as CitySetup, scores) : [];
}
