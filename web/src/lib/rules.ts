// The rules as the texts hold them: `W5-6` with `.text`, perhaps `.ruling` and `.assumed`, in chapters.

import { find, t } from './words.svelte';

export interface Rule {
  id: string;
  title: string;
  text: string;
  ruling: string | undefined;
  assumed: string | undefined;
}

export interface Chapter {
  id: string;
  title: string;
  /** The chapter in plain words. */
  short: string;
  rules: Rule[];
}

function rule(key: string): Rule {
  return {
    id: key.replace('-', '.'),
    title: t(key),
    text: find(`${key}.text`) ?? '',
    ruling: find(`${key}.ruling`),
    assumed: find(`${key}.assumed`),
  };
}

export function chapters(keys: string[]): Chapter[] {
  const found: Chapter[] = [];
  for (const key of keys) {
    if (key.startsWith('chapter-')) found.push({ id: key.slice('chapter-'.length), title: t(key), short: t(`${key}.short`), rules: [] });
    else if (/^[A-Z]\d/.test(key)) found.at(-1)?.rules.push(rule(key));
  }
  return found;
}

/** Whether all these words, in small letters, occur somewhere in the rule. */
export function mentions({ id, title, text, ruling = '', assumed = '' }: Rule, words: string[]): boolean {
  const whole = [id, title, text, ruling, assumed].join(' ').toLowerCase();
  return words.every((word) => whole.includes(word));
}

/** A rule's text cut where it names other rules: "(W5.5)" leads there. */
export function linked(text: string): { said: string; rule?: string }[] {
  return text.split(/\b([A-Z]\d+(?:\.\d+| #\d+))/).map((said, n) => (n % 2 === 0 ? { said } : { said, rule: said.replace(' #', '.') }));
}
