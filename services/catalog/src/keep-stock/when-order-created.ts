import type { EntityManager } from '@mikro-orm/postgresql';
import { Controller } from '@nestjs/common';
import type { FactPayload } from '@werkbank/contracts/facts';
import { OnFact } from '@werkbank/platform/messaging';
import { takeStock } from './take-stock.js';

@Controller()
export class WhenOrderCreated {
  @OnFact('orders.order-created.v1')
  handle(
    { orderId, draftId, lines }: FactPayload<'orders.order-created.v1'>,
    em: EntityManager,
  ): Promise<void> {
    return takeStock(em, { orderId, draftId, lines });
  }
}
