import axe from 'axe-core';
import type { Page } from 'playwright-core';

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

interface Violation {
  readonly id: string;
  readonly nodes: readonly { readonly html: string; readonly failureSummary?: string }[];
}

/** What keeps somebody from using the page, one line for each place: rule, element, reason. */
export async function barriersOf(page: Page): Promise<string[]> {
  // Half a megabyte, and good for as long as the page is there; pages are judged several times in a row.
  if (!(await page.evaluate<boolean>(`'axe' in window`))) await page.evaluate(axe.source);
  const violations = await page.evaluate<readonly Violation[]>(judge);
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(
      ({ html, failureSummary = '' }) =>
        `${id}: ${html.slice(0, 200)} (${failureSummary.split('\n').slice(1).join(' ').trim()})`,
    ),
  );
}

/** What is in a frame is another page, with authors of its own. */
const judge = `axe
  .run(document, { runOnly: ${JSON.stringify(rules)}, resultTypes: ['violations'], iframes: false })
  .then(({ violations }) => violations.map(({ id, nodes }) => ({
    id, nodes: nodes.map(({ html, failureSummary }) => ({ html, failureSummary })) })))`;
