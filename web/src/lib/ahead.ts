// Looking ahead in Gangster: whoever touches a gangster means to move or to shoot, and says which by what is touched next.
// The server is asked what would be asked; nothing is decided by that.

import type { Ask, Field, Prompt } from './protocol';

import type { Asked, Offer } from './targets';

type Peek = (choices: number[]) => Promise<Ask | null>;

/** What would come of a choice that leaves no other: it is complete, and must not be tried. */
const comes = ({ preview }: Offer) => preview?.find((event) => event.kind === 'moved' || event.kind === 'shot');
const whole = (choice: Offer): boolean => choice.preview === undefined || comes(choice) !== undefined;
const way = (choice: Offer): number[] => choice.way ?? [choice.id];
const onField = (choice: Offer, field: Field): Offer => ({ ...choice, kind: 'field', field, way: way(choice) });

const below = (choice: Offer, ask: Ask): Offer[] => ask.choices.map((next) => ({ ...next, way: [...way(choice), next.id] }));

/** The gangster that a question is about, where only one can be meant. */
function only(prompt: Prompt): Field | undefined {
  if (prompt.kind === 'move_to') return prompt.from;
  return prompt.kind === 'shoot_at' ? prompt.shooter : undefined;
}

/** The gangsters behind *move* and *shoot*, to be touched where they stand. */
export async function gangsters(ask: Asked, peek: Peek): Promise<Offer[]> {
  const found = ask.choices.filter(({ kind }) => kind === 'move' || kind === 'shoot').map(async (choice) => {
    const event = comes(choice);
    if (event) return [onField(choice, event.kind === 'moved' ? event.from : event.shooter)];
    const next = whole(choice) ? null : await peek(way(choice));
    // Where only one can be meant the server asks what comes after.
    const meant = next && only(next.prompt);
    return meant ? [onField(choice, meant)] : next ? below(choice, next) : [];
  });
  return (await Promise.all(found)).flat();
}

/** Everything that one gangster can do, as one question. */
export async function fork(choices: Offer[], peek: Peek): Promise<Offer[]> {
  const found = choices.map(async (choice) => {
    const event = comes(choice);
    if (event) return [onField(choice, event.kind === 'moved' ? event.to : event.victim)];
    const next = whole(choice) ? null : await peek(way(choice));
    return next ? below(choice, next) : [];
  });
  return (await Promise.all(found)).flat();
}
