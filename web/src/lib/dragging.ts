// Lifts a piece from the table, lets it follow the pointer and puts it down somewhere else.

import type { Target } from './targets';

interface Dragging {
  /** What would be lifted here, and whether it may be. */
  lifts(element: Element): { name: Target; legal: boolean } | null;
  lift(name: Target): void;
  /** It was put down on this. */
  drop(name: Target, onto: Element | null): void;
}

/** So far a finger or a mouse may stray before it drags. */
const STRAY = 8;

/** What can be carried: pieces, not places or buttons. */
const PIECE = /^(die|pile|token|own|open|stack|add|held|field):/;

/** A picture of the piece that follows the pointer. */
function picture(piece: Element): HTMLElement {
  const box = piece.getBoundingClientRect();
  const held = document.createElement('div');
  Object.assign(held.style, { position: 'fixed', left: '0', top: '0', width: `${box.width}px`, height: `${box.height}px`, pointerEvents: 'none', zIndex: '10', opacity: '0.85' });
  if (piece instanceof SVGGraphicsElement && !(piece instanceof SVGSVGElement)) {
    const { x, y, width, height } = piece.getBBox();
    const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
    svg.setAttribute('viewBox', `${x} ${y} ${width} ${height}`);
    const copy = piece.cloneNode(true);
    if (copy instanceof SVGElement) copy.removeAttribute('transform');
    svg.append(copy);
    held.append(svg);
  } else held.append(piece.cloneNode(true));
  // It is no target itself, and not read out.
  for (const one of held.querySelectorAll('[data-target]')) for (const name of ['data-target', 'tabindex', 'role', 'id']) one.removeAttribute(name);
  held.setAttribute('aria-hidden', 'true');
  held.dataset.width = String(box.width);
  return held;
}

/** Returns whether the click that is heard ends a drag. */
export function dragging(root: HTMLElement, signal: AbortSignal, { lifts, lift, drop }: Dragging): () => boolean {
  let from: { name: Target; piece: Element; x: number; y: number; pointer: number } | null = null;
  let held: HTMLElement | null = null;
  let ended = false;
  const on = <K extends keyof DocumentEventMap>(type: K, heard: (event: DocumentEventMap[K]) => void) => document.addEventListener(type, heard, { signal });
  const end = () => {
    held?.remove();
    held = from = null;
  };
  root.addEventListener('pointerdown', (event) => {
    ended = false;
    const touched = event.button === 0 && event.target instanceof Element ? event.target : null;
    const found = touched && lifts(touched);
    const piece = found?.legal && PIECE.test(found.name) ? touched?.closest(`[data-target="${CSS.escape(found.name)}"]`) : null;
    if (!found || !piece) return;
    from = { name: found.name, piece, x: event.clientX, y: event.clientY, pointer: event.pointerId };
    // A finger stays with what it touched first; what lies below it is asked for when it lets go.
    if (piece.hasPointerCapture?.(event.pointerId)) piece.releasePointerCapture(event.pointerId);
  }, { signal });
  on('pointermove', (event) => {
    if (!from || event.pointerId !== from.pointer) return;
    if (!held && Math.hypot(event.clientX - from.x, event.clientY - from.y) < STRAY) return;
    if (!held) {
      held = picture(from.piece);
      root.append(held);
      lift(from.name);
    }
    held.style.transform = `translate(${event.clientX - Number(held.dataset.width) / 2}px, ${event.clientY - held.offsetHeight / 2}px)`;
  });
  on('pointerup', (event) => {
    const lifted = from;
    const carried = held !== null;
    end();
    if (!lifted || !carried || event.pointerId !== lifted.pointer) return;
    ended = true;
    drop(lifted.name, document.elementFromPoint(event.clientX, event.clientY));
  });
  on('pointercancel', end);
  signal.addEventListener('abort', end);
  return () => {
    const was = ended;
    ended = false;
    return was;
  };
}
