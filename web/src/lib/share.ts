// What has not changed stays the same object, so that only what changed is drawn anew.

const isPart = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** The new value, with every part that equals the old one's replaced by it. */
export function share<T>(before: T | null, after: T): T {
  if (Object.is(before, after)) return after;
  if (!isPart(before) || !isPart(after) || Array.isArray(before) !== Array.isArray(after)) return after;
  const old = new Map(Object.entries(before));
  const parts = Object.entries(after).map(([key, part]) => [key, share(old.get(key), part)] as const);
  if (parts.length === old.size && parts.every(([key, part]) => old.has(key) && Object.is(part, old.get(key)))) return before;
  return (Array.isArray(after) ? parts.map(([, part]) => part) : Object.fromEntries(parts)) as T;
}
