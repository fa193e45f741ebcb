import axe from 'axe-core';
import type { Page } from 'playwright-core';

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

interface Violation {
  readonly id: string;
  readonly nodes: readonly { readonly html: string; readonly failureSummary?: string }[];
}

/** Accessibility violations of a page, one line each: rule, element, reason. */
export async function barriersOf(page: Page): Promise<string[]> {
  // Injected once per page, because axe has half a megabyte and pages are checked several times.
  if (!(await page.evaluate<boolean>(`'axe' in window`))) await page.evaluate(axe.source);
  const violations = await page.evaluate<readonly Violation[]>(judge);
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(
      ({ html, failureSummary = '' }) =>
        `${id}: ${html.slice(0, 200)} (${failureSummary.split('\n').slice(1).join(' ').trim()})`,
    ),
  );
}

/** Ignores frames, which hold pages of other authors. */
const judge = `axe
  .run(document, { runOnly: ${JSON.stringify(rules)}, resultTypes: ['violations'], iframes: false })
  .then(({ violations }) => violations.map(({ id, nodes }) => ({
    id, nodes: nodes.map(({ html, failureSummary }) => ({ html, failureSummary })) })))`;
