import type { EntityManager } from '@mikro-orm/postgresql';
import { type Refusal, refuse } from '@werkbank/contracts/errors';
import type { Currency } from '@werkbank/contracts/limits';
import { currentConfiguration } from '../configuration/configuration-view.js';

interface Pair {
  sourceCurrency: Currency;
  targetCurrency: Currency;
}
const sides = ['sourceCurrency', 'targetCurrency'] as const;

/** A rate is of currencies that are offered. One that is there may keep those that it has, whatever was offered since. */
export async function refuseCurrencies(
  em: EntityManager,
  pair: Pair,
  before?: Pair,
): Promise<Refusal | undefined> {
  const { currencies } = await currentConfiguration(em);
  const field = sides.find((side) => pair[side] !== before?.[side] && !currencies.includes(pair[side]));
  return field && refuse('CURRENCY_NOT_OFFERED', { field, params: { currency: pair[field] } });
}

/** Whether somebody may need what one is worth in the other. */
export async function isPairOffered(em: EntityManager, pair: Pair): Promise<boolean> {
  const { currencies } = await currentConfiguration(em);
  return sides.every((side) => currencies.includes(pair[side]));
}
