// How many taps, clicks or drags a turn takes, played through the page on a desk and on a phone against a real server:
// npm run taps, with the server's address in BACKROOM. `npm run taps -- reroll phone` counts only what has that in its name, and only there.
// What ends a turn is confirmed once, and that is counted, too.
import { build } from 'vite';
import { serve } from './browser.mjs';
import { sit } from './hand.mjs';

const BOTH = { seats: { green: 'me', yellow: 'here' } };
const smile = (infusion = 'last_chance', shadow = 'badge') => ({ game: 'smile-and-gun', setup: { edition: 'german', shadow, infusion, first: 'green' }, ...BOTH });
const gangster = { game: 'gangster', setup: { gangs: ['red', 'blue'], first: 'red' }, seats: { red: 'me', blue: 'here' } };

const one = (list) => list[Math.floor(Math.random() * list.length)];
const asks = (...kinds) => (ask) => kinds.includes(ask.prompt.kind);
const has = (kind) => (ask) => ask.choices.some((choice) => choice.kind === kind);
const any = (hand, kind) => one(hand.ask.choices.filter((choice) => choice.kind === kind));
const district = (number) => `district:${number}`;
const pile = (number, colour) => `pile:${number}:${colour}`;
const field = ([row, column]) => `field:${row}.${column}`;
const token = ({ kind, value, squares }) => `${kind}.${value}.${squares}`;
const option = ({ id }) => `option:${id}`;
/** The flask that a choice would use up; a button where there is none to touch. */
const flask = (hand, choice) => [`held:${hand.ask.seat}:infusion.0.${choice.infusion}.up.-`, option(choice)];

/** Whose turn it is: over when that changes. */
const turn = (hand) => {
  const { turn, view, outcome } = hand.seen.update;
  return `${outcome ? 'over' : turn?.seat} ${view.round ?? ''} ${view.phase ?? ''}`;
};
/** A number that changes with every decision. */
const seq = (hand) => hand.seen.update.seq;
const changed = (hand, what = seq) => {
  const before = what(hand);
  return () => what(hand) !== before;
};

/** Dice with this action among them: the movement and the action. */
function draft(hand, action) {
  const choices = hand.ask.choices.filter((choice) => choice.kind === 'draft' && choice.action === action && choice.movement !== action);
  return one(choices);
}
const drafting = (action) => (ask) => ask.prompt.kind === 'draft' && ask.choices.some((choice) => choice.kind === 'draft' && choice.action === action && choice.movement !== action) && has('use')(ask);
async function dice(hand, action) {
  const { movement } = draft(hand, action);
  await hand.pick(`die:${movement}`);
  await hand.pick(`die:${action}`);
}

const ACTIONS = {
  1: async (hand) => hand.pick(district(any(hand, 'police').district)),
  2: shift,
  3: shift,
  4: async (hand) => hand.pick(...remove(hand)),
  5: async (hand) => hand.pick(...remove(hand)),
  6: async (hand) => {
    const [first, second] = any(hand, 'pair').districts;
    await hand.pick(district(first));
    await hand.pick(district(second));
  },
};
const remove = (hand) => {
  const { district: at, colour } = any(hand, 'remove');
  return [pile(at, colour)];
};
async function shift(hand) {
  await hand.pick(pile(any(hand, 'from').district, hand.ask.seat));
  await hand.finish(() => asks('shift_to')(hand.ask));
  await hand.pick(district(any(hand, 'to').district));
}
/** Windows that stop the turn are gone over, and counted. */
async function toAction(hand, kind = 'act') {
  for (let n = 0; n < 60 && !(hand.ask && asks(kind)(hand.ask)); n += 1) if (!(await hand.goOn())) await hand.page.waitForTimeout(30);
}

const smileTurn = (action) => ({
  name: `turn with an action die of ${action}, infusion in hand`,
  most: [1, 4, 5].includes(action) ? 4 : 5,
  wish: smile(),
  from: drafting(action),
  async play(hand) {
    const over = changed(hand, turn);
    await dice(hand, action);
    await toAction(hand);
    await ACTIONS[action](hand);
    await hand.finish(over);
  },
});

/** A turn whose infusion has no other window than one that is passed. */
const passing = (infusion) => ({ ...smileTurn(1), name: `turn with an action die of 1, ${infusion} in hand`, wish: smile(infusion), from: (ask, view) => drafts(1)(ask) && view.players[ask.seat].tokens.some(({ kind, face }) => kind === 'infusion' && face === 'up') });
const drafts = (action) => (ask) => ask.prompt.kind === 'draft' && ask.choices.some((choice) => choice.action === action && choice.movement !== action);

