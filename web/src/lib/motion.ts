// Small movements. Only transform and opacity change, and nothing moves where the reader wants stillness.

import type { Attachment } from 'svelte/attachments';
import { settings } from './settings.svelte';

const still = (): boolean => settings.speed === 'off' || matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Lets an element swell and turn around its own middle; it must have no transform of its own. */
function grow(element: SVGElement | HTMLElement): void {
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

/** A piece that has just come flies in from where it was; `null` if it lay there before. */
export function arrive(from: [x: number, y: number] | null): Attachment<SVGElement> {
  return (element) => {
    if (!from || still()) return;
    const [x, y] = from;
    element.animate(
      [
        { transform: `translate(${x}px, ${y}px)`, opacity: x === 0 ? 0 : 1 },
        { transform: 'none', opacity: 1 },
      ],
      { duration: 280, easing: 'ease-out' },
    );
  };
}

/** A piece that is handed over leaves that way. */
export function leave(to: [x: number, y: number]): Attachment<SVGElement> {
  return (element) => {
    const [x, y] = to;
    const gone = { transform: `translate(${x}px, ${y}px)`, opacity: 0 };
    element.animate(still() ? [gone, gone] : [{ transform: 'none', opacity: 1 }, gone], {
      duration: 420,
      easing: 'ease-in',
      fill: 'forwards',
    });
  };
}

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
