import type { EntityManager } from '@mikro-orm/postgresql';
import type { DiscountGroup, ListedDiscountGroup } from '@werkbank/contracts/entities';
import type { Language } from '@werkbank/contracts/localization';
import { readMany, readOne } from '@werkbank/platform/database';
import { byDay, byName, daysOf } from '../company-rules/period.js';

const columns = `g.id, g.name, g.is_other_customer_group as "isOtherCustomerGroup", g.discount_type as "discountType",
  g.material_group_type as "materialGroupType", g.discount_value::float8 as "discountValue",
  (select count(*)::int from discount d where d.discount_group_id = g.id) as "discountCount",
  (select count(distinct a.customer_company_id)::int from discount_assignment a where a.discount_group_id = g.id)
    as "customerCount",
  g.lock_key as "optimisticLockKey"`;

export function discountGroupsOf(em: EntityManager, companyId: number): Promise<ListedDiscountGroup[]> {
  return readMany<ListedDiscountGroup>(
    em,
    `select ${columns} from discount_group g where g.producer_company_id = ?
      order by g.is_other_customer_group desc, ${byName('g.name')}, g.id`,
    [companyId],
  );
}

const discounts = `(
  select coalesce(json_agg(row_to_json(e)), '[]') from (
    select d.id, d.material_or_article_group_id as "materialOrArticleGroupId",
      coalesce(m.name, a.name) as "materialOrArticleGroupName", d.discount_value::float8 as "discountValue",
      (select coalesce(json_agg(json_build_object('minQuantity', q.min_quantity, 'discountValue', q.discount_value)
         order by q.min_quantity), '[]') from discount_quantity q where q.discount_id = d.id) as "discountQuantities",
      ${daysOf('d')}
    from discount d
    left join (select id, ?? as name from material_group) m
      on g.material_group_type = 'MaterialGroup' and m.id = d.material_or_article_group_id
    left join article_group a on g.material_group_type = 'ArticleGroup' and a.id = d.material_or_article_group_id
    where d.discount_group_id = g.id
    order by ${byName('coalesce(m.name, a.name)')}, d.material_or_article_group_id, ${byDay('d')}) e)`;

export interface GroupRef {
  producerCompanyId: number;
  discountGroupId: number;
}

/** A group of the company with its discounts, by name and day. */
export function discountGroupOf(
  em: EntityManager,
  { producerCompanyId, discountGroupId }: GroupRef,
  language: Language,
): Promise<DiscountGroup | undefined> {
  return readOne<DiscountGroup>(
    em,
    `select ${columns}, ${discounts} as discounts from discount_group g
      where g.producer_company_id = ? and g.id = ?`,
    [language, producerCompanyId, discountGroupId],
  );
}

export async function keptGroup(
  em: EntityManager,
  ref: GroupRef,
  language: Language,
): Promise<DiscountGroup> {
  const group = await discountGroupOf(em, ref, language);
  if (!group) throw new Error(`discount group ${ref.discountGroupId} was written and is not there`);
  return group;
}
