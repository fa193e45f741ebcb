import type { EntityManager } from '@mikro-orm/postgresql';
import { Controller } from '@nestjs/common';
import { OnEvent, Outbox } from '@werkbank/platform/messaging';
import { readOne } from '@werkbank/platform/database';
import { issuePapers } from '../issue-papers/issue-papers.js';
import { papersDue } from '../issue-papers/papers-due.js';
import { freshIds } from '../order/fresh-ids.js';
import { historyLine } from '../order/history.js';
import { insertOrders } from '../order/insert-orders.js';
import { publishStatus, stockLines } from '../order/publish-change.js';
import { publishMilestones } from '../tell-milestones/publish-milestones.js';
import { headOfSubmission, orderOfSubmission, type Submission } from './order-of-submission.js';

/** An accepted order becomes an order here, once, however often the event comes. */
@Controller()
export class WhenOrderSubmitted {
  @OnEvent('checkout.order-submitted.v1')
  async handle(submission: Submission, em: EntityManager): Promise<void> {
    // The inbox knows the message; a replay under a new id is recognised by the order's own number.
    const known = await readOne(em, 'select 1 as known from sales_order where id = ?', [submission.orderId]);
    if (known) return;
    const head = headOfSubmission(submission);
    const order = orderOfSubmission(
      submission,
      await freshIds(em, {
        delivery: submission.orderSections.length,
        item: submission.orderSections.reduce((sum, { items }) => sum + items.length, 0),
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
    await insertOrders(em, [{ head, order, history }]);
    await issuePapers(em, papersDue(order), { head, order, now: head.createdOn });
    await Outbox.record(
      em,
      'orders.order-created.v1',
      {
        orderId: order.id,
        customerId: order.customerId,
        lines: stockLines(order.deliveries.flatMap(({ items }) => items)),
        draftId: submission.draftId,
      },
      { key: order.id },
    );
    const placed = { kind: 'placed' as const, deliveryIds: order.deliveries.map(({ id }) => id) };
    await publishMilestones(em, head, order, [placed], head.createdOn);
    for (const { id } of order.deliveries) {
      await publishStatus(em, order, id, null, 'Created', head.createdOn);
    }
  }
}
