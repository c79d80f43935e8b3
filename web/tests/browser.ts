// As much of a browser as the page's state needs.

import { vi } from 'vitest';

export function stubBrowser(): void {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => {} }));
  vi.stubGlobal('localStorage', { getItem: () => '{"speed":"off","lang":"en"}', setItem: () => {} });
  vi.stubGlobal('location', { href: 'http://localhost/table/x', pathname: '/', search: '' });
  vi.stubGlobal('window', globalThis);
  vi.stubGlobal('navigator', { languages: ['de-AT', 'en'] });
}
