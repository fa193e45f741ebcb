import type { CallAnswer } from '@werkbank/contracts/calls';
import type { AnswerCache } from '@werkbank/kit/answer-cache';

/** What is set from now on, wherever it is read. */
export function showConfiguration(cache: AnswerCache, changed: CallAnswer<'updateConfiguration'>): void {
  cache.change('getConfiguration', () => changed);
}
