import type { Page } from 'playwright-core';

/**
 * Controls of tables that are visible only after horizontal scrolling: beyond the edge of the scroll container or under sticky
 * columns. Also expanded rows and group headings wider than the table. Only the first link of a row counts as a control; the
 * others are data.
 */
export const controlsOutOfSight = (page: Page): Promise<string[]> => page.evaluate<string[]>(outOfSight);

const outOfSight = `(() => {
  const found = [];
  const frameOf = (table) => {
    for (let one = table.parentElement; one; one = one.parentElement)
      if (/auto|scroll|hidden|clip/.test(getComputedStyle(one).overflowX)) return one.getBoundingClientRect();
    return { left: 0, right: innerWidth };
  };
  const sticks = (cell) => cell && getComputedStyle(cell).position === 'sticky';
  for (const table of document.querySelectorAll('table')) {
    if (table.closest('[role=grid]') || table.getClientRects().length === 0) continue;
    const frame = frameOf(table);
    const name = table.getAttribute('aria-label') ?? table.querySelector('caption')?.textContent ?? 'a table';
    const left = Math.max(0, frame.left);
    const right = Math.min(innerWidth, frame.right);
    if (left >= right) found.push(name + ': wholly out of sight');
    for (const row of table.querySelectorAll('tbody > tr')) {
      const last = row.lastElementChild;
      for (const control of row.querySelectorAll('a[href], button, input, select, textarea, [role=switch]')) {
        if (control.closest('table') !== table || control.closest('tr') !== row) continue;
        const cell = control.closest('td, th');
        if (control.localName === 'a' && control !== row.querySelector('a[href]')) continue;
        const box = (control.closest('label') ?? control).getBoundingClientRect();
        if (box.width === 0) continue;
        const end = sticks(last) && cell !== last ? Math.min(right, last.getBoundingClientRect().left) : right;
        if (box.left < left - 1 || box.right > end + 1)
          found.push(name + ': ' + (control.getAttribute('aria-label') || control.textContent || control.outerHTML).slice(0, 60)
            + ' at ' + Math.round(box.left) + '–' + Math.round(box.right) + ' of ' + Math.round(left) + '–' + Math.round(end));
      }
      if (row.children.length === 1 && last.colSpan > 1 && last.firstElementChild) {
        const opened = last.firstElementChild.getBoundingClientRect();
        if (opened.right > right + 1) found.push(name + ': what spans it ends at ' + Math.round(opened.right) + ' of ' + Math.round(right));
      }
    }
  }
  return found;
})()`;
