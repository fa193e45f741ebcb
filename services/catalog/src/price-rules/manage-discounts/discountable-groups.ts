import type { EntityManager } from '@mikro-orm/postgresql';
import { readMany } from '@werkbank/platform/database';
import type { DiscountGroupRow } from '../company-rules/entities.js';

/** Of these material or article groups those that a group's discounts can be about. */
export async function discountableGroups(
  em: EntityManager,
  { materialGroupType, producerCompanyId }: DiscountGroupRow,
  asked: readonly (number | null)[],
): Promise<Set<number>> {
  const ids = JSON.stringify([...new Set(asked.filter((id) => id !== null))]);
  const rows = await readMany<{ id: number }>(
    em,
    materialGroupType === 'MaterialGroup'
      ? 'select id from material_group where id in (select value::int from jsonb_array_elements_text(?::jsonb))'
      : `select id from article_group where id in (select value::int from jsonb_array_elements_text(?::jsonb))
           and producer_company_id = ?`,
    materialGroupType === 'MaterialGroup' ? [ids] : [ids, producerCompanyId],
  );
  return new Set(rows.map(({ id }) => id));
}
