// The questions that the books leave open: what each book says, what we do and why, as the texts hold them.

import { find, t } from './words.svelte';

export interface Ruling {
  question: string;
  /** Book by book; empty if none says anything. */
  books: { book: string; says: string }[];
  does: string;
  why: string;
}

const BOOKS = ['first', 'english', 'french', 'german', 'solo', 'sheet'];

function ruling(key: string, rule: string): Ruling {
  const books = BOOKS.flatMap((book) => {
    const says = find(`${key}.${book}`);
    return says === undefined ? [] : [{ book: t(`book-${book}`), says }];
  });
  return { question: t(key), books, does: find(`${key}.do`) ?? t(`${rule}.ruling`), why: t(`${key}.why`) };
}

/** The rulings about a rule, like `W6.7`: the first stands in the rule's own text, the others have a letter each. */
export function rulings(id: string): Ruling[] {
  const rule = id.replace('.', '-');
  const keys = ['', '-b', '-c'].map((letter) => `ruling-${rule}${letter}`);
  return keys.filter((key) => find(key) !== undefined).map((key) => ruling(key, rule));
}
