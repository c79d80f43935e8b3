// What the page offers for a new table beside what the server's catalogue names.

import type { Clock } from './protocol';

export const RIVALS = ['bot', 'solo', 'here', 'link'] as const;
export const CLOCKS: Record<string, Clock> = {
  none: { kind: 'none' },
  quick: { kind: 'move', seconds: 60 },
  slow: { kind: 'move', seconds: 300 },
  days: { kind: 'days', days: 3 },
};
