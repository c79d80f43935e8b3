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
    if (key.startsWith('chapter-')) found.push({ id: key.slice('chapter-'.length), rules: [] });
    else if (/^[WG]\d/.test(key)) found.at(-1)?.rules.push(rule(key));
  }
  return found;
}

/** Whether all these words, in small letters, occur somewhere in the rule. */
export function mentions({ id, title, text, ruling = '', assumed = '' }: Rule, words: string[]): boolean {
  const whole = [id, title, text, ruling, assumed].join(' ').toLowerCase();
  return words.every((word) => whole.includes(word));
}
