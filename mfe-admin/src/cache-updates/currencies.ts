import type { CallAnswer } from '@werkbank/contracts/calls';
import type { AnswerCache } from '@werkbank/kit/answer-cache';

/** Replaces the offered currencies in all cached answers. */
export function showCurrencies(cache: AnswerCache, { currencies }: CallAnswer<'offerCurrency'>): void {
  cache.change('listCurrencies', (answer) => ({ ...answer, currencies }));
  cache.change('getConfiguration', (configuration) => ({ ...configuration, currencies }));
}
