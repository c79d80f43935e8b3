// What is wrong with the boxes of a table: they lie on the screen, none on another, and what is in them can be reached.

/** Runs in the page, and needs nothing from outside of it. */
export function wrongBoxes() {
  const found = [];
  const parts = [...document.querySelectorAll('[data-box], [role="tablist"]')];
  const tell = (part) => part.dataset.box ?? 'tabs';
  const boxes = parts.map((part) => part.getBoundingClientRect());
  boxes.forEach((box, at) => {
    if (box.bottom > innerHeight + 1 || box.right > innerWidth + 1) found.push(`${tell(parts[at])} lies outside`);
    if (box.height < 24) found.push(`${tell(parts[at])} is ${Math.round(box.height)} high`);
    for (let next = at + 1; next < boxes.length; next += 1) {
      const other = boxes[next];
      const over = Math.min(box.bottom, other.bottom) - Math.max(box.top, other.top);
      const across = Math.min(box.right, other.right) - Math.max(box.left, other.left);
      if (over > 1 && across > 1) found.push(`${tell(parts[at])} and ${tell(parts[next])} overlap`);
    }
    for (const inner of [parts[at], ...parts[at].querySelectorAll('*')]) {
      const { overflowY, display } = getComputedStyle(inner);
      if (overflowY !== 'visible' || display === 'inline') continue;
      if (inner.closest('svg, .hidden') || inner.scrollHeight <= inner.clientHeight + 1) continue;
      if (inner.getBoundingClientRect().top + inner.scrollHeight > box.bottom + 1 && !scrolls(inner, parts[at])) found.push(`${tell(parts[at])} runs over: ${inner.className}`);
    }
  });
  function scrolls(inner, part) {
    for (let around = inner; around && around !== part.parentElement; around = around.parentElement) {
      if (/auto|scroll/.test(getComputedStyle(around).overflowY)) return true;
    }
    return false;
  }
  return found;
}
