import { p } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { Surcharge as Listed } from '@werkbank/contracts/entities';
import type { Language } from '@werkbank/contracts/localization';
import { columns, readMany, readOne, statementFor } from '@werkbank/platform/database';
import { Surcharge } from '../company-rules/entities.js';
import { byDay, byName, days, daysOf } from '../company-rules/period.js';

const surcharge = {
  ...columns(Surcharge, 'id', 'materialGroupId'),
  materialGroupName: p.text(),
  value: p.float(),
  ...days,
  optimisticLockKey: Surcharge.properties.lockKey,
};
const surchargeSql = (
  language: Language,
) => `select s.id, s.material_group_id as "materialGroupId", coalesce(m.name, '') as "materialGroupName",
  s.value::float8 as value, ${daysOf('s')}, s.lock_key as "optimisticLockKey"
  from surcharge s left join (select id, ${language} as name from material_group) m on m.id = s.material_group_id`;

const ofCompany = statementFor(
  'surcharges-of-company',
  surcharge,
  (companyId: number, language: Language) => ({
    sql: `${surchargeSql(language)} where s.producer_company_id = ?
      order by ${byName("coalesce(m.name, '')")}, s.material_group_id, ${byDay('s')}`,
    params: [companyId],
  }),
  [[1, 'de']],
);
const byId = statementFor(
  'surcharge',
  surcharge,
  (id: number, language: Language) => ({ sql: `${surchargeSql(language)} where s.id = ?`, params: [id] }),
  [[1, 'de']],
);

export function surchargesOf(em: EntityManager, companyId: number, language: Language): Promise<Listed[]> {
  return readMany(em, ...ofCompany(companyId, language));
}

export async function keptSurcharge(em: EntityManager, id: number, language: Language): Promise<Listed> {
  const kept = await readOne(em, ...byId(id, language));
  if (!kept) throw new Error(`surcharge ${id} was written and is not there`);
  return kept;
}
