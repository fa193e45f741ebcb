import { p } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { DiscountData } from '@werkbank/contracts/entities';
import { columns, readMany, type RowOf, statement } from '@werkbank/platform/database';
import { Discount } from '../company-rules/entities.js';
import { days, daysOf } from '../company-rules/period.js';

const keptDiscount = {
  ...columns(Discount, 'id', 'formerId', 'materialOrArticleGroupId'),
  discountValue: p.float().nullable(),
  ...days,
  discountQuantities: p.json<DiscountData['discountQuantities']>(),
};

/** A discount as it is kept. */
export type KeptDiscount = RowOf<typeof keptDiscount>;

const discountsOfGroup = statement(
  'discounts-of-group',
  keptDiscount,
  `select d.id, d.former_id as "formerId", d.material_or_article_group_id as "materialOrArticleGroupId",
       d.discount_value::float8 as "discountValue", ${daysOf('d')},
       (select coalesce(json_agg(json_build_object('minQuantity', q.min_quantity, 'discountValue', q.discount_value)
          order by q.min_quantity), '[]') from discount_quantity q where q.discount_id = d.id) as "discountQuantities"
     from discount d where d.discount_group_id = ?`,
);

export function readDiscounts(em: EntityManager, discountGroupId: number): Promise<KeptDiscount[]> {
  return readMany(em, discountsOfGroup, [discountGroupId]);
}
