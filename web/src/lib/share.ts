// What has not changed stays the same object, so that only what changed is drawn anew.

type Plain = Record<string, unknown>;
const isPlain = (value: unknown): value is Plain => typeof value === 'object' && value !== null;

/** The new value, with every part that equals the old one's replaced by it. */
export function share<T>(before: unknown, after: T): T {
  if (Object.is(before, after)) return after;
  if (!isPlain(before) || !isPlain(after) || Array.isArray(before) !== Array.isArray(after)) return after;
  const keys = Object.keys(after);
  const parts = keys.map((key) => [key, share(before[key], after[key])] as const);
  const same = keys.length === Object.keys(before).length && parts.every(([key, part]) => Object.is(part, before[key]));
  if (same) return before as T;
  return (Array.isArray(after) ? parts.map(([, part]) => part) : Object.fromEntries(parts)) as T;
}
