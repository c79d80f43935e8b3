import { expect, test, vi } from 'vitest';

vi.stubGlobal('location', { pathname: '/', search: '' });
const { match } = await import('../src/lib/router.svelte');

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
