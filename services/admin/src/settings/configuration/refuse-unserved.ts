import type { EntityManager } from '@mikro-orm/postgresql';
import { type Refusal, refuse } from '@werkbank/contracts/errors';
import { servingCountry } from '@werkbank/contracts/localization';
import { currentConfiguration } from './configuration-view.js';

interface Where {
  field: string;
  /** The country from before stays, whatever is served today. */
  before?: string | null | undefined;
}

/** An address lies in a country that is delivered to; the checkout would offer it and refuse it otherwise. */
export async function refuseUnserved(
  em: EntityManager,
  country: string,
  { field, before }: Where,
): Promise<Refusal | undefined> {
  if (country === before) return undefined;
  const { countries } = await currentConfiguration(em);
  if (countries.includes(country)) return undefined;
  return refuse('DELIVERY_COUNTRY_NOT_SERVED', { field, params: { country } });
}

/** Communities, cantons and the federal level are Swiss. */
export function refusePublicBodyAbroad(
  customerType: string | null | undefined,
  country: string,
  { field, before }: Where,
): Refusal | undefined {
  const isPublicBody = typeof customerType === 'string' && customerType !== 'Company';
  if (!isPublicBody || country === before || servingCountry(country) === 'CH') return undefined;
  return refuse('PUBLIC_BODY_COUNTRY', { field });
}
