import { EntityManager } from '@mikro-orm/postgresql';
import { Controller } from '@nestjs/common';
import type { Caller } from '@werkbank/contracts/caller';
import type { CallInput } from '@werkbank/contracts/calls';
import type { DeliveryStatus } from '@werkbank/contracts/delivery';
import { type Refusal, refuse } from '@werkbank/contracts/errors';
import { Call, CallerOf, Input } from '@werkbank/platform/http';
import { Outbox } from '@werkbank/platform/messaging';
import { issueCreditNotes } from '../issue-papers/issue-credit-notes.js';
import { Clock } from '../order/clock.js';
import { OrderHistoryEntity } from '../order/entities.js';
import { historyLine } from '../order/history.js';
import { loadOrder } from '../order/load-order.js';
import { type Order, type OrderItem, liveItems } from '../order/order.js';
import { partiesOf, stockLines } from '../order/publish-change.js';
import { actingPersonOf } from '../order/acting-person.js';

/** A platform admin takes an order out of every list; its rows, history and issued documents stay. */
@Controller()
export class DeleteSalesOrder {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
  ) {}

  @Call('deleteSalesOrder')
  async delete(
    @Input() { params }: CallInput<'deleteSalesOrder'>,
    @CallerOf() caller: Caller,
  ): Promise<Record<string, never> | Refusal> {
    return this.em.fork().transactional(async (em) => {
      const loaded = await loadOrder(em, params.orderId);
      if (!loaded) return refuse('ORDER_NOT_FOUND');
      const now = this.clock.now();
      loaded.head.deletedAt = now;
      const line = historyLine(params.orderId, actingPersonOf(caller, 'platform'), now, {
        why: 'orderDeleted',
      });
      em.persist(em.create(OrderHistoryEntity, line));
      await issueCreditNotes(em, loaded, now);
      const lines = stockLines(itemsStillOnTheShelf(loaded.order));
      await Outbox.record(
        em,
        'orders.order-deleted.v1',
        { orderId: params.orderId, lines, ...partiesOf(loaded.order) },
        { key: params.orderId },
      );
      return {};
    });
  }
}

const left: readonly DeliveryStatus[] = ['Sent', 'PartiallyDelivered', 'Delivered'];

/** What has left the producer cannot be given back to its stock, what was cancelled is there already. */
export function itemsStillOnTheShelf(order: Order): OrderItem[] {
  return order.deliveries.filter(({ status }) => !left.includes(status)).flatMap(liveItems);
}
