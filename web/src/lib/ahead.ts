// Looking ahead in Gangster: whoever touches a gangster means to move or to shoot, and says which by what is touched next.
// The server is asked what would be asked; nothing is decided by that.

import type { Ask, Choice, Field, GameEvent } from './types';

type Peek = (choices: number[]) => Promise<Ask | null>;

/** What would come of a choice that leaves no other: it is complete, and must not be tried. */
const comes = (choice: Choice): GameEvent | undefined => choice.preview?.find(({ kind }) => kind === 'moved' || kind === 'shot');
const whole = (choice: Choice): boolean => choice.preview === undefined || comes(choice) !== undefined;
const way = (choice: Choice): number[] => choice.way ?? [choice.id];
const onField = (choice: Choice, field: unknown): Choice => ({ ...choice, kind: 'field', field: field as Field, way: way(choice) });

const below = (choice: Choice, ask: Ask): Choice[] => ask.choices.map((next) => ({ ...next, way: [...way(choice), next.id] }));

/** The gangsters behind *move* and *shoot*, to be touched where they stand. */
export async function gangsters(ask: Ask, peek: Peek): Promise<Choice[]> {
  const found = ask.choices.filter(({ kind }) => kind === 'move' || kind === 'shoot').map(async (choice) => {
    const event = comes(choice);
    if (event) return [onField(choice, event.from ?? event.shooter)];
    const next = whole(choice) ? null : await peek(way(choice));
    // Where only one can be meant the server asks what comes after.
    const only = next?.prompt.from ?? next?.prompt.shooter;
    return only ? [onField(choice, only)] : next ? below(choice, next) : [];
  });
  return (await Promise.all(found)).flat();
}

/** Everything that one gangster can do, as one question. */
export async function fork(choices: Choice[], peek: Peek): Promise<Choice[]> {
  const found = choices.map(async (choice) => {
    const event = comes(choice);
    if (event) return [onField(choice, event.to ?? event.victim)];
    const next = whole(choice) ? null : await peek(way(choice));
    return next ? below(choice, next) : [];
  });
  return (await Promise.all(found)).flat();
}
