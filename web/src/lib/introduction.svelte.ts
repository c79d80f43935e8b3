// Whoever plays with others for the first time is asked for a name, once.

import { api } from './api';
import { isStranger } from './names';

const KEY = 'backroom-introduced';

interface Asking {
  /** What brought them here, where the host takes newcomers by invitation only. */
  invite: string | undefined;
  answered: () => void;
}
let asking: Asking | null = $state.raw(null);

/** Whether a name is being asked for. */
export const introducing = (): boolean => asking !== null;

function wasAsked(): boolean {
  try {
    return localStorage.getItem(KEY) !== null;
  } catch {
    return false;
  }
}

function remember(): void {
  try {
    localStorage.setItem(KEY, 'yes');
  } catch {
    // A private window may refuse; then it is asked again.
  }
}

/** Asks for a name unless there is one, or it was asked for before; goes on in any case. */
export async function introduceYourself(invite?: string): Promise<void> {
  if (wasAsked()) return;
  const me = await (await api()).me();
  if (me && (me.account || !isStranger(me.name))) return;
  await new Promise<void>((answered) => (asking = { invite, answered }));
}

/** The name; with none somebody stays a stranger. */
export async function answer(name: string): Promise<void> {
  if (name.trim()) await (await api()).rename(name.trim(), asking?.invite);
  remember();
  asking?.answered();
  asking = null;
}
