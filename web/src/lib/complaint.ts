// What to tell when something went wrong: the server's own words, or that it is away.

import { Failed } from './api';
import { t } from './words.svelte';

export const complaint = (error: unknown): string =>
  error instanceof Failed ? `${t('page-failed')} ${error.message}` : t('page-server-away');
