import type { QueryClient } from '@tanstack/react-query';
import type { SessionState } from '@werkbank/contracts/shell-api';
import { report } from '@werkbank/kit/report';

/** For so long the page takes an answer that came with it for one that it has just read. */
const FRESH_MS = 10_000;

interface FirstData {
  firstAnswers: readonly { call: string; request: unknown; answer: unknown }[];
}

/**
 * Takes over the answers that came within the page, so that nobody asks for them again. They are what visitors get, each kept
 * by the very request that it answers: a page of another language, country or currency does not find them.
 */
export function beginWith(queries: QueryClient, user: SessionState['user']): void {
  const data = document.getElementById('first-data');
  if (!data) return;
  // Somebody who is signed in has prices of her own.
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

/** What the head says to search engines is true of the page that was opened, and of no other one. */
export function forgetFirstPage(): void {
  for (const element of document.head.querySelectorAll('[data-first-page]')) element.remove();
}
