// Parts of a view that have changed, as the engine tells them.

export interface Change {
  /** Where, as a JSON Pointer. */
  path: string;
  /** What is there now. */
  value: unknown;
}

const keys = (path: string): string[] =>
  path
    .split('/')
    .slice(1)
    .map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~'));

function put(part: unknown, [key, ...rest]: string[], value: unknown): unknown {
  if (key === undefined) return value;
  if (Array.isArray(part)) return part.with(Number(key), put(part[Number(key)], rest, value));
  const plain = part as Record<string, unknown>;
  return { ...plain, [key]: put(plain[key], rest, value) };
}

/** The view with these parts; what they leave alone stays the same object. */
export const patch = <View>(view: View, changes: Change[]): View =>
  changes.reduce((changed, { path, value }) => put(changed, keys(path), value) as View, view);
