import type { EntityManager } from '@mikro-orm/postgresql';
import { Controller } from '@nestjs/common';
import { OnEvent } from '@werkbank/platform/messaging';
import { ChangeOrder, freshIds, historyLine, SalesOrderEntity } from '../../order/index.js';
import { headOfSubmission, orderOfSubmission, type Submission } from './order-of-submission.js';

/** An accepted order becomes an order here, once, however often the event comes. */
@Controller()
export class WhenOrderSubmitted {
  constructor(private readonly orders: ChangeOrder) {}

  @OnEvent('checkout.order-submitted.v1')
  async handle(submission: Submission, em: EntityManager): Promise<void> {
    // The inbox knows the message; a replay under a new id is recognised by the order's own number.
    if ((await em.count(SalesOrderEntity, { id: submission.orderId })) > 0) return;
    const head = headOfSubmission(submission);
    const order = orderOfSubmission(
      submission,
      await freshIds(em, {
        delivery: submission.orderSections.reduce((sum, { parts }) => sum + (parts?.length ?? 1), 0),
        item: submission.orderSections.reduce((sum, section) => sum + itemsOf(section), 0),
      }),
    );
    const by = {
      name: `${head.creatorFirstName} ${head.creatorLastName}`.trim(),
      userId: head.creatorUserId,
      actor: 'customer' as const,
    };
    const history = order.deliveries.map(({ id }) =>
      historyLine(order.id, by, head.createdOn, {
        deliveryId: id,
        statusTo: 'Created',
        why: 'orderPlaced',
      }),
    );
    await this.orders.place(em, { head, order, history });
  }
}

/** As many as all parts of the section together. */
function itemsOf({ items, parts = [] }: Submission['orderSections'][number]): number {
  return parts.reduce((sum, part) => sum + part.items.length, items.length);
}
