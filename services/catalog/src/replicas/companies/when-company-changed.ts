import type { EntityManager } from '@mikro-orm/postgresql';
import { Controller } from '@nestjs/common';
import type { EventPayload } from '@werkbank/contracts/events';
import { isOutdated, OnEvent } from '@werkbank/platform/messaging';
import { Customer } from './customer.entity.js';

/** Keeps all companies that can be given a discount, with the country of their bills; producer companies buy as well. */
@Controller()
export class WhenCompanyChanged {
  @OnEvent('admin.company-changed.v1')
  async handle(event: EventPayload<'admin.company-changed.v1'>, em: EntityManager): Promise<void> {
    if (await isOutdated(em, 'company', event)) return;
    const { id, kind, name, primaryAddress } = event;
    await em.upsert(Customer, { id, kind, name, country: primaryAddress?.country ?? null });
  }
}
