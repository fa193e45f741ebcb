import type { Page } from 'playwright-core';

/** From a phone to a wide screen; at 960 the left column becomes a drawer. */
export const widths = [390, 600, 960, 1280, 1920] as const;

/** Elements that overflow the page to the right; none if the page does not scroll horizontally. */
export async function overflowAt(page: Page, width: number): Promise<string[]> {
  await page.setViewportSize({ width, height: 900 });
  return page.evaluate<string[]>(stickingOut);
}

/**
 * The layout adapts to a width within two frames: one for listeners of media queries, one for their repaint. It is read after the
 * second one, when resize observers have run.
 */
const stickingOut = `new Promise((answer) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(() => {
  const width = window.innerWidth;
  if (document.scrollingElement.scrollWidth <= width) return answer([]);
  const out = [...document.body.querySelectorAll('*')].filter((one) => one.getBoundingClientRect().right > width + 0.5);
  const outermost = out.filter((one) => !out.includes(one.parentElement));
  answer(['page is ' + document.scrollingElement.scrollWidth + ' px wide in ' + width]
    .concat(outermost.map((one) => one.outerHTML.slice(0, 160))));
}))))`;