/** The move by drag: dice onto their slots, a henchman onto a district. */
const dragged = {
  name: 'turn with an action die of 2, all dragged',
  most: 4,
  only: 'desk',
  wish: smile(),
  from: drafting(2),
  async play(hand) {
    const over = changed(hand, turn);
    const { movement } = draft(hand, 2);
    await hand.drag(`die:${movement}`, 'slot:move');
    await hand.drag('die:2', 'slot:act');
    await toAction(hand);
    const from = any(hand, 'from').district;
    await hand.drag(pile(from, hand.ask.seat), district((from + 1) % 9));
    await hand.finish(over);
  },
};

const reroll = (count) => ({
  name: `reroll of ${count}`,
  most: count + 2,
  wish: smile(),
  from: (ask, view) => asks('draft')(ask) && has('use')(ask) && new Set(view.pool).size > 2,
  async play(hand) {
    const over = changed(hand);
    await hand.pick(...flask(hand, any(hand, 'use')));
    await asked(hand, 'reroll');
    for (let n = 0; n < count; n += 1) await hand.pick(`roll:${n}`);
    await hand.finish(over);
  },
});

/** An infusion: its flask, what it asks for, and no more. */
const infusion = (card, window, most, act) => ({
  name: `infusion: ${card}`,
  most,
  wish: smile(card),
  from: (ask) => asks('draft')(ask),
  /** Up to the window nothing is counted; a window that was passed is gone back to by touching the flask. */
  async before(hand) {
    const at = asks(window);
    if (window === 'draft') return;
    const { movement, action } = any(hand, 'draft');
    await hand.pick(`die:${movement}`);
    await hand.pick(`die:${action}`);
    await hand.until(() => at(hand.ask) || asks('act')(hand.ask));
  },
  async play(hand) {
    const seat = hand.ask.seat;
    const held = hand.view.players[seat].tokens.find(({ kind, face }) => kind === 'infusion' && face === 'up');
    const use = hand.ask.choices.find(({ kind }) => kind === 'use');
    await hand.pick(`held:${seat}:infusion.0.${held.squares}.up.-`, ...(use ? [option(use)] : []));
    await act(hand);
  },
});
const asked = (hand, kind) => hand.finish(() => hand.ask && asks(kind)(hand.ask));

const INFUSIONS = [
  infusion('dragging_arms', 'draft', 3, async (hand) => {
    const over = changed(hand);
    await asked(hand, 'drag');
    const { colour, from } = any(hand, 'cube');
    await hand.pick(pile(from, colour));
    await asked(hand, 'drag_to');
    await hand.pick(district(any(hand, 'to').district));
    await hand.finish(over);
  }),
  infusion('quick_step', 'move', 2, async (hand) => {
    await asked(hand, 'quick_step');
    const over = changed(hand);
    await hand.pick(`space:${any(hand, 'space').space}`);
    await hand.finish(over);
  }),
  infusion('shell_game', 'place', 3, async (hand) => {
    await asked(hand, 'shell_game');
    const over = changed(hand);
    const [first, second] = any(hand, 'shell').districts;
    await hand.pick(district(first));
    await hand.pick(district(second));
    await hand.finish(over);
  }),
  infusion('overwhelm', 'act', 3, async (hand) => {
    const over = changed(hand, turn);
    await asked(hand, 'overwhelm');
    await hand.pick(district(any(hand, 'to').district));
    await hand.finish(over);
  }),
  infusion('slippery', 'act', 4, async (hand) => {
    const over = changed(hand);
    await asked(hand, 'give');
    const { kind, value, squares, face } = any(hand, 'give').held;
    await hand.pick(`held:${hand.ask.seat}:${kind}.${value}.${squares}.${face ?? '-'}.-`);
    await asked(hand, 'swap');
    const choice = hand.ask.choices.find(({ face }) => face !== 'down');
    const { district: at } = choice.preview.find(({ kind }) => kind === 'took');
    await hand.pick(`token:${at}:${token(choice.token)}`);
    await hand.finish(over);
  }),
];
// It needs something of one's own to give: not before the second round.
INFUSIONS.at(-1).from = (ask, view) => asks('draft')(ask) && ['infusion', 'other'].every((what) => view.players[ask.seat].tokens.some(({ kind, face }) => (what === 'infusion' ? kind === what && face === 'up' : kind !== 'infusion')));

/** A single question, answered by what lies on the table. */
const question = (name, most, wish, from, answer) => ({
  name,
  most,
  wish,
  from,
  async play(hand) {
    const over = changed(hand);
    await answer(hand);
    await hand.finish(over);
  },
});
const taking = (fits) => (ask) => asks('take')(ask) && ask.choices.length > 1 && ask.choices.some((choice) => choice.kind === 'take' && fits(choice));
const takes = (fits) => (hand) => one(hand.ask.choices.filter((choice) => choice.kind === 'take' && fits(choice)));
const at = (hand, choice) => `token:${hand.ask.prompt.district}:${token(choice.token)}`;
const up = takes(({ face, on }) => face !== 'down' && on === null);
const down = takes(({ face, on }) => face === 'down' && on === null);
const doubled = takes(({ face, on }) => face !== 'down' && on !== null);

