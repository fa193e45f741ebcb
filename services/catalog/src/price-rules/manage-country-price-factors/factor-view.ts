import { p } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { CountryPriceFactor as Factor } from '@werkbank/contracts/entities';
import { columns, readMany, readOne, statement } from '@werkbank/platform/database';
import { CountryPriceFactor } from '../company-rules/entities.js';
import { byDay, days, daysOf } from '../company-rules/period.js';

const factor = {
  ...columns(CountryPriceFactor, 'id', 'targetCountry'),
  factor: p.float(),
  ...days,
  optimisticLockKey: CountryPriceFactor.properties.lockKey,
};
const factorSql = `select f.id, f.target_country as "targetCountry", f.factor::float8 as factor, ${daysOf('f')},
  f.lock_key as "optimisticLockKey" from country_price_factor f`;

const ofCompany = statement(
  'country-price-factors-of-company',
  factor,
  `${factorSql} where f.producer_company_id = ? order by f.target_country, ${byDay('f')}`,
);
const byId = statement('country-price-factor', factor, `${factorSql} where f.id = ?`);

export function factorsOf(em: EntityManager, companyId: number): Promise<Factor[]> {
  return readMany(em, ofCompany, [companyId]);
}

export async function keptFactor(em: EntityManager, id: number): Promise<Factor> {
  const kept = await readOne(em, byId, [id]);
  if (!kept) throw new Error(`country price factor ${id} was written and is not there`);
  return kept;
}
