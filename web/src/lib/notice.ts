// Tells whoever looks elsewhere that it is their turn: in the title, by a sound, by the browser if they allowed it.

import { settings } from './settings.svelte';
import { t } from './words.svelte';

function ring(): void {
  const audio = new AudioContext();
  const [tone, volume] = [audio.createOscillator(), audio.createGain()];
  tone.frequency.setValueAtTime(660, audio.currentTime);
  tone.frequency.setValueAtTime(880, audio.currentTime + 0.09);
  volume.gain.setValueAtTime(0.12, audio.currentTime);
  volume.gain.exponentialRampToValueAtTime(0.001, audio.currentTime + 0.35);
  tone.connect(volume).connect(audio.destination);
  tone.start();
  tone.stop(audio.currentTime + 0.35);
  tone.onended = () => void audio.close();
}

const MARK = '● ';
export const calm = (): void => void (document.title = document.title.replace(MARK, ''));

export function notify(): void {
  if (!document.hidden) return;
  if (!document.title.startsWith(MARK)) document.title = MARK + document.title;
  if (settings.sound) ring();
  if (settings.notices && canTell() === 'granted') tell();
}

/** What the browser allows; nothing where it knows no notices. */
export const canTell = (): NotificationPermission | null => ('Notification' in window ? Notification.permission : null);

/** Asks the browser for leave, which only a click may do. */
export const askToTell = (): Promise<NotificationPermission> => Notification.requestPermission();

function tell(): void {
  const notice = new Notification(t('page-title'), { body: t('page-your-turn'), icon: '/icon.svg', tag: 'turn' });
  notice.onclick = () => {
    window.focus();
    notice.close();
  };
}
