// Watches a table at every animation frame: what is drawn must be a true position, one of those that the server told of, in
// their order. Positions are put together here from what comes over the socket, apart from the page's own code.

/** Runs in the page, before anything else. */
function watcher() {
  const PLAYERS = ['green', 'yellow'];
  const COLOURS = ['green', 'yellow', 'police'];
  const NINE = [...Array(9).keys()];
  const SIX = [...Array(6).keys()];
  const sorted = (list) => list.map(String).sort().join(' ');
  const all = (selector, part = document) => [...part.querySelectorAll(selector)];
  const suffix = (element, count) => element.dataset.target.split(':').slice(count).join(':');
  const tokenKey = ({ kind, value, squares }) => `${kind}.${value}.${squares}`;
  const heldKey = (held) => `${tokenKey(held)}.${held.face ?? '-'}.${held.on ?? '-'}${held.used ? '.used' : ''}`;
  const sum = (piles) => piles.reduce((total, { count }) => total + count, 0);

  /** What can be counted of a view. */
  function told(view) {
    const found = {};
    if (view.districts) {
      found.pool = sorted(view.pool);
      found.leftover = String(view.leftover !== null);
      found.bag = String(sum(view.bag));
      found.discard = String(sum(view.discard));
      found['tokens in the city'] = String(view.districts.reduce((total, { tokens }) => total + tokens.length, 0));
      NINE.forEach((n) => {
        found[`tokens in ${n}`] = sorted(view.districts[n].tokens.map(tokenKey));
        COLOURS.forEach((colour) => (found[`${colour} in ${n}`] = String(view.districts[n].cubes[colour])));
      });
      PLAYERS.forEach((player) => {
        found[`dice of ${player}`] = sorted(view.players[player].action_dice);
        found[`tokens of ${player}`] = sorted(view.players[player].tokens.map(heldKey));
      });
      return found;
    }
    SIX.forEach((row) => SIX.forEach((column) => {
      const piece = view.board[row][column];
      found[`field ${row}.${column}`] = piece ? `${piece.power}${piece.alive ? '' : ' dead'}` : '';
    }));
    found['on the board'] = String(view.board.flat().filter(Boolean).length);
    found.open = sorted(view.open.map(({ gang, power }) => `${gang}.${power}`));
    found.stacks = view.stacks.join(' ');
    const gangs = ['red', 'blue', 'yellow', 'grey'].filter((gang) => view.rank[gang] !== undefined);
    found.own = gangs.map((gang) => sorted(view.own[gang].map(({ power }) => `${gang}.${power}`))).join(' | ');
    found.bullets = gangs.map((gang) => view.bullets[gang]).join(' ');
    found.rank = gangs.map((gang) => view.rank[gang]).join(' ');
    return found;
  }

  function drawnSmile() {
    const found = {};
    const dice = all('.dice [data-target]');
    // Once it is over the dice give way to the count.
    if (document.querySelector('.leftover')) found.leftover = String(document.querySelector('.leftover dd svg') !== null);
    // On a phone dice lie in heaps, and dice that are picked to be rolled are known by their place.
    if (document.querySelector('.dice') && !document.querySelector('.narrow') && dice.every(({ dataset }) => dataset.target.startsWith('die:'))) found.pool = sorted(dice.map((die) => suffix(die, 1)));
    const values = all('.city > .value').map(({ textContent }) => textContent);
    [found.bag, found.discard] = [values[2], values[3]];
    // Also one that only flies past counts.
    found['tokens in the city'] = String(all('.city .tile.frame').length);
    NINE.forEach((n) => {
      found[`tokens in ${n}`] = sorted(all(`[data-target^="token:${n}:"]`).map((token) => suffix(token, 2)));
      COLOURS.forEach((colour) => (found[`${colour} in ${n}`] = document.querySelector(`[data-target="pile:${n}:${colour}"] .count`)?.textContent ?? '0'));
    });
    if (document.querySelector('section.player')) {
      PLAYERS.forEach((player) => {
        found[`dice of ${player}`] = sorted(all(`.player [data-target^="heat:${player}:"]`).map((die) => suffix(die, 2)).filter((die) => die !== '0'));
        found[`tokens of ${player}`] = sorted(all(`.player [data-target^="held:${player}:"]`).map((held) => suffix(held, 2)));
      });
    }
    return found;
  }

  function drawnGangster() {
    const found = {};
    all('.chicago [data-target^="field:"]').forEach((field) => {
      const tile = all('.tile', field).find((one) => !one.closest('.ghost'));
      const power = tile?.parentElement.querySelector('.power, .was')?.textContent ?? '';
      found[`field ${suffix(field, 1)}`] = `${power}${tile?.matches('.dead') ? ' dead' : ''}`;
    });
    found['on the board'] = String(all('.chicago .tile').filter((tile) => !tile.closest('.ghost')).length);
    const players = all('section.player');
    if (players.length > 0) {
      found.open = sorted(all('.supply [data-target^="open:"]').map((one) => suffix(one, 1)));
      found.stacks = all('.stack b').map(({ textContent }) => textContent).join(' ');
      found.own = players.map((player) => sorted(all('[data-target^="own:"]', player).map((one) => suffix(one, 1)))).join(' | ');
      found.bullets = players.map((player) => all('.bullets svg', player).length).join(' ');
      found.rank = players.map((player) => player.querySelector('.rank').firstChild.textContent).join(' ');
    }
    return found;
  }

  const drawn = () => (document.querySelector('svg.city') ? drawnSmile() : document.querySelector('svg.chicago') ? drawnGangster() : null);

  function put(view, { path, value }) {
    const keys = path.split('/').slice(1);
    const last = keys.pop();
    const part = keys.reduce((inner, key) => inner[key], view);
    if (last === undefined) Object.assign(view, value);
    else part[last] = value;
  }

  const watched = { frames: 0, positions: 0, wrong: [] };
  window.watched = watched;
  let [view, seq] = [null, 0];
  /** The positions that the page may draw now or later. */
  let truths = [];
  const add = (next) => {
    truths.push(told(next));
    watched.positions += 1;
  };
  function hear(message) {
    if (message.type !== 'update' || !message.view) return;
    if (view && message.story.length > 0 && message.story[0].seq > seq) {
      for (const line of message.story) {
        for (const change of [...line.events.map(({ changes }) => changes ?? []), line.changes ?? []]) {
          change.forEach((one) => put(view, structuredClone(one)));
          add(view);
        }
      }
    }
    [view, seq] = [structuredClone(message.view), message.seq];
    add(view);
  }
  const Plain = window.WebSocket;
  window.WebSocket = class extends Plain {
    constructor(...how) {
      super(...how);
      this.addEventListener('message', ({ data }) => hear(JSON.parse(data)));
    }
  };

  const differ = (truth, seen) => Object.keys(seen).filter((part) => truth[part] !== seen[part]);
  requestAnimationFrame(function look() {
    requestAnimationFrame(look);
    const seen = drawn();
    if (!seen || truths.length === 0) return;
    watched.frames += 1;
    const at = truths.findIndex((truth) => differ(truth, seen).length === 0);
    if (at >= 0) truths = truths.slice(at);
    else {
      const parts = differ(truths[0], seen).map((part) => `${part}: "${seen[part]}" for "${truths[0][part]}"`);
      if (watched.wrong.length < 10) watched.wrong.push(parts.join(', '));
    }
  });
}

/** Watches whatever this browser opens from now on. */
export const watch = (context) => context.addInitScript(watcher);

/** How many frames were seen, and what was drawn that never was. */
export const seen = (page) => page.evaluate(() => window.watched);
