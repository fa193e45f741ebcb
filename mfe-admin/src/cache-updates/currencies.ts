import type { CallAnswer } from '@werkbank/contracts/calls';
import type { AnswerCache } from '@werkbank/kit/answer-cache';

/** What is offered from now on: in the list of currencies, and wherever one is chosen. */
export function showCurrencies(cache: AnswerCache, { currencies }: CallAnswer<'offerCurrency'>): void {
  cache.change('listCurrencies', (answer) => ({ ...answer, currencies }));
  cache.change('getConfiguration', (configuration) => ({ ...configuration, currencies }));
}
