import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { ReplicaHook } from '../../replicas/index.js';
import { DiscountAssignment } from '../company-rules/entities.js';
import { addUnassignedCustomers } from '../company-rules/unassigned-customers.js';
import { DiscountRequest, DiscountRequestProducer } from '../request-discount/entities.js';

/** A new producer company gets its first discount group; a deleted company has neither discounts nor requests. */
@Injectable()
export class RulesFollowReplicas implements ReplicaHook {
  producerChanged(em: EntityManager): Promise<void> {
    return addUnassignedCustomers(em);
  }

  async companyDeleted(em: EntityManager, companyId: number): Promise<void> {
    await em.nativeDelete(DiscountAssignment, { customerCompanyId: companyId });
    await em.nativeDelete(DiscountRequest, { customerCompanyId: companyId });
    await em.nativeDelete(DiscountRequestProducer, { producerCompanyId: companyId });
  }
}
