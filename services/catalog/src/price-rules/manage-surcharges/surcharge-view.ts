import type { EntityManager } from '@mikro-orm/postgresql';
import type { Surcharge } from '@werkbank/contracts/entities';
import type { Language } from '@werkbank/contracts/localization';
import { readMany, readOne } from '@werkbank/platform/database';
import { byDay, byName, daysOf } from '../company-rules/period.js';

const columns = `s.id, s.material_group_id as "materialGroupId", coalesce(m.name, '') as "materialGroupName",
  s.value::float8 as value, ${daysOf('s')}, s.lock_key as "optimisticLockKey"
  from surcharge s left join (select id, ?? as name from material_group) m on m.id = s.material_group_id`;

export function surchargesOf(em: EntityManager, companyId: number, language: Language): Promise<Surcharge[]> {
  return readMany<Surcharge>(
    em,
    `select ${columns} where s.producer_company_id = ?
      order by ${byName("coalesce(m.name, '')")}, s.material_group_id, ${byDay('s')}`,
    [language, companyId],
  );
}

export async function keptSurcharge(em: EntityManager, id: number, language: Language): Promise<Surcharge> {
  const surcharge = await readOne<Surcharge>(em, `select ${columns} where s.id = ?`, [language, id]);
  if (!surcharge) throw new Error(`surcharge ${id} was written and is not there`);
  return surcharge;
}
