// Makes everything with `data-target` answer to pointer, touch and keyboard. One set of listeners for the whole table.

import type { Attachment } from 'svelte/attachments';
import { dragging } from './dragging';
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

/** The same attributes are the same object: whoever has them already has nothing to do when something else is asked. */
const known = new Map<string, Attributes>();
const MANY = 5000;

function once(attributes: Attributes): Attributes {
  const key = Object.values(attributes).join('\n');
  const before = known.get(key);
  if (before) return before;
  if (known.size >= MANY) known.clear();
  known.set(key, attributes);
  return attributes;
}

/** What a drawn thing needs to be a target. Only what can be picked is reachable by keyboard and announced. */
export function target(model: TableModel, name: Target, label: string, picked = false): Attributes {
  const choices = model.targets.get(name);
  picked ||= model.picked.at(-1) === name;
  if (!choices) return once({ 'data-target': name, 'data-state': picked ? 'picked' : 'quiet' });
  const says = choices.length === 1 ? choices[0]?.says : undefined;
  return once({
    'data-target': name,
    'data-state': picked ? 'picked' : 'legal',
    role: 'button',
    tabindex: 0,
    'aria-label': says ?? label,
    'aria-pressed': picked,
  });
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

/** What is picked by a drag; a die on a slot is picked for that, whichever of the two comes first. */
function landing(model: TableModel, from: Target, to: Target): Target[] {
  const act = from.replace('die:', 'act:');
  if (to === 'slot:act') return [model.offers(act) ? act : from];
  return to === 'slot:move' ? [from] : [from, to];
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
  const dragged = dragging(root, abort.signal, {
    lifts: (element) => (model.ask ? around(model, element) : null),
    lift: (name) => model.point(name),
    drop: (from, element) => {
      model.point(null);
      const to = element && root.contains(element) ? named(element)?.dataset.target : undefined;
      // Whatever lies in a district, the district is meant, unless just that can be picked there.
      const inner = element && to ? (around(model, element)?.name ?? to) : '';
      const place = /^(pile|token):(\d)/.exec(inner);
      if (to && to !== from) model.pickAll(...landing(model, from, place && !model.offers(inner) ? `district:${place[2]}` : inner));
    },
  });
  on('click', (event) => {
    if (dragged()) return;
    if (model.showing) return model.skip();
    const found = event.target instanceof Element ? around(model, event.target) : null;
    if (!found) return;
    if (found.legal) model.pick(found.name);
    else model.miss(found.name);
  });
  on('keydown', (event) => {
    const found = document.activeElement ? around(model, document.activeElement) : null;
    const button = document.activeElement instanceof HTMLButtonElement;
    if ((event.key === 'Enter' || event.key === ' ') && found?.legal && !button) {
      event.preventDefault();
      // Enter on a die that is picked to be rolled again rolls; the space bar leaves it.
      const rolls = event.key === 'Enter' && model.rolling?.some((die) => found.name === `roll:${die}`);
      if (rolls) model.confirm();
      else model.pick(found.name);
    } else walk(root, event);
  });
  return () => abort.abort();
};
