import type { QueryClient } from '@tanstack/react-query';
import type { SessionState } from '@werkbank/contracts/shell-api';
import { report } from '@werkbank/kit/report';

/** For this time, data embedded in the page counts as just read. */
const FRESH_MS = 10_000;

interface FirstData {
  firstAnswers: readonly { call: string; request: unknown; answer: unknown }[];
}

/**
 * Takes over the data embedded in the page, so they are not requested again. They are visitors' data, each stored under
 * its request: a page in another language, country or currency does not match them.
 */
export function beginWith(queries: QueryClient, user: SessionState['user']): void {
  const data = document.getElementById('first-data');
  if (!data) return;
  // Signed-in users have their own prices.
  if (user === null) {
    for (const { call, request, answer } of read(data).firstAnswers) {
      queries.setQueryData([call, request], answer, { updatedAt: Date.now() + FRESH_MS });
    }
  }
  data.remove();
}

function read({ textContent }: HTMLElement): FirstData {
  try {
    return JSON.parse(textContent) as FirstData;
  } catch (cause) {
    report('The first answers cannot be read', cause);
    return { firstAnswers: [] };
  }
}

/** The head's data for search engines hold for the first page only, so later pages remove them. */
export function forgetFirstPage(): void {
  for (const element of document.head.querySelectorAll('[data-first-page]')) element.remove();
}
