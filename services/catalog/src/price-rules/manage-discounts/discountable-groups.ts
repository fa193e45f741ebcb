import type { EntityManager } from '@mikro-orm/postgresql';
import { columns, readMany, statement } from '@werkbank/platform/database';
import { ArticleGroup, type DiscountGroupRow, MaterialGroup } from '../company-rules/entities.js';

const materialGroups = statement(
  'material-groups-by-ids',
  columns(MaterialGroup, 'id'),
  'select id from material_group where id in (select value::int from jsonb_array_elements_text(?::jsonb))',
);
const articleGroups = statement(
  'article-groups-by-ids',
  columns(ArticleGroup, 'id'),
  `select id from article_group where id in (select value::int from jsonb_array_elements_text(?::jsonb))
           and producer_company_id = ?`,
);

/** The material or article groups among these that a group's discounts can name. */
export async function discountableGroups(
  em: EntityManager,
  { materialGroupType, producerCompanyId }: DiscountGroupRow,
  asked: readonly (number | null)[],
): Promise<Set<number>> {
  const ids = JSON.stringify([...new Set(asked.filter((id) => id !== null))]);
  const rows =
    materialGroupType === 'MaterialGroup'
      ? await readMany(em, materialGroups, [ids])
      : await readMany(em, articleGroups, [ids, producerCompanyId]);
  return new Set(rows.map(({ id }) => id));
}
