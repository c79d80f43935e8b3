// The recorded games, as tests read them.

import { readFileSync } from 'node:fs';
import type { Ask, Catalogue, GameEvent, GameName, Lang, Setup, Update, View } from '../src/lib/protocol';

export interface Step extends Pick<Update, 'ask' | 'story' | 'forecast' | 'outcome'> {
  view: View;
  /** What was chosen next. */
  chosen?: number;
}

export interface Recorded {
  game: GameName;
  setup: Setup;
  steps: Step[];
}

/** A fixture holds every sentence in all languages; this leaves one. */
const read = <T>(name: string, lang: Lang): T =>
  JSON.parse(readFileSync(new URL(`../fixtures/${name}.json`, import.meta.url), 'utf8'), (key, part) => (key === 'says' ? part[lang] : part)) as T;

export const gamesIn = (lang: Lang): Recorded[] => [read<Recorded>('smile', lang), read<Recorded>('gangster', lang)];
export const scenesIn = (lang: Lang): Recorded[] => read<Recorded[]>('scenes', lang);
export const eventsOf = ({ story }: Step): GameEvent[] => story.flatMap(({ events }) => events);
export const games = gamesIn('en');
export const scenes = scenesIn('en');
export const catalogue = read<Catalogue>('catalogue', 'en');
/** Every recorded question. */
export const asks: Ask[] = [...games, ...scenes].flatMap(({ steps }) => steps).flatMap(({ ask }) => (ask ? [ask] : []));
