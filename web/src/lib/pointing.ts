// Makes everything with `data-target` answer to pointer, touch and keyboard. One set of listeners for the whole table.

import type { Attachment } from 'svelte/attachments';
import type { TableModel } from './table.svelte';
import type { Target } from './targets';

export interface Attributes {
  'data-target': Target;
  'data-state': 'legal' | 'picked' | 'quiet';
  role?: 'button';
  tabindex?: 0;
  'aria-label'?: string;
  'aria-pressed'?: boolean;
}

/** What a drawn thing needs to be a target. Only what can be picked is reachable by keyboard and announced. */
export function target(model: TableModel, name: Target, label: string, picked = false): Attributes {
  const choices = model.targets.get(name);
  picked ||= model.picked.at(-1) === name;
  if (!choices) return { 'data-target': name, 'data-state': picked ? 'picked' : 'quiet' };
  const says = choices.length === 1 ? choices[0]?.says : undefined;
  return {
    'data-target': name,
    'data-state': picked ? 'picked' : 'legal',
    role: 'button',
    tabindex: 0,
    'aria-label': says ?? label,
    'aria-pressed': picked,
  };
}

const named = (element: Element | null): HTMLElement | SVGElement | null =>
  element?.closest<HTMLElement | SVGElement>('[data-target]') ?? null;

/** The innermost target around the element that can be picked; else the innermost of all. */
function around(model: TableModel, element: Element): { name: Target; legal: boolean } | null {
  const inner = named(element);
  for (let found = inner; found; found = named(found.parentElement)) {
    const name = found.dataset.target ?? '';
    if (model.offers(name)) return { name, legal: true };
  }
  return inner ? { name: inner.dataset.target ?? '', legal: false } : null;
}

const ARROWS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** The nearest target that lies in this direction; what lies straight ahead counts as nearer. */
export function nearest(from: DOMRect, all: DOMRect[], [dx, dy]: [number, number]): number {
  const middle = (box: DOMRect): [number, number] => [box.x + box.width / 2, box.y + box.height / 2];
  const [x, y] = middle(from);
  let [best, least] = [-1, Infinity];
  all.forEach((box, n) => {
    const [bx, by] = middle(box);
    const ahead = (bx - x) * dx + (by - y) * dy;
    const aside = Math.abs((bx - x) * dy) + Math.abs((by - y) * dx);
    const distance = ahead + 2.5 * aside;
    if (ahead > 1 && distance < least) [best, least] = [n, distance];
  });
  return best;
}

function walk(root: HTMLElement, event: KeyboardEvent): void {
  const direction = ARROWS[event.key];
  const here = named(document.activeElement);
  if (!direction || !here || !root.contains(here)) return;
  const others = [...root.querySelectorAll<HTMLElement>('[data-target][tabindex="0"]')].filter((one) => one !== here);
  const next = others[nearest(here.getBoundingClientRect(), others.map((one) => one.getBoundingClientRect()), direction)];
  event.preventDefault();
  next?.focus();
}

export const pointing = (model: TableModel): Attachment<HTMLElement> => (root) => {
  const abort = new AbortController();
  const on = <K extends keyof HTMLElementEventMap>(type: K, heard: (event: HTMLElementEventMap[K]) => void) =>
    root.addEventListener(type, heard, { signal: abort.signal });
  const point = (element: EventTarget | null) => {
    const found = element instanceof Element ? around(model, element) : null;
    model.point(found?.legal ? found.name : null);
  };
  on('pointerover', (event) => event.pointerType === 'mouse' && point(event.target));
  on('pointerleave', () => model.point(null));
  // Later, since a focused target may vanish while the table is being drawn.
  const follow = () => queueMicrotask(() => point(document.activeElement));
  on('focusin', follow);
  on('focusout', follow);
  on('click', (event) => {
    if (model.showing) return model.skip();
    const found = event.target instanceof Element ? around(model, event.target) : null;
    if (!found) return;
    const touch = (event as PointerEvent).pointerType === 'touch';
    if (found.legal) model.pick(found.name, touch);
    else model.miss(found.name, touch);
  });
  on('keydown', (event) => {
    const found = document.activeElement ? around(model, document.activeElement) : null;
    const button = document.activeElement instanceof HTMLButtonElement;
    if ((event.key === 'Enter' || event.key === ' ') && found?.legal && !button) {
      event.preventDefault();
      model.pick(found.name);
    } else walk(root, event);
  });
  return () => abort.abort();
};
