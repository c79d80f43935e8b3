// Lets events happen on a view, one by one, so that each can be seen where it happens. The view that the server sent
// is the truth and replaces whatever this made; nothing here decides anything.

import { patch } from './patch';
import { gangsterKey, heldKey, tokenKey } from './targets';
import type {
  Business,
  ChicagoView,
  CityView,
  Colour,
  Field,
  GameEvent,
  Gang,
  Gangster,
  Held,
  Party,
  Player,
  Token,
  View,
} from './types';
import { isCity } from './types';

const isPlayer = (party: unknown): party is Player => party === 'green' || party === 'yellow';

function without<T>(list: T[], key: (item: T) => string, wanted: string): T[] {
  const at = list.findIndex((item) => key(item) === wanted);
  return at < 0 ? list : list.toSpliced(at, 1);
}

const plain = ({ kind, value, squares }: Token): Token => ({ kind, value, squares });
const sorted = (dice: number[]): number[] => dice.toSorted((one, two) => one - two);
const withoutDie = (dice: number[], value: number): number[] => without(dice, String, String(value));

/** Where else dice lie than in the pool is told by an event of its own. */
const ASIDE = ['collector', 'roses'];

function cubes(view: CityView, at: unknown, colour: unknown, by: number): void {
  const here = view.districts[at as number];
  if (here) here.cubes[colour as Colour] += by;
}

function pileUp(pile: CityView['bag'], token: Token, by: number): void {
  const found = pile.find((entry) => tokenKey(entry.token) === tokenKey(token));
  if (found) found.count += by;
  else if (by > 0) pile.push({ token: plain(token), count: by });
}

function takeFrom(view: CityView, at: unknown, token: Token): void {
  const here = view.districts[at as number];
  if (here) here.tokens = without(here.tokens, tokenKey, tokenKey(token));
}

const infusion = (squares: unknown): Held => ({ kind: 'infusion', value: 0, squares: squares as number, face: 'up', on: null });

function lose(view: CityView, player: unknown, held: Held): void {
  const side = view.players[player as Player];
  side.tokens = without(side.tokens, heldKey, heldKey(held));
}

function took(view: CityView, event: GameEvent): void {
  const held = event.held as Held;
  takeFrom(view, event.district, held);
  const party = event.party as Party;
  if (!isPlayer(party)) return;
  if (held.on !== null) lose(view, party, infusion(held.on));
  view.players[party].tokens.push(held);
}

