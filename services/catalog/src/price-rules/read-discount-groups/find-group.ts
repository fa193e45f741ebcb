import type { EntityManager } from '@mikro-orm/postgresql';
import { DiscountGroup, type DiscountGroupRow } from '../company-rules/entities.js';
import type { GroupRef } from './discount-group-view.js';

export function findGroup(
  em: EntityManager,
  { producerCompanyId, discountGroupId }: GroupRef,
): Promise<DiscountGroupRow | null> {
  return em.findOne(DiscountGroup, { id: discountGroupId, producerCompanyId });
}
