// What hangs over the door: the name and the colour that a host gave the house. The server, or `backroom site`, writes them into
// the page; `public/theme.js` puts the colour up before anything is drawn.

import { said } from './alone';
import { t } from './words.svelte';

interface Sign {
  name?: string;
  /** The colour on paper, for newspapers. */
  colour?: string;
}

const name = said('backroom-name') ?? undefined;
const colour = said('backroom-color')?.split(' ')[1];
export const sign: Sign = { ...(name ? { name } : {}), ...(colour ? { colour } : {}) };

/** What the house is called. */
export const houseName = (): string => sign.name ?? t('page-title');
