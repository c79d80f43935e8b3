// Silhouettes of our own, each in a box of 24.

import type { Gang, TokenKind } from '../lib/protocol';

export const KIND: Record<TokenKind, string> = {
  hat: 'M2 16.5c4 3 16 3 20 0l-2-1.7c-.9.6-1.8.9-2.8 1.1L15.6 7.6c-.5-2-1.9-2.6-3.2-1.9l-.4.2-.4-.2c-1.3-.7-2.7-.1-3.2 1.9L6.8 15.9c-1-.2-1.9-.5-2.8-1.1z',
  gambling:
    'M12 2c3 4.5 8 6.5 8 11a4 4 0 0 1-6.7 2.9c.2 2.3.9 4.1 2.2 6.1h-7c1.3-2 2-3.8 2.2-6.1A4 4 0 0 1 4 13c0-4.5 5-6.5 8-11z',
  weapons: 'M2 6h18.5v1.5H22V12H12.5l-1.2 2.5H9.2L7.5 21H3l2-9H2z',
  contraband: 'M2 5h20v15H2zm2.5 2.5v2h15v-2zm0 4v2h15v-2zm0 4v2h15v-2z',
  infusion: 'M8.5 2h7v2H14v5l5.4 9.3A2.5 2.5 0 0 1 17.2 22H6.8a2.5 2.5 0 0 1-2.2-3.7L10 9V4H8.5z',
};

/** The gangs differ in their hats: fedora, bowler, flat cap, top hat. */
export const HAT: Record<Gang, string> = {
  red: KIND.hat,
  blue: 'M5 15.5C5 8.5 8 5 12 5s7 3.5 7 10.5c1.3-.2 2.3-.6 3-1.2.6 2-4.3 4.2-10 4.2S1.4 16.3 2 14.3c.7.6 1.7 1 3 1.2z',
  yellow: 'M2.5 14C2 9 6.5 6 12.5 6c5.5 0 9 2.8 9 7.5 0 .8-.3 1.5-1 1.7-2 .6-4 .6-6 .4l7 2.2c.9.3.6 1.5-.4 1.7-3.6.7-8-.3-11.6-3.3-2.6.3-5 .1-7-.5z',
  grey: 'M7 4.5c3-1 7-1 10 0l-.8 11.2c1.9-.1 3.7-.4 5.3-1-.3 2.6-4.3 3.8-9.5 3.8s-9.2-1.2-9.5-3.8c1.6.6 3.4.9 5.3 1z',
};

export const BULLET = 'M12 2c2.5 2 4 5 4 8.5V17H8v-6.5C8 7 9.5 4 12 2zM7.5 18.5h9V22h-9z';
export const UP = 'M12 4 4 13h5v7h6v-7h5z';

/** The three monsters that live in a district. */
export const MONSTER: Record<string, string> = {
  water_creature:
    'M12 3c4 0 7 3 7 7.5 0 2-.6 3.3-1 4.5 1 2 2.6 2.5 4 2.5-1 2.5-4.5 3-6.5 1-.6 1.5-1.8 3-3.5 3s-2.9-1.5-3.5-3c-2 2-5.5 1.5-6.5-1 1.4 0 3-.5 4-2.5-.4-1.2-1-2.5-1-4.5C5 6 8 3 12 3zM9 8.5a1.6 1.6 0 1 0 .1 0zm6 0a1.6 1.6 0 1 0 .1 0z',
  guardian:
    'M3 4l4 2c1.5-1.3 3-2 5-2s3.5.7 5 2l4-2-1.5 6c1 5-1.5 9-4 11l-1-3h-5l-1 3c-2.5-2-5-6-4-11zM8 10l1 2.5 2.5-.5zm8 0-3.5 2 2.5.5z',
  cursed: 'M4 3h16v9c0 5-3.5 9-8 10-4.5-1-8-5-8-10zm3.5 5v3H11V9.5zm9 0L13 9.5V11h3.5zM9 15c2 2 4 2 6 0v2c-2 1.5-4 1.5-6 0z',
};