const CITY: Record<string, (view: CityView, event: GameEvent) => void> = {
  first_player: (v, e) => (v.first = e.player as Player),
  dealt: (v, e) => {
    const token = e.token as Token;
    if (isPlayer(e.to)) v.players[e.to].tokens.push({ ...token, face: e.face as Held['face'], on: null });
    else v.districts[e.to as number]?.tokens.push(token);
    pileUp(v.bag, token, -1);
  },
  round_began: (v, e) => {
    v.round = e.round as number;
    v.phase = 1;
    v.leftover = null;
    v.pool = [];
    v.players.green.action_dice = [];
    v.players.yellow.action_dice = [];
  },
  picked_up: (v, e) => (v.pool = (e.dice as number[]).reduce(withoutDie, v.pool)),
  rolled: (v, e) => {
    if (!ASIDE.includes(e.why as string)) v.pool = sorted([...v.pool, ...(e.dice as number[])]);
  },
  left_over: (v, e) => {
    v.leftover = e.die as number;
    v.pool = [];
  },
  action_die: (v, e) => {
    const side = v.players[e.player as Player];
    side.action_dice = side.action_dice.with(side.action_dice.indexOf(e.old as number), e.die as number);
  },
  drawn: (v, e) => {
    v.districts[e.district as number]?.tokens.push(e.token as Token);
    pileUp(v.bag, e.token as Token, -1);
  },
  cubes_added: (v, e) => cubes(v, e.district, e.colour, e.count as number),
  cubes_removed: (v, e) => cubes(v, e.district, e.colour, -(e.count as number)),
  cube_moved: (v, e) => {
    cubes(v, e.from, e.colour, -1);
    cubes(v, e.to, e.colour, 1);
  },
  police_turned: (v, e) => {
    cubes(v, e.district, 'police', -(e.count as number));
    cubes(v, e.district, e.player, e.count as number);
  },
  drafted: (v, e) => {
    v.pool = withoutDie(withoutDie(v.pool, e.movement as number), e.action as number);
    v.players[e.player as Player].action_dice.push(e.action as number);
  },
  boss_moved: (v, e) => (v.players[e.player as Player].boss = e.to as number),
  shadow_moved: (v, e) => (v.shadow_space = e.to as number),
  infusion_used: (v, e) => lose(v, e.player, infusion(e.squares)),
  marked: (v, e) => v.players[e.player as Player].tokens.push({ ...infusion(e.squares), used: true }),
  phase_began: (v, e) => (v.phase = e.phase as number),
  took,
  discarded: (v, e) => takeFrom(v, e.district, e.token as Token),
  onto_pile: (v, e) => pileUp(v.discard, e.token as Token, 1),
  bag_refilled: (v) => {
    v.discard.filter(({ token }) => token.kind === 'hat').forEach(({ token, count }) => pileUp(v.bag, token, count));
    v.discard = [];
  },
  gave_up: (v, e) => lose(v, e.player, e.held as Held),
  into_bag: (v, e) => pileUp(v.bag, e.token as Token, 1),
  gave: (v, e) => {
    lose(v, e.player, e.held as Held);
    v.districts[e.district as number]?.tokens.push(plain(e.held as Held));
  },
  onto_card: (v, e) => (v.on_card[e.player as Player] += e.count as number),
  virtual_marker: (v, e) => (v.players[e.player as Player].markers[(e.token as Token).kind as Business] += 1),
  solo_token: (v, e) => (v.players[e.player as Player].solo_tokens += 1),
  gumshoe_to: (v, e) => (v.gumshoe = e.holder as Player | null),
  cleared: (v, e) => {
    const here = v.districts[e.district as number];
    if (here) here.cubes = { green: 0, yellow: 0, police: 0 };
  },
};

function put(view: ChicagoView, [row, column]: Field, piece: ChicagoView['board'][number][number]): void {
  const line = view.board[row];
  if (line) line[column] = piece;
}

const CHICAGO: Record<string, (view: ChicagoView, event: GameEvent) => void> = {
  first_player: (v, e) => (v.player = e.player as Gang),
  next_player: (v, e) => (v.player = e.player as Gang),
  ended: (v) => (v.player = null),
  revealed: (v, e) => {
    v.stacks[e.stack as 0 | 1] -= 1;
    if (e.why === 'open') v.open.push(e.gangster as Gangster);
  },
  laid: (v, e) => {
    const gangster = e.gangster as Gangster;
    const player = e.player as Gang;
    const key = gangsterKey(gangster);
    if (e.from === 'own') v.own[player] = without(v.own[player] ?? [], gangsterKey, key);
    if (e.from === 'open') v.open = without(v.open, gangsterKey, key);
    put(v, e.field as Field, { ...gangster, alive: true });
  },
  moved: (v, e) => {
    const [row, column] = e.from as Field;
    put(v, e.to as Field, v.board[row]?.[column] ?? null);
    put(v, e.from as Field, null);
  },
  shot: (v, e) => {
    const [row, column] = e.victim as Field;
    const piece = v.board[row]?.[column];
    if (piece) put(v, e.victim as Field, { ...piece, alive: false });
    v.bullets[e.player as Gang] = e.bullets as number;
  },
  rose: (v, e) => (v.rank[e.player as Gang] = e.rank as number),
};

/** The view after the event: as the engine says, if it was asked, or else as the event does. */
export function happen(view: View, event: GameEvent): View {
  if (event.changes) return patch(view, event.changes);
  const next = structuredClone(view);
  if (isCity(next)) CITY[event.kind]?.(next, event);
  else CHICAGO[event.kind]?.(next, event);
  return next;
}
