import { describe, expect, test } from 'vitest';
import { gangsterGhosts, smileGhosts, common, cubesAt } from '../src/lib/preview';
import { nextTargets } from '../src/lib/targets';
import type { GameEvent } from '../src/lib/protocol';
import { choice, event } from './loose';
import { asks } from './recorded';

describe('previews', () => {
  const drafts = asks.filter(({ prompt }) => prompt.kind === 'draft');

  test('one die already shows where the boss goes and the 3-2-1 that comes with it', () => {
    let shown = 0;
    for (const ask of drafts) {
      for (const [target, choices] of nextTargets(ask, [])) {
        if (!target.startsWith('die:')) continue;
        const ghosts = smileGhosts(common(choices));
        expect(ghosts.bosses[ask.seat as 'green']).toBeDefined();
        const counts = [...ghosts.cubes].filter(([key]) => key.endsWith(ask.seat)).map(([, count]) => count);
        expect(counts.sort()).toEqual([1, 2, 3]);
        shown += 1;
      }
    }
    expect(shown).toBeGreaterThan(10);
  });

  test('what only some choices would cause is not shown', () => {
    const offer = (id: number, ...kinds: GameEvent['kind'][]) => choice(id, 'go_on', { preview: kinds.map((kind) => event(kind)) });
    expect(common([offer(0, 'took', 'gave'), offer(1, 'took', 'marked')])).toEqual([event('took')]);
    expect(common([choice(0, 'go_on')])).toEqual([]);
    expect(common([])).toEqual([]);
  });

  test('the next turn is no part of a choice', () => {
    const ghosts = smileGhosts([
      { kind: 'cubes_added', district: 2, colour: 'green', count: 1 },
      { kind: 'turn_began', player: 'yellow', turn: 1 },
      { kind: 'boss_moved', player: 'yellow', from: 0, to: 3 },
    ]);
    expect(cubesAt(ghosts, 2, 'green')).toBe(1);
    expect(ghosts.bosses).toEqual({});
  });

  test('a cube that moves leaves one district and comes to another', () => {
    const ghosts = smileGhosts([{ kind: 'cube_moved', colour: 'police', from: 1, to: 2 }]);
    expect([cubesAt(ghosts, 1, 'police'), cubesAt(ghosts, 2, 'police'), cubesAt(ghosts, 2, 'green')]).toEqual([-1, 1, 0]);
  });

  test('a field shows what would be laid there and scored', () => {
    const lays = asks.filter(({ prompt }) => prompt.kind === 'lay');
    const scoring = lays.flatMap(({ choices }) => choices).filter(({ preview }) => preview?.some(({ kind }) => kind === 'line_scored'));
    expect(scoring.length).toBeGreaterThan(0);
    for (const choice of scoring) {
      const ghosts = gangsterGhosts(choice.preview ?? []);
      expect(ghosts.laid?.field).toEqual('field' in choice ? choice.field : null);
      expect(ghosts.scored.length).toBeGreaterThan(0);
    }
  });
});
