import { beforeEach, describe, expect, test, vi } from 'vitest';
import { stubBrowser } from './browser';

stubBrowser();
const told = vi.fn();
class FakeNotification {
  static permission: NotificationPermission = 'granted';
  static requestPermission = vi.fn(() => Promise.resolve('granted' as NotificationPermission));
  onclick: (() => void) | null = null;
  constructor(title: string, options: NotificationOptions) {
    told(title, options.tag);
  }
}
const page = { hidden: true, title: 'Table', querySelector: () => null };
vi.stubGlobal('document', page);
vi.stubGlobal('Notification', FakeNotification);
const { calm, canTell, notify } = await import('../src/lib/notice');
const { settings } = await import('../src/lib/settings.svelte');

describe('the turn notice', () => {
  beforeEach(() => {
    told.mockClear();
    Object.assign(page, { hidden: true, title: 'Table' });
    Object.assign(settings, { notices: true, sound: 'off' });
    FakeNotification.permission = 'granted';
  });

  test('marks the title once, and takes the mark away', () => {
    notify();
    notify();
    expect(page.title).toBe('● Table');
    calm();
    expect(page.title).toBe('Table');
  });

  test('leaves whoever looks at the page alone', () => {
    page.hidden = false;
    notify();
    expect(page.title).toBe('Table');
    expect(told).not.toHaveBeenCalled();
  });

  test('comes from the browser only if it was wished for and allowed', () => {
    notify();
    expect(told).toHaveBeenCalledOnce();
    settings.notices = false;
    notify();
    settings.notices = true;
    FakeNotification.permission = 'denied';
    notify();
    expect(told).toHaveBeenCalledOnce();
    expect(canTell()).toBe('denied');
  });

  test('nobody is asked for leave without a click', () => {
    FakeNotification.permission = 'default';
    notify();
    expect(FakeNotification.requestPermission).not.toHaveBeenCalled();
  });
});
