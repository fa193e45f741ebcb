import type { EntityManager } from '@mikro-orm/postgresql';
import { Controller } from '@nestjs/common';
import type { EventPayload } from '@werkbank/contracts/events';
import { isOutdated, OnEvent } from '@werkbank/platform/messaging';
import { DiscountRequest, DiscountRequestProducer } from '../../price-rules/request-discount/entities.js';
import { Customer, ProducerCompany } from '../producers/entities.js';

/** A company that is gone gets no discount any more and delivers nothing; its locations go with it. */
@Controller()
export class WhenCompanyDeleted {
  @OnEvent('admin.company-deleted.v1')
  async handle(event: EventPayload<'admin.company-deleted.v1'>, em: EntityManager): Promise<void> {
    if (await isOutdated(em, 'company', event)) return;
    const { id } = event;
    await em.execute('delete from discount_assignment where customer_company_id = ?', [id], 'run');
    await em.nativeDelete(DiscountRequest, { customerCompanyId: id });
    await em.nativeDelete(DiscountRequestProducer, { producerCompanyId: id });
    await em.nativeDelete(Customer, { id });
    await em.nativeDelete(ProducerCompany, { id });
  }
}
