// How a game ended, in one sentence to whoever looks on, and everybody's points.

import { isGang, isYou, nameAt } from './names';
import { GANGS, PLAYERS, smileSetup } from './games';
import type { Ended, GangsterResult, Outcome, Score, SeatName, SmileResult, SmileSetup, TableInfo } from './protocol';
import { find, t } from './words.svelte';

/** What the texts of an end want to know of a seat. */
function winner(info: TableInfo, seat: SeatName): { player: string; who: 'you' | 'other' } {
  return { player: nameAt(info, seat), who: isYou(info, seat) ? 'you' : 'other' };
}

type Result = SmileResult | GangsterResult;

/** Everybody's points, in the order of the seats. */
function scored(result: Result): { seat: SeatName; score: number | Score }[] {
  if ('capone' in result) return GANGS.map((seat) => ({ seat, score: result.scores[seat] ?? 0 })).filter(({ seat }) => result.scores[seat] !== undefined);
  return PLAYERS.map((seat) => ({ seat, score: result.scores[seat] }));
}

/** The same, the most first. */
function standing(result: Result): { seat: SeatName; points: number }[] {
  const points = scored(result).map(({ seat, score }) => ({ seat, points: typeof score === 'number' ? score : score.total }));
  return points.sort((one, two) => two.points - one.points);
}

/** Whoever won, where somebody did: alone it may be the gang. */
export function winnerOf(info: TableInfo, { result, ended }: Outcome): SeatName | null {
  const seats: SeatName[] = smileSetup(info.setup) ? PLAYERS : info.seats.map(({ seat }) => seat);
  const others = seats.filter((seat) => seat !== ended?.by);
  if (ended) return ended.by && others.length === 1 ? others[0]! : null;
  const setup = smileSetup(info.setup);
  if (setup?.mode === 'solo' && result && 'won' in result) {
    const human = setup.human ?? 'green';
    return result.won || result.rank ? human : human === 'green' ? 'yellow' : 'green';
  }
  return result?.winner ?? null;
}

/** Won or lost, with the points of whoever looks on first; for those who only watch the winner's. */
function against(info: TableInfo, result: Result, best: SeatName, capone: boolean): string {
  const all = standing(result);
  const me = all.find(({ seat }) => isYou(info, seat));
  const of = (seat: SeatName) => all.find((one) => one.seat === seat)?.points ?? 0;
  const name = nameAt(info, best);
  if (me && me.seat !== best) {
    const key = all.length > 2 ? 'page-end-you-lose-to' : capone ? 'page-end-you-lose-capone' : 'page-end-you-lose';
    return t(key, { own: me.points, rival: of(best), name });
  }
  const rival = all.find(({ seat }) => seat !== best)?.points ?? 0;
  if (me) return t(capone ? 'page-end-you-capone' : 'page-end-you-win', { own: me.points, rival });
  return t(capone ? 'page-end-capone' : 'page-end-wins', { name, own: of(best), rival });
}

function alone(setup: SmileSetup, result: SmileResult): string | undefined {
  if (result.rank) return find('smile-result-rank', { rank: result.rank, name: t(`rank-${result.rank}`), text: t(`rank-${result.rank}.text`) });
  if (result.lost_at_once) return t('page-end-at-once');
  const human = setup.human ?? 'green';
  const own = result.scores[human].total;
  const rival = result.scores[human === 'green' ? 'yellow' : 'green'].total;
  const versus = !setup.mission || setup.mission_hard === true;
  if (result.won) return versus ? t('page-end-you-win', { own, rival }) : t('page-end-you-reach', { own });
  if (versus && !result.beat_gang) return t('page-end-you-lose', { own, rival });
  return t(result.target_met === false ? 'page-end-too-few' : 'page-end-condition', { own, rival });
}

function two(info: TableInfo, result: SmileResult): string | undefined {
  if (!result.winner) return t('page-end-draw', { own: result.scores.green.total });
  const broken = result.tie_break && find(`smile-result-${result.tie_break}`, winner(info, result.winner));
  return broken ?? against(info, result, result.winner, false);
}

function gangster(info: TableInfo, result: GangsterResult): string | undefined {
  if (!result.winner) return t('page-end-draw', { own: 0 });
  if (result.tie_break) return find('gangster-result-reached_first', winner(info, result.winner));
  return against(info, result, result.winner, result.capone !== null);
}

/** An end outside the rules. */
function ended(info: TableInfo, { how, by }: Ended): string | undefined {
  if (!by) return find(`ended-${how}`);
  const others = info.seats.filter(({ seat }) => seat !== by && !isGang(info.setup, seat));
  const [other] = others;
  const you = isYou(info, by);
  const names = { player: nameAt(info, by), winner: other ? nameAt(info, other.seat) : '' };
  if (others.length > 1) return find(`ended-${how}`, { ...names, outcome: you ? 'you_nobody' : 'nobody' });
  if (!other) return find(`ended-${how}`, { ...names, outcome: you ? 'you_alone' : 'lost' });
  return find(`ended-${how}`, { ...names, outcome: you ? 'you_lose' : isYou(info, other.seat) ? 'you_win' : 'won' });
}

/** "You win, 59 to 19."; nothing, as long as the texts aren't there. */
export function verdict(info: TableInfo, { result, ended: early }: Outcome): string | undefined {
  if (!result) return early ? ended(info, early) : undefined;
  if ('capone' in result) return gangster(info, result);
  const setup = smileSetup(info.setup);
  return setup?.mode === 'solo' ? alone(setup, result) : two(info, result);
}

/** Where points come from, in the order of the rules. */
const PARTS = ['hats', 'face_down', 'gambling', 'weapons', 'contraband', 'soulmate', 'solo_tokens', 'card'] as const;

function parts(info: TableInfo, score: Score): string {
  const card = t(`shadow-${smileSetup(info.setup)?.shadow}`);
  const told = PARTS.filter((part) => score[part] !== 0).map((part) => t(`smile-points-${part}`, { points: score[part], card }));
  return told.length > 0 ? told.join(', ') : t('smile-points-nothing');
}

function points(info: TableInfo, seat: SeatName, score: number | Score): string {
  const player = isYou(info, seat) ? t('page-you.start') : nameAt(info, seat);
  if (typeof score === 'number') return t('gangster-result-score', { player, rank: score });
  return t('smile-result-score', { player, total: score.total, parts: parts(info, score), monopolies: score.monopolies });
}

/** The end with its sentences in the words of this table: everybody's points, what was demanded, the verdict. */
export function ending(info: TableInfo, outcome: Outcome): Outcome {
  const { says, result } = outcome;
  const last = verdict(info, outcome);
  if (!says || last === undefined) return outcome;
  const scores = result ? scored(result) : [];
  const demanded = says.slice(scores.length, -1);
  return { ...outcome, says: [...scores.map(({ seat, score }) => points(info, seat, score)), ...demanded, last] };
}
