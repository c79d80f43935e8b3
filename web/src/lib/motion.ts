// Small movements. Only transform and opacity change, and nothing moves where the reader wants stillness.

import type { Attachment } from 'svelte/attachments';
import { STRIDE } from './pace';
import { settings } from './settings.svelte';

const still = (): boolean => settings.speed === 'off' || matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Lets an element swell and turn around its own middle; it must have no transform of its own. */
export function grow(element: Element): void {
  // Those of HTML do, and what flies does anyway.
  if (!(element instanceof SVGElement) || element.matches('[data-flies]')) return;
  element.style.transformBox = 'fill-box';
  element.style.transformOrigin = 'center';
}

/** A short swelling whenever the value changes; not when it is first drawn. */
export function bump(value: unknown): Attachment<SVGElement | HTMLElement> {
  return (element) => {
    const before = seen.get(element);
    seen.set(element, value);
    grow(element);
    if (before === undefined || before === value || still()) return;
    element.animate([{ transform: 'scale(1.45)', opacity: 0.6 }, { transform: 'none', opacity: 1 }], {
      duration: 260,
      easing: 'ease-out',
    });
  };
}
const seen = new WeakMap<Element, unknown>();

/** A figure that goes from space to space, all the way round, while that is shown; whatever else puts it elsewhere is done at
 *  once. */
export function walk(space: number, shown: () => boolean, where: (space: number) => string): Attachment<SVGElement> {
  return (element) => {
    const before = stood.get(element);
    stood.set(element, space);
    if (before === undefined || before === space || still() || !shown()) return;
    const count = (space - before + SPACES) % SPACES;
    const way = Array.from({ length: count + 1 }, (_, n) => ({ transform: where((before + n) % SPACES) }));
    element.animate(way, { duration: STRIDE[settings.speed] * count, easing: 'linear' });
  };
}
const stood = new WeakMap<Element, number>();
const SPACES = 12;

/** Half a second of tumbling when a die is thrown. */
export function tumble(roll: number): Attachment<SVGElement | HTMLElement> {
  return (element) => {
    if (roll === 0 || still()) return;
    grow(element);
    const turn = 180 + Math.random() * 360;
    element.animate(
      [
        { transform: `translateY(-14px) rotate(-${turn}deg) scale(0.7)`, opacity: 0.3 },
        { transform: 'translateY(4px) rotate(12deg) scale(1.08)', opacity: 1, offset: 0.7 },
        { transform: 'none', opacity: 1 },
      ],
      { duration: 500, easing: 'ease-out' },
    );
  };
}
