import { p } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { DiscountGroup as Group, ListedDiscountGroup } from '@werkbank/contracts/entities';
import type { Language } from '@werkbank/contracts/localization';
import { columns, readMany, readOne, statement, statementFor } from '@werkbank/platform/database';
import { DiscountGroup } from '../company-rules/entities.js';
import { byDay, byName, daysOf } from '../company-rules/period.js';

const group = {
  ...columns(DiscountGroup, 'id', 'name', 'isOtherCustomerGroup', 'discountType', 'materialGroupType'),
  discountValue: p.float().nullable(),
  discountCount: p.integer(),
  customerCount: p.integer(),
  optimisticLockKey: DiscountGroup.properties.lockKey,
};
const groupSql = `g.id, g.name, g.is_other_customer_group as "isOtherCustomerGroup", g.discount_type as "discountType",
  g.material_group_type as "materialGroupType", g.discount_value::float8 as "discountValue",
  (select count(*)::int from discount d where d.discount_group_id = g.id) as "discountCount",
  (select count(distinct a.customer_company_id)::int from discount_assignment a where a.discount_group_id = g.id)
    as "customerCount",
  g.lock_key as "optimisticLockKey"`;

const groupsOfCompany = statement(
  'discount-groups-of-company',
  group,
  `select ${groupSql} from discount_group g where g.producer_company_id = ?
      order by g.is_other_customer_group desc, ${byName('g.name')}, g.id`,
);

export function discountGroupsOf(em: EntityManager, companyId: number): Promise<ListedDiscountGroup[]> {
  return readMany(em, groupsOfCompany, [companyId]);
}

const discounts = (language: Language) => `(
  select coalesce(json_agg(row_to_json(e)), '[]') from (
    select d.id, d.material_or_article_group_id as "materialOrArticleGroupId",
      coalesce(m.name, a.name) as "materialOrArticleGroupName", d.discount_value::float8 as "discountValue",
      (select coalesce(json_agg(json_build_object('minQuantity', q.min_quantity, 'discountValue', q.discount_value)
         order by q.min_quantity), '[]') from discount_quantity q where q.discount_id = d.id) as "discountQuantities",
      ${daysOf('d')}
    from discount d
    left join (select id, ${language} as name from material_group) m
      on g.material_group_type = 'MaterialGroup' and m.id = d.material_or_article_group_id
    left join article_group a on g.material_group_type = 'ArticleGroup' and a.id = d.material_or_article_group_id
    where d.discount_group_id = g.id
    order by ${byName('coalesce(m.name, a.name)')}, d.material_or_article_group_id, ${byDay('d')}) e)`;

export interface GroupRef {
  producerCompanyId: number;
  discountGroupId: number;
}

const groupById = statementFor(
  'discount-group-of-company',
  { ...group, discounts: p.json<Group['discounts']>() },
  ({ producerCompanyId, discountGroupId }: GroupRef, language: Language) => ({
    sql: `select ${groupSql}, ${discounts(language)} as discounts from discount_group g
      where g.producer_company_id = ? and g.id = ?`,
    params: [producerCompanyId, discountGroupId],
  }),
  [[{ producerCompanyId: 1, discountGroupId: 1 }, 'de']],
);

/** A group of the company with its discounts, by name and day. */
export function discountGroupOf(
  em: EntityManager,
  ref: GroupRef,
  language: Language,
): Promise<Group | undefined> {
  return readOne(em, ...groupById(ref, language));
}

export async function keptGroup(em: EntityManager, ref: GroupRef, language: Language): Promise<Group> {
  const kept = await discountGroupOf(em, ref, language);
  if (!kept) throw new Error(`discount group ${ref.discountGroupId} was written and is not there`);
  return kept;
}
