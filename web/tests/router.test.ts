import { expect, test, vi } from 'vitest';

vi.stubGlobal('location', { pathname: '/', search: '' });
const { listen, match, route } = await import('../src/lib/router.svelte');

test.each([
  ['/', 'home', {}],
  ['/new/gangster', 'new', { game: 'gangster' }],
  ['/table/abc', 'table', { id: 'abc' }],
  ['/join/x%20y', 'join', { invite: 'x y' }],
  ['/challenge/abc', 'join', { challenge: 'abc' }],
  ['/rules/W5.6', 'rules', { rule: 'W5.6' }],
  ['/replay/', 'replay', {}],
  ['/reset', 'reset', {}],
  ['/stop', 'stop', {}],
  ['/confirm', 'confirm', {}],
  ['/learn/gangster', 'lesson', { game: 'gangster' }],
  ['/learn/gangster/row', 'lesson', { game: 'gangster', lesson: 'row' }],
  ['/nowhere', 'lost', {}],
  ['/table/a/b', 'lost', {}],
  ['/table/%E0%A4%A', 'lost', {}],
])('%s is %s', (path, name, params) => {
  expect(match(path)).toEqual({ name, params });
});

/** Clicks a link with these attributes; whether the router takes it. */
function takes(href: string, attributes: string[]): boolean {
  let heard: ((event: object) => void) | undefined;
  vi.stubGlobal('addEventListener', () => {});
  vi.stubGlobal('scrollTo', () => {});
  vi.stubGlobal('history', { pushState: (_: unknown, __: string, path: string) => Object.assign(location, { pathname: path }) });
  vi.stubGlobal('document', { addEventListener: (_: string, listener: typeof heard) => (heard = listener) });
  Object.assign(location, { origin: 'http://here' });
  listen();
  vi.stubGlobal('Element', class {});
  const link = { origin: 'http://here', pathname: href, search: '', hash: '', target: '', download: '', hasAttribute: (name: string) => attributes.includes(name) };
  const preventDefault = vi.fn();
  heard?.({ button: 0, target: Object.assign(new Element(), { closest: () => link }), preventDefault });
  return preventDefault.mock.calls.length > 0;
}

test('a link that downloads is left to the browser, also without a name for the file', () => {
  expect(takes('/api/tables/abc/record', ['download'])).toBe(false);
  expect(takes('/rules', [])).toBe(true);
  expect(route().name).toBe('rules');
});