const QUESTIONS = [
  question('taking a token', 1, smile(), taking(({ face }) => face !== 'down'), (hand) => hand.pick(at(hand, up(hand)))),
  question('taking a token face down', 2, smile(), taking(({ face }) => face === 'down'), async (hand) => {
    const choice = down(hand);
    // Where the face is asked before the token, and where it is asked after it.
    if ((await hand.lit('face:down').count()) > 0) await hand.pick('face:down');
    await hand.pick(at(hand, choice));
    if ((await hand.lit(option(choice)).count()) > 0) await hand.pick(option(choice));
  }),
  question('taking a token onto an infusion', 2, smile('knockoff'), taking(({ on }) => on !== null), async (hand) => {
    const choice = doubled(hand);
    const held = `held:${hand.ask.seat}:infusion.0.${choice.on}.up.-`;
    if ((await hand.lit(held).count()) > 0) await hand.pick(held);
    await hand.pick(at(hand, choice));
    if ((await hand.lit(option(choice)).count()) > 0) await hand.pick(option(choice));
  }),
  question('bonus of less heat', 2, smile(), has('add'), (hand) => {
    const { district: where, colour } = one(hand.ask.choices.filter(({ kind, count }) => kind === 'add' && count === 1));
    return hand.pick(pile(where, colour));
  }),
  question('no bonus of less heat', 2, smile(), has('add'), (hand) => hand.pick(option(any(hand, 'pass')))),
  question('two police for less heat', 3, smile(), has('add'), async (hand) => {
    await hand.pick('add:police:2');
    await hand.pick(district(4));
  }),
  question('the Collector’s die', 2, smile('last_chance', 'collector'), asks('collect'), (hand) => hand.pick(`heat:${hand.ask.seat}:${any(hand, 'collect').die}`, option(any(hand, 'collect')))),
  question('who uses the Collector first', 2, smile('last_chance', 'collector'), asks('order'), (hand) => hand.pick(`player:${any(hand, 'first').player}`, option(any(hand, 'first')))),
  question('the Water Creature’s action', 3, smile('last_chance', 'water_creature'), (ask) => asks('may_act')(ask) && [1, 4, 5].includes(ask.prompt.die), async (hand) => {
    if (has('police')(hand.ask)) await hand.pick(district(any(hand, 'police').district));
    else await hand.pick(...remove(hand));
  }),
  question('the Mayor’s henchmen', 2, smile('last_chance', 'mayor'), has('mayor'), (hand) => hand.pick(option(any(hand, 'mayor')))),
  question('the Cursed’s die', 1, smile('last_chance', 'cursed'), (ask) => has('take_die')(ask) && ask.choices.length > 1, (hand) => hand.pick('leftover')),
  question('replacing a police officer', 2, smile('enthralling'), asks('enthral'), (hand) => hand.pick(...flask(hand, any(hand, 'enthral')))),
];

const gangsterTurn = (name, most, from, act) => ({
  name: `Gangster: ${name}`,
  most,
  wish: gangster,
  from: (ask, view) => asks('turn')(ask) && from(ask, view),
  async play(hand) {
    const over = changed(hand, turn);
    await act(hand);
    await hand.finish(over);
  },
});
const on = (board, test) => board.flatMap((row, r) => row.map((piece, c) => ({ piece, at: [r, c] }))).filter(({ piece, at }) => test(piece, at));
const beside = ([row, column]) => [[row - 1, column], [row + 1, column], [row, column - 1], [row, column + 1]].filter(([r, c]) => r >= 0 && c >= 0 && r < 6 && c < 6);
const alive = (board) => on(board, (piece) => piece?.alive);
const free = (board) => on(board, (piece) => !piece);
const pairs = (board, first, second) => alive(board).filter(({ piece }) => first(piece)).flatMap(({ at }) => beside(at).filter(([r, c]) => second(board[r][c])).map((to) => [at, to]));
const shooters = (ask, view) => pairs(view.board, ({ gang }) => gang === ask.seat, (piece) => piece?.alive);
const movers = (ask, view) => pairs(view.board, ({ gang }) => gang !== ask.seat, (piece) => !piece);
const ownMovers = (ask, view) => pairs(view.board, ({ gang }) => gang === ask.seat, (piece) => !piece);

