import type { EntityManager } from '@mikro-orm/postgresql';
import { Controller } from '@nestjs/common';
import type { FactPayload } from '@werkbank/contracts/facts';
import { isOutdated, OnFact } from '@werkbank/platform/messaging';
import { Customer } from './entities.js';

/** Keeps all companies that can be given a discount, with the country of their bills; producer companies buy as well. */
@Controller()
export class WhenCompanyChanged {
  @OnFact('admin.company-changed.v1')
  async handle(fact: FactPayload<'admin.company-changed.v1'>, em: EntityManager): Promise<void> {
    if (await isOutdated(em, 'company', fact)) return;
    const { id, kind, name, primaryAddress } = fact;
    await em.upsert(Customer, { id, kind, name, country: primaryAddress?.country ?? null });
  }
}
