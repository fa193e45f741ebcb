import type { EntityManager } from '@mikro-orm/postgresql';
import type { CountryPriceFactor } from '@werkbank/contracts/entities';
import { readMany, readOne } from '@werkbank/platform/database';
import { byDay, daysOf } from '../company-rules/period.js';

const columns = `f.id, f.target_country as "targetCountry", f.factor::float8 as factor, ${daysOf('f')},
  f.lock_key as "optimisticLockKey" from country_price_factor f`;

export function factorsOf(em: EntityManager, companyId: number): Promise<CountryPriceFactor[]> {
  return readMany<CountryPriceFactor>(
    em,
    `select ${columns} where f.producer_company_id = ? order by f.target_country, ${byDay('f')}`,
    [companyId],
  );
}

export async function keptFactor(em: EntityManager, id: number): Promise<CountryPriceFactor> {
  const factor = await readOne<CountryPriceFactor>(em, `select ${columns} where f.id = ?`, [id]);
  if (!factor) throw new Error(`country price factor ${id} was written and is not there`);
  return factor;
}
