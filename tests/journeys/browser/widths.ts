import type { Page } from 'playwright-core';

/** From a phone to a wide screen; 960 is where the left column becomes a drawer. */
export const widths = [390, 600, 960, 1280, 1920] as const;

/** The elements that stick out of the page to the right; none while the page does not scroll sideways. */
export async function overflowAt(page: Page, width: number): Promise<string[]> {
  await page.setViewportSize({ width, height: 900 });
  return page.evaluate<string[]>(stickingOut);
}

/**
 * Layout follows a width within two frames: one for the media queries' listeners, one for what they draw. It is read
 * behind the second one, when the observers of sizes have seen what came meanwhile.
 */
const stickingOut = `new Promise((answer) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(() => {
  const width = window.innerWidth;
  if (document.scrollingElement.scrollWidth <= width) return answer([]);
  const out = [...document.body.querySelectorAll('*')].filter((one) => one.getBoundingClientRect().right > width + 0.5);
  const outermost = out.filter((one) => !out.includes(one.parentElement));
  answer(['page is ' + document.scrollingElement.scrollWidth + ' px wide in ' + width]
    .concat(outermost.map((one) => one.outerHTML.slice(0, 160))));
}))))`;
