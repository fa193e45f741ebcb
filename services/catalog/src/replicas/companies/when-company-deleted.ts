import type { EntityManager } from '@mikro-orm/postgresql';
import { Controller, Inject } from '@nestjs/common';
import type { EventPayload } from '@werkbank/contracts/events';
import { isOutdated, OnEvent } from '@werkbank/platform/messaging';
import { ProducerCompany } from '../producers/entities.js';
import { REPLICA_HOOKS, type ReplicaHook } from '../replica-hooks/replica-hooks.js';
import { Customer } from './customer.entity.js';

/** Deletes a company with its locations: it neither buys nor delivers any more. */
@Controller()
export class WhenCompanyDeleted {
  constructor(@Inject(REPLICA_HOOKS) private readonly hooks: readonly ReplicaHook[]) {}

  @OnEvent('admin.company-deleted.v1')
  async handle(event: EventPayload<'admin.company-deleted.v1'>, em: EntityManager): Promise<void> {
    if (await isOutdated(em, 'company', event)) return;
    const { id } = event;
    for (const hook of this.hooks) await hook.companyDeleted?.(em, id);
    await em.nativeDelete(Customer, { id });
    await em.nativeDelete(ProducerCompany, { id });
  }
}
