// Who looks like what: bots, gangs and bosses have faces of their own, people have chosen one or get one by their name.

import { AVATARS, FACES } from '../art';
import type { Figure } from '../art/figure';
import { isGang, isYou, type Known } from './names';
import { PLAYERS, smileSetup } from './games';
import type { GameName, SeatName, SmileSetup } from './protocol';
import { settings } from './settings.svelte';

export const AVATAR_NAMES = Object.keys(AVATARS).sort();

/** Three missions are about gangs of the campaign. */
const MISSIONS: Record<number, string> = { 1: 'scenario-2', 2: 'scenario-1', 3: 'scenario-4' };

/** The face of a stage of the campaign or a mission. */
export const stageFace = (book: 'scenario' | 'mission', number: number): Figure | undefined =>
  FACES[(book === 'mission' && MISSIONS[number]) || (book === 'scenario' && number === 10 ? 'legacy' : `${book}-${number}`)];

/** The boss of the gang that is played against alone. */
export function gangFace(setup: SmileSetup): Figure | undefined {
  if (setup.scenario) return stageFace('scenario', setup.scenario);
  if (setup.mission) return stageFace('mission', setup.mission);
  return FACES[setup.legacy ? 'legacy' : `rival-${setup.edition}`];
}

export const botFace = (game: GameName, level: string): Figure | undefined => FACES[`${game}-${level}`];

/** A name always leads to the same number. */
const hash = (name: string): number => [...name].reduce((sum, letter) => (Math.imul(sum, 31) + letter.codePointAt(0)!) >>> 0, 7);

/** The avatar that somebody of this name has until another is chosen. */
export const avatarOf = (name: string): string => AVATAR_NAMES[hash(name) % AVATAR_NAMES.length]!;

/** The own avatar, which only this device knows of. */
export const ownAvatar = (name: string): string => (settings.avatar && settings.avatar in AVATARS ? settings.avatar : avatarOf(name));

/** Whose picture is in the newspaper: the same as at the table, or a hat left behind where nobody won. */
export function pressFace(table: Known): (seat: string) => Figure | undefined {
  const faces = facesAt(table);
  return (seat) => (seat === 'nobody' ? FACES.nobody : (faces[seat as SeatName] ?? FACES[seat] ?? AVATARS[avatarOf(seat)]));
}

/** The faces at a table by seat; no two are alike. */
export function facesAt(table: Known): Partial<Record<SeatName, Figure>> {
  const faces: Partial<Record<SeatName, Figure>> = {};
  const taken = new Set<Figure>();
  const take = (seat: SeatName, face: Figure | undefined) => {
    if (!face || taken.has(face)) return false;
    taken.add(face);
    faces[seat] = face;
    return true;
  };
  const animal = (seat: SeatName, first: string) => {
    const from = AVATAR_NAMES.indexOf(first);
    AVATAR_NAMES.some((_, n) => take(seat, AVATARS[AVATAR_NAMES[(from + n) % AVATAR_NAMES.length]!]));
  };
  // Whoever looks on comes first, and sees the face that was chosen.
  const seats = [...table.seats].sort((one, two) => Number(two.you ?? false) - Number(one.you ?? false));
  // Nobody sits where the gang is.
  const smile = smileSetup(table.setup);
  for (const seat of PLAYERS) if (smile && isGang(table.setup, seat)) take(seat, gangFace(smile));
  for (const { seat, name, bot } of seats) {
    if (!name || faces[seat]) continue;
    if (!bot) animal(seat, isYou(table, seat) ? ownAvatar(name) : avatarOf(name));
    else if (!take(seat, botFace(table.game, name))) animal(seat, avatarOf(`${name} ${seat}`));
  }
  return faces;
}
