import type { EntityManager } from '@mikro-orm/postgresql';
import { Controller } from '@nestjs/common';
import type { EventPayload } from '@werkbank/contracts/events';
import { OnEvent } from '@werkbank/platform/messaging';
import { moveStock } from './move-stock.js';

@Controller()
export class WhenOrderDeleted {
  @OnEvent('orders.order-deleted.v1')
  handle({ orderId, lines }: EventPayload<'orders.order-deleted.v1'>, em: EntityManager): Promise<void> {
    return moveStock(em, { orderId, lines, way: 'giveBack' });
  }
}
