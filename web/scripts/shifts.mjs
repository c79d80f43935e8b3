// Whether anything jumps: what Chromium counts as layout shift, also right after somebody's own doing.

/** From here on every page of the context counts. */
export const watchShifts = (context) =>
  context.addInitScript(() => {
    window.shifts = { sum: 0, what: [] };
    new PerformanceObserver((list) => {
      for (const { value, sources } of list.getEntries()) {
        window.shifts.sum += value;
        const named = (node) => (node?.nodeType === 1 ? `${node.tagName.toLowerCase()}.${node.getAttribute('class') ?? ''}` : (node?.parentElement?.tagName.toLowerCase() ?? '?'));
        for (const { node, previousRect, currentRect } of sources.slice(0, 3)) window.shifts.what.push(`${named(node)} ${[previousRect.x, previousRect.y].map(Math.round)} to ${[currentRect.x, currentRect.y].map(Math.round)}`);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });

/** From here on, whatever has jumped so far. */
export const settled = (page) => page.evaluate(() => void (window.shifts = { sum: 0, what: [] }));

/** By how much, and what. */
export const shifted = (page) => page.evaluate(() => ({ sum: window.shifts.sum, what: [...new Set(window.shifts.what)].slice(0, 6) }));
