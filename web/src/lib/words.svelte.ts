import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { untrack } from 'svelte';
import type { Lang } from './protocol';

const FILES = import.meta.glob<string>('../../../data/text/*/{page,cards,smile,gangster,table,rules,rulings,lessons,press}.ftl', {
  query: '?raw',
  import: 'default',
});

export type Part = 'page' | 'cards' | 'smile' | 'gangster' | 'table' | 'rules' | 'rulings' | 'lessons' | 'press';
export type Vars = Record<string, FluentVariable>;

interface Loaded {
  lang: Lang;
  parts: Set<Part>;
  bundle: FluentBundle;
  keys: string[];
  /** What was said before is said again without being put together. */
  said: Map<string, string>;
}

/** More texts than a game has. */
const MANY = 5000;

let loaded: Loaded | null = $state.raw(null);
/** How often texts were asked for; only the last counts. */
let asked = 0;
const needed = new Set<Part>(['page', 'cards']);

async function fetchText(lang: Lang, part: Part): Promise<string> {
  const load = FILES[`../../../data/text/${lang}/${part}.ftl`];
  if (!load) throw new Error(`no texts ${part} in ${lang}`);
  return load();
}

/** Texts as they are written, for who speaks elsewhere. */
export const written = async (lang: Lang, ...parts: Part[]): Promise<string> =>
  (await Promise.all(parts.map((part) => fetchText(lang, part)))).join('\n');

/** Loads what the language lacks, then swaps all texts at once. */
export async function speak(lang: Lang, ...parts: Part[]): Promise<void> {
  parts.forEach((part) => needed.add(part));
  const wanted = [...needed];
  // Whoever asks for texts must not be run again when they come.
  const now = untrack(() => loaded);
  if (now?.lang === lang && wanted.every((part) => now.parts.has(part))) return;
  const turn = ++asked;
  const resources = await Promise.all(wanted.map(async (part) => new FluentResource(await fetchText(lang, part))));
  // Somebody asked for more, or for another language, in the meantime.
  if (turn !== asked) return;
  // Nothing here runs from right to left.
  const bundle = new FluentBundle(lang, { useIsolating: false });
  resources.forEach((resource) => bundle.addResource(resource));
  const keys = resources.flatMap((resource) => resource.body.map((entry) => entry.id));
  loaded = { lang, parts: new Set(wanted), bundle, keys, said: new Map() };
}

/** The same where nobody waits for it. What can't be fetched is tried again once there is a network, unless something else was asked for. */
export function say(lang: Lang, ...parts: Part[]): void {
  const spoken = speak(lang, ...parts);
  const turn = asked;
  spoken.catch(() => addEventListener('online', () => turn === asked && say(lang, ...parts), { once: true }));
}

export const ready = (): boolean => loaded !== null;
export const spoken = (): Lang => loaded?.lang ?? 'en';
export const has = (part: Part): boolean => loaded?.parts.has(part) ?? false;
/** The keys of all loaded texts, in the order of the files. */
export const keys = (): string[] => loaded?.keys ?? [];

/** The text with this key, or `key.attribute`; `undefined` if there is none. */
export function find(key: string, vars?: Vars): string | undefined {
  if (!loaded) return undefined;
  const { bundle, said } = loaded;
  const whole = vars ? key + JSON.stringify(vars) : key;
  const known = said.get(whole);
  if (known !== undefined) return known;
  const [id = '', attribute] = key.split('.');
  const message = bundle.getMessage(id);
  const pattern = attribute ? message?.attributes[attribute] : message?.value;
  if (!pattern) return undefined;
  const text = bundle.formatPattern(pattern, vars, []);
  if (said.size >= MANY) said.clear();
  said.set(whole, text);
  return text;
}

/** The text with this key; the key in braces if there is none. */
export const t = (key: string, vars?: Vars): string => find(key, vars) ?? `{${key}}`;
