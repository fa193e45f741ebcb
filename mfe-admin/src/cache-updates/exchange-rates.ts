import type { CallAnswer } from '@werkbank/contracts/calls';
import type { AnswerCache } from '@werkbank/kit/answer-cache';

type Rate = CallAnswer<'listCurrencies'>['exchangeRates'][number];

/**
 * Updates the rates of a pair and type: a new rate ends the previous one, a deleted rate opens it again.
 * `changed` is removed from all other pairs, in case it moved.
 */
export function showRates(cache: AnswerCache, changed: { id: number }, ofPair: readonly Rate[]): void {
  cache.change('listCurrencies', (answer) => {
    const others = answer.exchangeRates.filter(
      ({ id }) => id !== changed.id && !ofPair.some((rate) => rate.id === id),
    );
    return { ...answer, exchangeRates: [...others, ...ofPair].sort(inOrder) };
  });
}

/** By pair and type, the newest first, as the service sorts. */
function inOrder(one: Rate, other: Rate): number {
  const pairOf = (rate: Rate) => `${rate.sourceCurrency} ${rate.targetCurrency} ${rate.exchangeRateType}`;
  const [first, second] = [pairOf(one), pairOf(other)];
  if (first !== second) return first < second ? -1 : 1;
  return one.validFrom > other.validFrom ? -1 : 1;
}
