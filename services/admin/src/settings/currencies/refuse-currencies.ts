import type { EntityManager } from '@mikro-orm/postgresql';
import { type Refusal, refuse } from '@werkbank/contracts/errors';
import type { Currency } from '@werkbank/contracts/localization';
import { currentConfiguration } from '../configuration/configuration-view.js';

interface Pair {
  sourceCurrency: Currency;
  targetCurrency: Currency;
}
const sides = ['sourceCurrency', 'targetCurrency'] as const;

/**
 * A rate needs offered currencies. Existing rates keep theirs and may get successors, because list prices may be in a
 * currency that is no longer offered.
 */
export async function refuseCurrencies(
  em: EntityManager,
  pair: Pair,
  before?: Pair,
): Promise<Refusal | undefined> {
  const { currencies } = await currentConfiguration(em);
  const field = sides.find((side) => pair[side] !== before?.[side] && !currencies.includes(pair[side]));
  return field && refuse('CURRENCY_NOT_OFFERED', { field, params: { currency: pair[field] } });
}

/** True if users see prices and order in this currency. */
export async function isOffered(em: EntityManager, currency: Currency): Promise<boolean> {
  const { currencies } = await currentConfiguration(em);
  return currencies.includes(currency);
}
