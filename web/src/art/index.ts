// All drawings by name. Each is a file of its own; `npm run gallery` shows them together.

import type { Figure } from './figure';

type Found = Record<string, Figure>;

/** Files by their names without folder and ending. */
const named = (files: Found): Found => Object.fromEntries(Object.entries(files).map(([path, drawn]) => [path.replace(/^.*\/|\.ts$/g, ''), drawn]));

/** Bosses, the Shadow, monsters, gangs and bots. */
export const FACES = named(import.meta.glob<Figure>('./faces/*.ts', { eager: true, import: 'default' }));
/** For people to choose from. */
export const AVATARS = named(import.meta.glob<Figure>('./avatars/*.ts', { eager: true, import: 'default' }));
/** A monster's card shows its face. */
const CARDS = named(import.meta.glob<Figure>('./cards/*.ts', { eager: true, import: 'default' }));

export const card = (name: string): Figure | undefined => CARDS[name] ?? FACES[name];
