import { describe, expect, test } from 'vitest';
import { smileGhosts, foreseen } from '../src/lib/preview';
import { changes, counted, scoresOf, tally, type Category } from '../src/lib/sheet';
import type { SmileForecast, SmileSetup, SmileView, Update } from '../src/lib/protocol';
import { isSmile, PLAYERS } from '../src/lib/games';
import { eventsOf, games } from './recorded';

const smile = games.filter(({ steps }) => isSmile(steps[0]!.view)).map((game) => ({
  setup: game.setup as SmileSetup,
  steps: game.steps.map((step) => ({ ...step, view: step.view as SmileView, forecast: step.forecast as SmileForecast })),
}));

describe('the score sheet', () => {
  test('w8 the tokens on the table add up to what the server counts', () => {
    let compared = 0;
    for (const { setup, steps } of smile) {
      // Alone the gang counts by its level.
      if (setup.mode !== 'two') continue;
      for (const { view, forecast } of steps) {
        for (const player of PLAYERS) {
          const own = tally(view, setup, player);
          const server = counted(forecast.scores[player]);
          for (const row of Object.keys(own) as Category[]) expect([row, own[row]]).toEqual([row, server[row]]);
          compared += 1;
        }
      }
    }
    expect(compared).toBeGreaterThan(50);
  });

  test('points follow the tokens while they are taken, as the server counts them afterwards', () => {
    let compared = 0;
    for (const { setup, steps } of smile) {
      if (setup.mode !== 'two') continue;
      for (let n = 1; n < steps.length; n += 1) {
        const [before, after] = [steps[n - 1]!, steps[n]!];
        if (!eventsOf(after).some(({ kind }) => kind === 'took')) continue;
        const shown = scoresOf(before as unknown as Update, after.view, setup);
        for (const player of PLAYERS) {
          expect(counted(shown![player])).toMatchObject(tally(after.view, setup, player));
          expect(shown![player].total).toBe(after.forecast.scores[player].total);
        }
        compared += 1;
      }
    }
    expect(compared).toBeGreaterThan(2);
  });

  test('a token that is pointed at changes its row by what it then brings', () => {
    let compared = 0;
    for (const { setup, steps } of smile) {
      steps.forEach(({ view, forecast, ask, chosen }, n) => {
        const next = steps[n + 1];
        const choice = ask?.choices.find(({ id }) => id === chosen);
        if (setup.mode !== 'two' || choice?.kind !== 'take' || !choice.preview || !next) return;
        const player = ask!.seat as (typeof PLAYERS)[number];
        // Only what is taken at once is previewed.
        if (eventsOf(next).filter(({ kind }) => kind === 'took').length !== choice.preview.filter(({ kind }) => kind === 'took').length) return;
        const before = counted(forecast.scores[player]);
        const more = changes(view, setup, forecast.scores[player], player, choice.preview);
        const after = counted(next.forecast.scores[player]);
        for (const row of ['hats', 'gambling', 'weapons', 'contraband', 'face_down'] as const) expect([row, before[row] + (more[row] ?? 0)]).toEqual([row, after[row]]);
        compared += 1;
      });
    }
    expect(compared).toBeGreaterThan(0);
  });

  test('nothing that is pointed at changes nothing', () => {
    const { setup, steps } = smile[0]!;
    const { view, forecast } = steps[0]!;
    expect(changes(view, setup, forecast.scores.green, 'green', [{ kind: 'cubes_added', district: 0, colour: 'green', count: 1 }])).toEqual({});
  });
});

describe('the forecast of a preview', () => {
  test('w5_2 is what the server foresees once it has happened', () => {
    let [compared, changed] = [0, 0];
    for (const { steps } of smile) {
      steps.forEach(({ view, forecast, ask, chosen }, n) => {
        const next = steps[n + 1];
        const choice = ask?.choices.find(({ id }) => id === chosen);
        if (!next || view.phase !== 2 || next.view.phase !== 2 || !choice?.preview || !['draft', 'act', 'shift_to'].includes(ask!.prompt.kind)) return;
        const ghosts = smileGhosts(choice.preview);
        view.districts.forEach(({ cubes }, district) => {
          const { now, changed: turns } = foreseen(forecast.districts[district], ghosts, district, cubes);
          const known = JSON.stringify(next.view.districts[district]?.cubes) === JSON.stringify(Object.fromEntries(Object.entries(cubes).map(([colour, count]) => [colour, count + (ghosts.cubes.get(`${district}:${colour}`) ?? 0)])));
          if (!known) return;
          expect(now).toEqual(next.forecast.districts[district]);
          compared += 1;
          changed += Number(turns);
        });
      });
    }
    expect(compared).toBeGreaterThan(50);
    expect(changed).toBeGreaterThan(3);
  });

  test('leaves alone what is not decided by cubes', () => {
    const forecast = { places: ['guardian' as const, 'green' as const], tied: false };
    const ghosts = smileGhosts([{ kind: 'cubes_added', district: 4, colour: 'yellow', count: 9 }]);
    expect(foreseen(forecast, ghosts, 4, { green: 2, yellow: 1, police: 0 })).toEqual({ now: forecast, changed: false });
  });
});
