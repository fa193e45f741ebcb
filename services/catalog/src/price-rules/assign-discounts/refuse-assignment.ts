import type { EntityManager } from '@mikro-orm/postgresql';
import { type Refusal, refuse } from '@werkbank/contracts/errors';
import { Customer } from '../../replicas/index.js';
import { DiscountAssignment, DiscountGroup } from '../company-rules/entities.js';
import type { GroupRef } from '../read-discount-groups/discount-group-view.js';

/**
 * The reason why a group cannot be assigned: the group of unassigned customers applies without an
 * assignment.
 */
export async function refuseGroup(
  em: EntityManager,
  { producerCompanyId, discountGroupId }: GroupRef,
): Promise<Refusal | undefined> {
  const group = await em.findOne(DiscountGroup, { id: discountGroupId, producerCompanyId });
  const at = { field: 'discountGroupId' };
  if (group && !group.isOtherCustomerGroup) return undefined;
  const others = await em.count(DiscountGroup, { producerCompanyId, isOtherCustomerGroup: false });
  if (others === 0) return refuse('NO_DISCOUNT_GROUPS_DEFINED', at);
  return refuse(group ? 'DISCOUNT_DATA_INCONSISTENT' : 'DISCOUNT_GROUP_NOT_FOUND', at);
}

interface NewAssignment extends GroupRef {
  customerCompanyId: number;
  validFrom: string | null;
}

export async function refuseCustomer(
  em: EntityManager,
  assignment: NewAssignment,
): Promise<Refusal | undefined> {
  const { producerCompanyId, customerCompanyId, discountGroupId, validFrom } = assignment;
  const at = { field: 'customerCompanyId' };
  const customer = await em.findOne(Customer, { id: customerCompanyId });
  if (!customer || customer.id === producerCompanyId) return refuse('CUSTOMER_CANNOT_BE_ASSIGNED', at);
  const there = await em.findOne(DiscountAssignment, { producerCompanyId, customerCompanyId, validFrom });
  if (!there) return undefined;
  const same = there.discountGroupId === discountGroupId;
  return refuse(same ? 'DISCOUNT_ASSIGNMENT_EXISTS' : 'CUSTOMER_CANNOT_BE_ASSIGNED', at);
}
