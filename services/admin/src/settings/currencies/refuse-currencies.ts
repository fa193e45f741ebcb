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
 * A rate is of currencies that are offered. One that is there may keep those that it has, and others may follow it: list
 * prices stay in a currency that nobody orders in any more.
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

/** Whether people see prices and order in it. */
export async function isOffered(em: EntityManager, currency: Currency): Promise<boolean> {
  const { currencies } = await currentConfiguration(em);
  return currencies.includes(currency);
}