const GANGSTER = [
  gangsterTurn('placing one of your own', 3, has('own'), async (hand) => {
    await hand.pick(`own:${hand.ask.seat}.${any(hand, 'own').power}`);
    await hand.pick(field(one(free(hand.view.board)).at));
  }),
  gangsterTurn('placing an open one', 3, has('open'), async (hand) => {
    const { gang, power } = any(hand, 'open').gangster;
    await hand.pick(`open:${gang}.${power}`);
    await hand.pick(field(one(free(hand.view.board)).at));
  }),
  gangsterTurn('drawing blind', 4, has('draw'), async (hand) => {
    await hand.pick(`stack:${any(hand, 'draw').stack}`);
    await hand.finish(() => asks('lay')(hand.ask));
    await hand.pick(field(one(free(hand.view.board)).at));
  }),
  gangsterTurn('moving somebody else’s', 3, (ask, view) => has('move')(ask) && movable(ask, view, movers), (hand) => fromTo(hand, movers)),
  gangsterTurn('moving one of your own, who could shoot', 3, (ask, view) => has('move')(ask) && has('shoot')(ask) && movable(ask, view, ownMovers), (hand) => fromTo(hand, ownMovers)),
  gangsterTurn('shooting', 3, (ask, view) => has('shoot')(ask) && shooters(ask, view).length > 0, (hand) => fromTo(hand, shooters)),
];
GANGSTER.push(
  {
    ...gangsterTurn('placing one of your own, dragged', 2, has('own'), (hand) => hand.drag(`own:${hand.ask.seat}.${any(hand, 'own').power}`, field(one(free(hand.view.board)).at))),
    only: 'desk',
  },
  {
    ...gangsterTurn('moving somebody else’s, dragged', 2, (ask, view) => has('move')(ask) && movable(ask, view, movers), async (hand) => {
      for (const [from, to] of movers(hand.ask, hand.view)) if ((await hand.lit(field(from)).count()) > 0) return hand.drag(field(from), field(to));
    }),
    only: 'desk',
  },
);
GANGSTER.push({
  ...question('Gangster: which of two lines first', 2, gangster, asks('score'), (hand) => {
    const { line } = any(hand, 'line');
    const [row, column] = hand.ask.prompt.field;
    return hand.pick(`line:${line}:${line === 'row' ? row : column}`);
  }),
});
/** More than the one from the turn before, which can't be moved. */
const movable = (ask, view, which) => new Set(which(ask, view).map(([from]) => field(from))).size > 1;
async function fromTo(hand, which) {
  for (const [from, to] of which(hand.ask, hand.view)) {
    if ((await hand.lit(field(from)).count()) === 0) continue;
    await hand.pick(field(from));
    return hand.pick(field(to));
  }
  throw new Error('nobody who could is lit');
}

const SCENES = [...[1, 2, 3, 4, 5, 6].map(smileTurn), passing('quick_step'), passing('shell_game'), passing('slippery'), dragged, ...[1, 2, 4].map(reroll), ...INFUSIONS, ...QUESTIONS, ...GANGSTER];

/** Plays to where the scene begins, on as many tables as it takes. */
async function begin(hand, scene) {
  for (let n = 0; n < 12; n += 1) {
    await hand.lay(scene.wish);
    if (await hand.forward(scene.from)) return true;
  }
  return false;
}

async function counted(hand, scene) {
  for (let tries = 0; ; tries += 1) {
    try {
      if (!(await begin(hand, scene))) return 'never came up';
      await scene.before?.(hand);
      return await hand.count(scene.play);
    } catch (error) {
      if (tries >= 2) return String(error).split('\n')[0];
    }
  }
}

const [, , wanted = '', where = ''] = process.argv;
if (!process.env.BUILT) await build({ logLevel: 'warn' });
const server = await serve('production');
const rows = new Map();
let wrong = 0;
for (const device of ['desk', 'phone'].filter((name) => name.includes(where))) {
  const hand = await sit(server.url, device);
  for (const scene of SCENES) {
    if (!scene.name.includes(wanted) || (scene.only && scene.only !== device)) continue;
    const taps = await counted(hand, scene);
    const fine = typeof taps === 'number' && taps <= scene.most;
    if (!fine) wrong += 1;
    rows.set(scene.name, { ...rows.get(scene.name), most: scene.most, [device]: taps });
    console.log(`${fine ? ' ' : '!'} ${device.padEnd(5)} ${String(taps).padStart(2)} of ${scene.most}  ${scene.name}${fine && !process.env.VERBOSE ? '' : `  (${hand.done.join(', ')})`}`);
  }
  await hand.close();
}
await server.close();
console.log('\n| what | at most | desk | phone |\n|---|---|---|---|');
for (const [name, { most, desk = '', phone = '' }] of rows) console.log(`| ${name} | ${most} | ${desk} | ${phone} |`);
console.log(wrong === 0 ? 'all is well' : `${wrong} take more`);
process.exitCode = wrong === 0 ? 0 : 1;
