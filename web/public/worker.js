// Keeps the whole page for times without a network, takes record files that are shared with it, shows what the server
// pushes, also while the page is closed, and opens the table that it is about. The build writes VERSION and FILES before it.
/* global VERSION, FILES */

const SCOPE = new URL(self.registration.scope);
const CACHE = `backroom-${VERSION}`;
const at = (path) => new URL(path, SCOPE);

self.addEventListener('install', (event) => {
  const wanted = FILES.map((file) => new Request(at(file), { cache: 'no-cache' }));
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(wanted)));
});

self.addEventListener('activate', (event) => {
  const drop = (name) => name.startsWith('backroom-') && name !== CACHE && caches.delete(name);
  event.waitUntil(caches.keys().then((names) => Promise.all(names.map(drop))));
});

// The page says when: never in the middle of a game.
self.addEventListener('message', ({ data }) => data === 'take over' && self.skipWaiting());

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (url.origin !== SCOPE.origin || !url.pathname.startsWith(SCOPE.pathname)) return;
  const path = url.pathname.slice(SCOPE.pathname.length);
  if (request.method === 'POST' && path === 'replay') event.respondWith(take(request));
  // What the server says is never kept here.
  if (request.method !== 'GET' || /^(api|healthz|readyz|metrics)(\/|$)/.test(path)) return;
  event.respondWith(kept(request));
});

/** What was kept when this version came; places of the page are the page. */
async function kept(request) {
  const cache = await caches.open(CACHE);
  const wanted = request.mode === 'navigate' ? at('./') : request;
  return (await cache.match(wanted, { ignoreSearch: true, ignoreVary: true })) ?? fetch(request);
}

/** A record file that somebody shares: it waits for the page that looks at it. */
async function take(request) {
  const file = (await request.formData()).get('record');
  const shared = await caches.open('shared');
  await shared.put(at('shared'), new Response(file));
  return Response.redirect(at('replay?shared'), 303);
}

self.addEventListener('push', (event) => {
  const { title, body, url } = event.data.json();
  event.waitUntil(self.registration.showNotification(title, { body, icon: at('icon.svg').href, tag: url, data: { url } }));
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const url = new URL(event.notification.data.url, self.location.origin);
  event.waitUntil(
    self.clients.matchAll({ type: 'window' }).then((windows) => {
      const there = windows.find((window) => new URL(window.url).pathname === url.pathname);
      return there ? there.focus() : self.clients.openWindow(url);
    }),
  );
});
