import type { EntityManager } from '@mikro-orm/postgresql';
import { readDiscounts } from '../manage-discounts/read-discounts.js';
import { writeDiscounts } from '../manage-discounts/write-discounts.js';

/** Gives a group the discounts of another one, with their quantities and days. */
export async function copyDiscounts(em: EntityManager, fromId: number, toId: number): Promise<void> {
  const discounts = await readDiscounts(em, fromId);
  await writeDiscounts(
    em,
    toId,
    discounts.map((discount) => ({ ...discount, formerId: null })),
  );
}
