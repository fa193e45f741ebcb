import type { EntityManager } from '@mikro-orm/postgresql';
import { Controller } from '@nestjs/common';
import type { EventPayload } from '@werkbank/contracts/events';
import { OnEvent } from '@werkbank/platform/messaging';
import { countBoughtArticles } from '../../search/index.js';
import { takeStock } from './take-stock.js';

@Controller()
export class WhenOrderCreated {
  @OnEvent('orders.order-created.v1')
  async handle(
    { orderId, draftId, lines }: EventPayload<'orders.order-created.v1'>,
    em: EntityManager,
  ): Promise<void> {
    await takeStock(em, { orderId, draftId, lines });
    await countBoughtArticles(em, lines);
  }
}
