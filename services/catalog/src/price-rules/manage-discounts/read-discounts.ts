import type { EntityManager } from '@mikro-orm/postgresql';
import type { DiscountData } from '@werkbank/contracts/entities';
import { readMany } from '@werkbank/platform/database';
import { daysOf } from '../company-rules/period.js';

/** A discount as it is kept. */
export interface KeptDiscount extends DiscountData {
  id: number;
  formerId: number | null;
}

export function readDiscounts(em: EntityManager, discountGroupId: number): Promise<KeptDiscount[]> {
  return readMany<KeptDiscount>(
    em,
    `select d.id, d.former_id as "formerId", d.material_or_article_group_id as "materialOrArticleGroupId",
       d.discount_value::float8 as "discountValue", ${daysOf('d')},
       (select coalesce(json_agg(json_build_object('minQuantity', q.min_quantity, 'discountValue', q.discount_value)
          order by q.min_quantity), '[]') from discount_quantity q where q.discount_id = d.id) as "discountQuantities"
     from discount d where d.discount_group_id = ?`,
    [discountGroupId],
  );
}
