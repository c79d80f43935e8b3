// Parts of a view that have changed, as the engine tells them.

import type { Change } from './protocol';

const keys = (path: string): string[] =>
  path
    .split('/')
    .slice(1)
    .map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~'));

const isPart = (part: unknown): part is object => typeof part === 'object' && part !== null;

function put(part: unknown, [key, ...rest]: string[], value: unknown): unknown {
  if (key === undefined) return value;
  if (Array.isArray(part)) return part.with(Number(key), put(part[Number(key)], rest, value));
  if (!isPart(part)) throw new Error(`nothing lies at "${key}"`);
  const there = Object.entries(part).find(([name]) => name === key)?.[1];
  return { ...part, [key]: put(there, rest, value) };
}

/** The view with these parts; what they leave alone stays the same object. The engine vouches for what they are. */
export const patch = <View>(view: View, changes: Change[]): View =>
  changes.reduce((changed, { path, value }) => put(changed, keys(path), value) as View, view);
