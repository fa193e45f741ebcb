import { EntityManager } from '@mikro-orm/postgresql';
import { Controller } from '@nestjs/common';
import type { Caller } from '@werkbank/contracts/access';
import type { CallAnswer, CallInput } from '@werkbank/contracts/calls';
import { hasLeft } from '@werkbank/contracts/delivery';
import { type Refusal, refuse } from '@werkbank/contracts/errors';
import { Call, CallerOf, Input } from '@werkbank/platform/http';
import { Outbox } from '@werkbank/platform/messaging';
import { isInvoiced, issueCreditNotes, issueMissingInvoices } from '../../documents/index.js';
import {
  actingPersonOf,
  ChangeOrder,
  Clock,
  historyLine,
  liveItems,
  loadOrder,
  type Order,
  OrderHistoryEntity,
  type OrderItem,
  partiesOf,
  stockLines,
} from '../../order/index.js';
import { cancelRest } from './cancel-rest.js';

/**
 * A platform admin removes an order from every list; its rows and history stay. An invoiced order stays in the lists as
 * cancelled, so its documents, including credit notes, remain accessible for booking.
 */
@Controller()
export class DeleteSalesOrder {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
    private readonly orders: ChangeOrder,
  ) {}

  @Call('deleteSalesOrder')
  async delete(
    @Input() { params }: CallInput<'deleteSalesOrder'>,
    @CallerOf() caller: Caller,
  ): Promise<CallAnswer<'deleteSalesOrder'> | Refusal> {
    return this.em.fork().transactional(async (em) => {
      const loaded = await loadOrder(em, params.orderId);
      if (!loaded) return refuse('ORDER_NOT_FOUND');
      const now = this.clock.now();
      const by = actingPersonOf(caller, 'platform');
      const line = historyLine(params.orderId, by, now, { why: 'orderDeleted' });
      await issueMissingInvoices(em, loaded, now);
      if (await isInvoiced(em, params.orderId)) {
        const change = cancelRest(loaded.order, now);
        // Without anything to cancel there is no event.
        if (change.events.length > 0) em.persist(em.create(OrderHistoryEntity, line));
        await this.orders.save(em, loaded, change, by, now);
        await issueCreditNotes(em, loaded, now);
        return { stays: true };
      }
      em.persist(em.create(OrderHistoryEntity, line));
      loaded.head.deletedAt = now;
      const lines = stockLines(itemsStillOnTheShelf(loaded.order));
      await Outbox.record(
        em,
        'orders.order-deleted.v1',
        { orderId: params.orderId, lines, ...partiesOf(loaded.order) },
        { key: params.orderId },
      );
      return { stays: false };
    });
  }
}

/** Dispatched items cannot return to the producer's stock, and cancelled ones already have. */
function itemsStillOnTheShelf(order: Order): OrderItem[] {
  return order.deliveries.filter(({ status }) => !hasLeft(status)).flatMap(liveItems);
}
