// Where pieces come from. What an event brings somewhere is drawn flying there from where it lay. It is the piece itself that
// flies, never a copy of it, so that every frame shows a true position.

import type { Attachment } from 'svelte/attachments';
import { tick } from 'svelte';
import { grow } from './motion';
import { duration } from './pace';
import type { Colour, GameEvent } from './protocol';
import { settings } from './settings.svelte';
import { fieldKey, gangsterKey, heldKey, pile, tokenKey, type Target } from './targets';
import type { TableModel } from './table.svelte';

/** A target, or a place that nobody picks: somebody's supply, or the bag. */
type Place = Target | `supply:${Colour}` | 'bag';

interface Flight {
  from: Place;
  to: Target;
}

/** What comes from where by an event; most bring nothing. */
export function flights(event: GameEvent): Flight[] {
  switch (event.kind) {
    case 'drafted':
      return [{ from: `die:${event.action}`, to: `heat:${event.player}:${event.action}` }];
    case 'left_over':
      return [{ from: `die:${event.die}`, to: 'leftover' }];
    case 'drawn':
      return [{ from: 'bag', to: `token:${event.district}:${tokenKey(event.token)}` }];
    case 'dealt': {
      const held = { ...event.token, face: event.face, on: null };
      return [{ from: 'bag', to: typeof event.to === 'number' ? `token:${event.to}:${tokenKey(event.token)}` : `held:${event.to}:${heldKey(held)}` }];
    }
    case 'cubes_added':
      return [{ from: `supply:${event.colour}`, to: pile(event.district, event.colour) }];
    case 'cube_moved':
      return [{ from: pile(event.from, event.colour), to: pile(event.to, event.colour) }];
    case 'police_turned':
      return [{ from: `supply:${event.player}`, to: pile(event.district, event.player) }];
    case 'took':
      return [{ from: `token:${event.district}:${tokenKey(event.held)}`, to: `held:${event.party}:${heldKey(event.held)}` }];
    case 'gave':
      return [{ from: `held:${event.player}:${heldKey(event.held)}`, to: `token:${event.district}:${tokenKey(event.held)}` }];
    case 'revealed':
      return event.why === 'open' ? [{ from: `stack:${event.stack}`, to: `open:${gangsterKey(event.gangster)}` }] : [];
    case 'laid': {
      const from = { own: `own:${gangsterKey(event.gangster)}`, open: `open:${gangsterKey(event.gangster)}`, drawn: 'stack:0' };
      return [{ from: from[event.from], to: `field:${fieldKey(event.field)}` }];
    }
    case 'moved':
      return [{ from: `field:${fieldKey(event.from)}`, to: `field:${fieldKey(event.to)}` }];
    default:
      return [];
  }
}

/** The last one drawn at a place, if it is to be seen: what has come lies behind those that were there. */
function at(root: HTMLElement, place: Place): Element | undefined {
  const name = CSS.escape(place);
  const all = [...root.querySelectorAll(`[data-target="${name}"], [data-place="${name}"]`)].filter((one) => one.getClientRects().length > 0);
  const last = all.at(-1);
  return last?.querySelector('[data-flies]') ?? last;
}

/** From the middle of one to that of another, in the units of what moves. */
function between(from: DOMRect, to: Element): [x: number, y: number] {
  const box = to.getBoundingClientRect();
  const scale = to instanceof SVGGraphicsElement ? (to.getScreenCTM()?.a ?? 1) : 1;
  return [(from.x + from.width / 2 - box.x - box.width / 2) / scale, (from.y + from.height / 2 - box.y - box.height / 2) / scale];
}

/** The part of the table where something lies. */
const area = (piece: Element): HTMLElement | null => piece.closest<HTMLElement>('.board, .column');

/** What flies is above everything that it flies over. */
function raise(area: HTMLElement, flight: Animation): void {
  area.style.zIndex = '3';
  flight.onfinish = flight.oncancel = () => area.style.removeProperty('z-index');
}

/** The longest that something flies, in milliseconds. */
const LONGEST = 600;

/** Lets pieces fly while events are shown. */
export const flying = (model: TableModel): Attachment<HTMLElement> => (root) => {
  const stillness = matchMedia('(prefers-reduced-motion: reduce)');
  model.onShow = (event) => {
    const time = Math.min(duration(event, [], settings.speed), LONGEST);
    if (time === 0 || stillness.matches) return;
    // Nothing is drawn anew yet: everything lies where it came from.
    const found = flights(event).map(({ from, to }) => {
      const lies = at(root, from);
      return { from: lies?.getBoundingClientRect(), leaves: lies && area(lies), to };
    });
    void tick().then(() => {
      for (const { from, leaves, to } of found) {
        const piece = from && at(root, to);
        if (!piece) continue;
        const [x, y] = between(from, piece);
        grow(piece);
        // Lifted on its way; it comes down with its own weight.
        const way = [{ transform: `translate(${x}px, ${y}px) scale(1.1)` }, { transform: 'scale(1.1)', offset: 0.8, easing: 'ease-in' }, { transform: 'none' }];
        const flight = piece.animate(way, { duration: time, easing: 'ease-in-out' });
        const comes = area(piece);
        if (comes && comes !== leaves) raise(comes, flight);
      }
    });
  };
  return () => (model.onShow = null);
};
