// The recorded games, as tests read them.

import { readFileSync } from 'node:fs';
import type { Ask, Forecast, GameEvent, Setup, View } from '../src/lib/types';

export interface Step {
  events: GameEvent[];
  view: View;
  ask: Ask | null;
  chosen?: number;
  forecast: Forecast;
}

export interface Recorded {
  game: string;
  setup: Setup;
  steps: Step[];
}

const read = <T>(name: string): T => JSON.parse(readFileSync(new URL(`../fixtures/${name}.json`, import.meta.url), 'utf8')) as T;

export const games: Recorded[] = [read<Recorded>('city'), read<Recorded>('chicago')];
export const scenes = read<(Step & { game: string; setup: Setup })[]>('scenes');
/** Every recorded question. */
export const asks: Ask[] = [...games.flatMap(({ steps }) => steps), ...scenes].flatMap(({ ask }) => (ask ? [ask] : []));
