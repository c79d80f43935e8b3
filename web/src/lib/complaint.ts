// What to tell when something went wrong, in the reader's language. The server says it in English, for programs too.

import { Failed } from './api';
import { find, t } from './words.svelte';

/** What the server says, as far as it is always the same, and our text for it. The first that fits counts. */
export const KNOWN: [said: string, text: string][] = [
  ['login or password is wrong', 'sign-in'],
  ['this is not your password', 'password'],
  ['expected your password', 'password'],
  ['password: expected', 'short-password'],
  ['password: too many were wrong', 'guesses'],
  ['login: expected', 'login'],
  [': is taken', 'taken'],
  ['name: expected 1 to 30', 'name'],
  ['token: this link was used before', 'old-link'],
  ['token: ', 'strange-link'],
  ['there is no such table', 'no-table'],
  ['seat: nobody can sit there', 'no-seat'],
  ['invite: this server takes', 'invited-only'],
  ['rated: only people with an account', 'rated'],
  ['this server sends no e-mails; ask', 'no-reset'],
  ['address: this server sends no', 'no-mail'],
  ['address: expected', 'address'],
  ['this deal is not offered', 'no-deal'],
  ['tables that are not over', 'too-many-tables'],
  ['people still play', 'still-played'],
  ['this game was played by rules', 'other-rules'],
  ['wait to be reviewed', 'reviews'],
  ['tokens, and more are not kept', 'too-many-keys'],
];

const BY_STATUS: Record<number, string> = { 401: 'signed-out', 403: 'forbidden', 404: 'no-table', 408: 'busy', 413: 'too-large', 429: 'too-fast', 507: 'no-room' };

function why({ status, message }: Failed): string {
  const known = KNOWN.find(([said]) => message.includes(said))?.[1] ?? BY_STATUS[status] ?? (status >= 500 ? 'busy' : undefined);
  return (known && find(`page-error-${known}`)) ?? `${t('page-failed')} ${message}`;
}

export const complaint = (error: unknown): string => (error instanceof Failed ? why(error) : t('page-server-away'));
