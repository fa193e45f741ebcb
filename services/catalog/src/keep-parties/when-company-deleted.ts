import type { EntityManager } from '@mikro-orm/postgresql';
import { Controller } from '@nestjs/common';
import type { FactPayload } from '@werkbank/contracts/facts';
import { isOutdated, OnFact } from '@werkbank/platform/messaging';
import { Customer, ProducerCompany } from './entities.js';

/** A company that is gone gets no discount any more and delivers nothing; its locations go with it. */
@Controller()
export class WhenCompanyDeleted {
  @OnFact('admin.company-deleted.v1')
  async handle(fact: FactPayload<'admin.company-deleted.v1'>, em: EntityManager): Promise<void> {
    if (await isOutdated(em, 'company', fact)) return;
    const { id } = fact;
    await em.execute('delete from discount_assignment where customer_company_id = ?', [id], 'run');
    await em.nativeDelete(Customer, { id });
    await em.nativeDelete(ProducerCompany, { id });
  }
}
