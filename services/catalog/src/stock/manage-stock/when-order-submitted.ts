import type { EntityManager } from '@mikro-orm/postgresql';
import { Controller } from '@nestjs/common';
import type { EventPayload } from '@werkbank/contracts/events';
import { OnEvent } from '@werkbank/platform/messaging';
import { takeStock } from './take-stock.js';

/** An accepted order takes its reserved stock, even while services/orders is down. */
@Controller()
export class WhenOrderSubmitted {
  @OnEvent('checkout.order-submitted.v1')
  handle(
    { orderId, draftId, orderSections }: EventPayload<'checkout.order-submitted.v1'>,
    em: EntityManager,
  ): Promise<void> {
    const lines = orderSections.flatMap(({ dispatchLocation, items }) =>
      items.map(({ articleId, quantity }) => ({
        articleId,
        dispatchLocationId: dispatchLocation.id,
        quantity,
      })),
    );
    return takeStock(em, { orderId, draftId, lines });
  }
}
