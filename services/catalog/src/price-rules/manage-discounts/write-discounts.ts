import type { EntityManager } from '@mikro-orm/postgresql';
import type { DiscountData } from '@werkbank/contracts/entities';
import { columns, readOne, statement } from '@werkbank/platform/database';
import { Discount, DiscountGroup, DiscountQuantity } from '../company-rules/entities.js';

const countChange = statement(
  'count-discount-group-change',
  columns(DiscountGroup, 'lockKey'),
  'update discount_group set lock_key = lock_key + 1 where id = ? returning lock_key as "lockKey"',
);

/** A discount to insert; `formerId`: the discount that it replaces. */
export interface NewDiscount extends DiscountData {
  formerId: number | null;
}

/** Replaces discounts of a group with a constant number of statements. Returns the new ids. */
export async function writeDiscounts(
  em: EntityManager,
  discountGroupId: number,
  discounts: readonly NewDiscount[],
): Promise<number[]> {
  const replaced = discounts.flatMap(({ formerId }) => (formerId === null ? [] : [formerId]));
  if (replaced.length > 0) await em.nativeDelete(Discount, { id: { $in: replaced } });
  const rows = discounts.map(({ materialOrArticleGroupId, discountValue, validFrom, validUntil, formerId }) =>
    em.create(Discount, {
      discountGroupId,
      materialOrArticleGroupId,
      discountValue,
      validFrom,
      validUntil,
      formerId,
    }),
  );
  await em.flush();
  const quantities = discounts.flatMap(({ discountQuantities }, index) =>
    discountQuantities.map((tier) => ({ ...tier, discountId: rows[index]?.id ?? 0 })),
  );
  if (quantities.length > 0) await em.insertMany(DiscountQuantity, quantities);
  return rows.map(({ id }) => id);
}

/** Raises the group's lock key, because discounts are part of its state. Returns the new key. */
export async function countGroupChange(em: EntityManager, discountGroupId: number): Promise<number> {
  const counted = await readOne(em, countChange, [discountGroupId]);
  if (!counted) throw new Error(`discount group ${discountGroupId} was changed and is not there`);
  return counted.lockKey;
}
