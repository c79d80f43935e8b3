// Tells whoever looks elsewhere that it is their turn: in the title, by a sound, by the browser if they allowed it.

import { settings } from './settings.svelte';
import { play } from './sound';
import { houseName } from './sign';
import { t } from './words.svelte';

const MARK = '● ';
export const calm = (): void => void (document.title = document.title.replace(MARK, ''));

export function notify(): void {
  if (!document.hidden) return;
  if (!document.title.startsWith(MARK)) document.title = MARK + document.title;
  play('turn', true);
  if (settings.notices && canTell() === 'granted') tell();
}

/** What the browser allows; nothing where it knows no notices. */
export const canTell = (): NotificationPermission | null => ('Notification' in window ? Notification.permission : null);

/** Asks the browser for leave, which only a click may do. */
export const askToTell = (): Promise<NotificationPermission> => Notification.requestPermission();

function tell(): void {
  const notice = new Notification(houseName(), { body: t('page-your-turn'), icon: '/icon.svg', tag: 'turn' });
  notice.onclick = () => {
    window.focus();
    notice.close();
  };
}
