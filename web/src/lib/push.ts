// Being told about a turn by the browser, while the page is closed.

import { BASE } from './alone';
import type { Api } from './api';
import type { Lang } from './protocol';

export const canPush = (): boolean => 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

/** This browser's subscription, if it has one. */
export async function pushed(): Promise<PushSubscription | null> {
  if (!canPush()) return null;
  const worker = await navigator.serviceWorker.getRegistration(BASE);
  return (await worker?.pushManager.getSubscription()) ?? null;
}

/** As browsers want to have the server's key. */
export function keyBytes(key: string): Uint8Array<ArrayBuffer> {
  const text = atob(key.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0));
}

/** Asks the person, the browser and then the server. */
export async function startPush(server: Api, key: string, lang: Lang): Promise<void> {
  if ((await Notification.requestPermission()) !== 'granted') return;
  await navigator.serviceWorker.register(`${BASE}worker.js`, { scope: BASE });
  const worker = await navigator.serviceWorker.ready;
  const subscription = await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: keyBytes(key) });
  const { endpoint, keys } = subscription.toJSON();
  await server.subscribe({ endpoint: endpoint ?? '', p256dh: keys?.p256dh ?? '', auth: keys?.auth ?? '', lang });
}

export async function stopPush(server: Api): Promise<void> {
  const subscription = await pushed();
  if (!subscription) return;
  await server.unsubscribe(subscription.endpoint);
  await subscription.unsubscribe();
}
