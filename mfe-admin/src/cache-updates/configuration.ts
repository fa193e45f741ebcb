import type { CallAnswer } from '@werkbank/contracts/calls';
import type { AnswerCache } from '@werkbank/kit/answer-cache';

/** Replaces the configuration in the cache. */
export function showConfiguration(cache: AnswerCache, changed: CallAnswer<'updateConfiguration'>): void {
  cache.change('getConfiguration', () => changed);
}
