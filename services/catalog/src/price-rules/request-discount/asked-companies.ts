import type { EntityManager } from '@mikro-orm/postgresql';
import { type Country, servingCountry } from '@werkbank/contracts/localization';
import { columns, readMany, statement } from '@werkbank/platform/database';
import { DispatchLocation } from '../../replicas/index.js';

const servingCompanies = statement(
  'serving-companies',
  columns(DispatchLocation, 'producerCompanyId'),
  `select distinct on (l.producer_id) l.producer_company_id as "producerCompanyId" from dispatch_location l
      where l.producer_id in (select value::int from jsonb_array_elements_text(?::jsonb))
        and l.producer_company_id <> ?
      order by l.producer_id, (case l.country when 'LI' then 'CH' else l.country end = ?) desc, l.id`,
);

/**
 * One company of each producer for a country, as in article lists: the one with a dispatch location in
 * that country, else the first. Producers without a dispatch location and the customer's own company are
 * left out.
 */
export async function askedCompanies(
  em: EntityManager,
  producerIds: readonly number[],
  { country, customerCompanyId }: { country: Country; customerCompanyId: number },
): Promise<number[]> {
  const rows = await readMany(em, servingCompanies, [
    JSON.stringify(producerIds),
    customerCompanyId,
    servingCountry(country),
  ]);
  return rows.map(({ producerCompanyId }) => producerCompanyId);
}
