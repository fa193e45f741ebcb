import type { EntityManager } from '@mikro-orm/postgresql';
import { columns, readOne, statement } from '@werkbank/platform/database';
import { Offer } from './offer.entity.js';

const offerWithCountry = statement(
  'offer-with-country',
  columns(Offer, 'onlyRow'),
  'select only_row as "onlyRow" from offer where ? = any(countries)',
);

/** Goods are offered in the countries that the configuration names. */
export async function isOffered(em: EntityManager, country: string): Promise<boolean> {
  return (await readOne(em, offerWithCountry, [country])) !== undefined;
}
