// The six actions, as the page shows them: dice that do the same share a picture.

/** Their dice, by the first of them. */
export const ACTIONS: { die: number; dice: number[] }[] = [
  { die: 1, dice: [1] },
  { die: 2, dice: [2, 3] },
  { die: 4, dice: [4, 5] },
  { die: 6, dice: [6] },
];

/** The one that a die does. */
export const actionOf = (die: number): number => ACTIONS.find(({ dice }) => dice.includes(die))?.die ?? die;
