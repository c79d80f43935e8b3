// The page on this device: kept by a service worker, so that it opens without a network. A new version waits until nobody
// sits at a table.

import { BASE } from './alone';

let waiting: ServiceWorker | null = $state.raw(null);

/** Whether a new version waits. */
export const isNewer = (): boolean => waiting !== null;

/** Lets the new version take over and shows it; to be called between games. */
export function takeOver(): void {
  const next = waiting;
  if (!next) return;
  waiting = null;
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
  next.postMessage('take over');
}

function follow(registration: ServiceWorkerRegistration): void {
  // The first version takes nothing over.
  const look = (): void => {
    if (registration.waiting && navigator.serviceWorker.controller) waiting = registration.waiting;
  };
  look();
  registration.addEventListener('updatefound', () => registration.installing?.addEventListener('statechange', look));
}

/** Keeps the page, once it has been shown; called once by the app. */
export function keepPage(): void {
  if (!import.meta.env.PROD || import.meta.env.MODE === 'fixtures' || !('serviceWorker' in navigator)) return;
  const start = (): void => void navigator.serviceWorker.register(`${BASE}worker.js`, { scope: BASE }).then(follow, () => {});
  if (document.readyState === 'complete') setTimeout(start, 1000);
  else addEventListener('load', () => setTimeout(start, 1000), { once: true });
}

/** The text of a record file that was shared with us, once. */
export async function shared(): Promise<string | null> {
  if (!('caches' in globalThis)) return null;
  const cache = await caches.open('shared');
  const place = new URL(`${BASE}shared`, location.href);
  const found = await cache.match(place);
  await cache.delete(place);
  return (await found?.text()) ?? null;
}
