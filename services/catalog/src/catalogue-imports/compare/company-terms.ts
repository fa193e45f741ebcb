import { p } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { readOne, statement } from '@werkbank/platform/database';
import { ProducerCompany } from '../../replicas/index.js';
import type { Location } from './compare-article.js';
import { type ImportTerms, locationsOf } from './import-terms.js';

const companyTerms = statement(
  'terms-of-company',
  { producerId: ProducerCompany.properties.producerId, locations: p.json<Location[]>() },
  `select c.producer_id as "producerId", ${locationsOf('c.id')} as locations from producer_company c where c.id = ?`,
);

/** Terms of a company for comparing without a file. One statement. */
export async function readCompanyTerms(
  em: EntityManager,
  companyId: number,
): Promise<Pick<ImportTerms, 'producerId' | 'locations'>> {
  return (await readOne(em, companyTerms, [companyId])) ?? { producerId: 0, locations: [] };
}
