// What can be chosen for a new table and how boards differ, as the server tells it: asked for when something needs it
// first, and kept.

import { api } from './api';
import type { Catalogue, Edition, EditionInfo, SmileCatalogue } from './protocol';

let known: Catalogue | null = $state.raw(null);
let asking: Promise<void> | null = null;

/** Nothing, until it has come; whoever draws it is drawn anew then. */
export function catalogue(): Catalogue | null {
  asking ??= api()
    .then((server) => server.games())
    .then((found) => void (known = found))
    // Whoever needs it next asks again.
    .catch(() => void (asking = null));
  return known;
}

export const smileCatalogue = (): SmileCatalogue | undefined => catalogue()?.games.find((one) => one.game === 'smile-and-gun');

export const editionOf = (name: Edition): EditionInfo | undefined => smileCatalogue()?.editions.find((one) => one.name === name);
