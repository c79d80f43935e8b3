// Keys for the whole table. Letters are left alone while somebody types.

import type { Attachment } from 'svelte/attachments';
import type { TableModel } from './table.svelte';
import { isSmile } from './games';

const REACHABLE = '[data-target][tabindex="0"]';
const typing = (): boolean => document.activeElement?.matches('input, textarea, select') ?? false;
/** A question in front of the table has the keys for itself. */
const asking = (): boolean => document.querySelector('dialog[open]') !== null;

/** A number picks the die of that value, or else the button of that place. */
function pickNumber(model: TableModel, number: number): void {
  if (model.rolling) return rollNumber(model, model.rolling, number);
  if (model.targets.has(`die:${number}`)) return model.pick(`die:${number}`);
  const buttons = [...model.targets.keys()].filter((target) => /^(option|add|own|open|stack|held|face)/.test(target));
  const target = buttons[number - 1];
  if (target) model.pick(target);
}

/** One more die of this value is rolled; after the last of them none. */
function rollNumber(model: TableModel, rolling: number[], value: number): void {
  const pool = model.view && isSmile(model.view) ? model.view.pool : [];
  const all = pool.flatMap((die, n) => (die === value ? [n] : []));
  const free = all.find((die) => !rolling.includes(die));
  if (free !== undefined) model.pick(`roll:${free}`);
  else all.forEach((die) => model.pick(`roll:${die}`));
}

function press(model: TableModel, key: string, toggleList: () => void): boolean {
  if (/^[1-9]$/.test(key)) pickNumber(model, Number(key));
  else if (key === 'Enter' && model.canGo) model.confirm();
  else if (key === 'Escape') model.showing ? model.skip() : model.unpick();
  else if (key === 'u' || key === 'Backspace') model.undo();
  else if (key === 'h') model.askHint();
  else if (key === 'l') toggleList();
  else return false;
  return true;
}

export const shortcuts =
  (model: TableModel, toggleList: () => void): Attachment<HTMLElement> =>
  (root) => {
    const abort = new AbortController();
    let keyboard = false;
    const heard = (event: KeyboardEvent) => {
      keyboard = true;
      if (event.defaultPrevented || typing() || asking() || event.ctrlKey || event.metaKey || event.altKey) return;
      const busy = event.key === 'Enter' && document.activeElement?.matches('button, a, summary');
      if (!busy && press(model, event.key, toggleList)) event.preventDefault();
    };
    addEventListener('keydown', heard, { signal: abort.signal });
    addEventListener('pointerdown', () => (keyboard = false), { signal: abort.signal });
    // Whoever plays by keyboard finds the next question under their fingers.
    model.onAsk = () => {
      if (!keyboard || typing()) return;
      requestAnimationFrame(() => {
        // Where only the turn is to be ended, Enter ends it; a flask is used by whoever goes there.
        const first = model.onward ? '.confirm:enabled' : `${REACHABLE}:not([data-target^="held:"])`;
        if (!document.activeElement?.matches(first)) (root.querySelector<HTMLElement>(first) ?? root.querySelector<HTMLElement>(REACHABLE))?.focus();
      });
    };
    return () => {
      model.onAsk = null;
      abort.abort();
    };
  };
