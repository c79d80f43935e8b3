// Chicago as a plan: blocks between streets, which have names.

import { t } from '../lib/words.svelte';

export const COLUMNS = 'abcdef';

/** What a street is called on its sign, and in full. */
export const street = (line: 'row' | 'column', index: number): string => t(`page-street-${line === 'row' ? index + 1 : COLUMNS[index]!}`);
const whole = (line: 'row' | 'column', index: number): string => t(`page-street-${line === 'row' ? index + 1 : COLUMNS[index]!}.full`);

/** A row or column with its street, for who doesn't see the sign. */
export const lineName = (line: 'row' | 'column', index: number): string =>
  t('page-line-street', { line: t(line === 'row' ? 'page-row' : 'page-column', { number: line === 'row' ? index + 1 : COLUMNS[index]! }), street: whole(line, index) });

/** Houses of a block seen from above, in a box of 128; no two neighbours have the same. */
const BLOCKS = [
  'M14 14h44v40H14zM70 14h44v24H70zM70 50h44v64H70zM14 66h44v48H14zM24 66v48M70 66h44',
  'M14 14h100v34H14zM14 60h30v54H14zM56 60h58v24H56zM56 96h58v18H56zM48 14v34M82 14v34',
  'M14 14h28v100H14zM54 14h60v44H54zM66 26h36v20H66zM54 70h60v44H54zM14 64h28M84 70v44',
  'M14 14h100v100H14zM30 64h68M64 30v68M64 48a16 16 0 1 1-.1 0zM30 24a7 7 0 1 1-.1 0zM98 24a7 7 0 1 1-.1 0zM30 90a7 7 0 1 1-.1 0zM98 90a7 7 0 1 1-.1 0z',
  'M14 14h100v100H14zM42 42h44v44H42zM14 14l28 28M114 14 86 42M14 114l28-28M114 114 86 86',
  'M14 14h62v28H14zM88 14h26v62H88zM14 54h28v60H14zM54 54h22v22H54zM54 88h60v26H54zM44 14v28',
  'M14 14h46v46H14zM72 14h42v30H72zM14 72h30v42H14zM56 72h58v42H56zM26 26h22v22H26zM84 84h18v18H84z',
];
export const block = (row: number, column: number): string => BLOCKS[(row * 3 + column * 2 + Math.floor(row / 2)) % BLOCKS.length]!;
