import type { EntityManager } from '@mikro-orm/postgresql';
import { Controller } from '@nestjs/common';
import type { EventPayload } from '@werkbank/contracts/events';
import { OnEvent } from '@werkbank/platform/messaging';
import { moveStock } from './move-stock.js';

@Controller()
export class WhenItemsCancelled {
  @OnEvent('orders.items-cancelled.v1')
  handle({ orderId, lines }: EventPayload<'orders.items-cancelled.v1'>, em: EntityManager): Promise<void> {
    return moveStock(em, { orderId, lines, way: 'giveBack' });
  }
}
