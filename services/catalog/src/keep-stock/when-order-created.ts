import type { EntityManager } from '@mikro-orm/postgresql';
import { Controller } from '@nestjs/common';
import type { FactPayload } from '@werkbank/contracts/facts';
import { OnFact } from '@werkbank/platform/messaging';
import { moveStock } from './move-stock.js';

@Controller()
export class WhenOrderCreated {
  @OnFact('orders.order-created.v1')
  handle({ orderId, lines }: FactPayload<'orders.order-created.v1'>, em: EntityManager): Promise<void> {
    return moveStock(em, { orderId, lines, way: 'take' });
  }
}
