// A tiny router over the history API: a list of patterns, the first that fits wins.

import { BASE } from './alone';

export type RouteName =
  | 'home'
  | 'new'
  | 'table'
  | 'join'
  | 'learn'
  | 'lesson'
  | 'rules'
  | 'campaign'
  | 'lobby'
  | 'replay'
  | 'me'
  | 'reset'
  | 'stop'
  | 'confirm'
  | 'lost';

export interface Route {
  name: RouteName;
  params: Record<string, string>;
  query: URLSearchParams;
}

const ROUTES: [string, RouteName][] = [
  ['/', 'home'],
  ['/new', 'new'],
  ['/new/:game', 'new'],
  ['/table/:id', 'table'],
  ['/join/:invite', 'join'],
  ['/challenge/:challenge', 'join'],
  ['/learn', 'learn'],
  ['/learn/:game', 'lesson'],
  ['/learn/:game/:lesson', 'lesson'],
  ['/rules', 'rules'],
  ['/rules/:rule', 'rules'],
  ['/campaign', 'campaign'],
  ['/lobby', 'lobby'],
  ['/replay', 'replay'],
  ['/replay/:id', 'replay'],
  ['/me', 'me'],
  ['/reset', 'reset'],
  ['/stop', 'stop'],
  ['/confirm', 'confirm'],
];

export function match(path: string): Pick<Route, 'name' | 'params'> {
  const parts = path.split('/').filter(Boolean);
  for (const [pattern, name] of ROUTES) {
    const wanted = pattern.split('/').filter(Boolean);
    if (wanted.length !== parts.length) continue;
    const params: Record<string, string> = {};
    const fits = wanted.every((part, n) => {
      const given = parts[n] ?? '';
      if (!part.startsWith(':')) return part === given;
      try {
        params[part.slice(1)] = decodeURIComponent(given);
      } catch {
        return false;
      }
      return true;
    });
    if (fits) return { name, params };
  }
  return { name: 'lost', params: {} };
}

/** Where the page is, from the folder that it lies in. */
const inside = (path: string): string => (path.startsWith(BASE) ? path.slice(BASE.length - 1) : path);
/** The whole address of a place of the page; links are written without the folder. */
const whole = (path: string): string => (path.startsWith(BASE) ? path : BASE + path.slice(1));

const here = (): Route => ({ ...match(inside(location.pathname)), query: new URLSearchParams(location.search) });

let current: Route = $state.raw(here());
export const route = (): Route => current;

export function go(path: string, replace = false): void {
  if (replace) history.replaceState(null, '', whole(path));
  else history.pushState(null, '', whole(path));
  const before = current.name;
  current = here();
  if (!replace && current.name !== before) scrollTo(0, 0);
}

function lead({ target }: Event): void {
  const link = target instanceof Element ? target.closest('a') : null;
  const path = link?.getAttribute('href') ?? '';
  if (link && path.startsWith('/') && !path.startsWith(BASE)) link.setAttribute('href', whole(path));
}

/** Follows the back button and every plain click on a link of ours; called once by the app. */
export function listen(): void {
  addEventListener('popstate', () => (current = here()));
  // Under a folder a link gets it when somebody reaches for it, so that it can be opened elsewhere, too.
  if (BASE !== '/') for (const kind of ['pointerdown', 'focusin', 'click']) document.addEventListener(kind, lead, { capture: true });
  document.addEventListener('click', (event) => {
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin) return;
    if (link.pathname === location.pathname && link.hash) return;
    event.preventDefault();
    go(link.pathname + link.search);
  });
}
