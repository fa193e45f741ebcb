import { EntityManager } from '@mikro-orm/postgresql';
import { Controller } from '@nestjs/common';
import type { Caller } from '@werkbank/contracts/access';
import type { CallAnswer, CallInput } from '@werkbank/contracts/calls';
import type { Actor } from '@werkbank/contracts/delivery';
import { isRefusal, type Refusal, refuse } from '@werkbank/contracts/errors';
import { Call, CallerOf, Input } from '@werkbank/platform/http';
import {
  actingPersonOf,
  ChangeOrder,
  companyOf,
  type Order,
  OrderHistoryEntity,
  orderOfDelivery,
} from '../../order/index.js';
import { decideStatus, type StatusCommand } from './decide-status.js';

/** The producer moves a delivery towards Sent; the buyer confirms the receipt. */
@Controller()
export class SetDeliveryStatus {
  constructor(
    private readonly orders: ChangeOrder,
    private readonly em: EntityManager,
  ) {}

  @Call('setDeliveryStatus')
  async set(
    @Input() { params, body }: CallInput<'setDeliveryStatus'>,
    @CallerOf() caller: Caller,
  ): Promise<CallAnswer<'setDeliveryStatus'> | Refusal> {
    const { deliveryId } = params;
    const orderId = await orderOfDelivery(this.em, deliveryId);
    if (orderId === undefined) return refuse('DELIVERY_NOT_FOUND');
    const result = await this.orders.change(orderId, async ({ order, now, em }) => {
      const actors = actorsOf(order, deliveryId, companyOf(caller));
      if (actors.length === 0) return refuse('DELIVERY_NOT_FOUND');
      const change = decideStatus(
        order,
        commandOf(deliveryId, actors, body, await countPartReceipts(em, orderId, deliveryId)),
        now,
      );
      if (isRefusal(change)) return change;
      const moved = change.events.find(({ kind }) => kind === 'moved');
      const actor = moved?.kind === 'moved' && moved.actor === 'customer' ? 'customer' : 'producer';
      return { change, by: actingPersonOf(caller, actor) };
    });
    if (isRefusal(result)) return result.code === 'ORDER_NOT_FOUND' ? refuse('DELIVERY_NOT_FOUND') : result;
    const delivery = result.deliveries.find(({ id }) => id === deliveryId);
    if (!delivery) throw new Error(`Delivery ${deliveryId} is gone after its status was set`);
    return { id: deliveryId, status: delivery.status, optimisticLockKey: delivery.lockKey };
  }
}

/** A producer company that buys from itself is both. */
function actorsOf(order: Order, deliveryId: number, companyId: number | undefined): Actor[] {
  const delivery = order.deliveries.find(({ id }) => id === deliveryId);
  return [
    ...(delivery?.producerCompanyId === companyId ? (['producer'] as const) : []),
    ...(order.customerId === companyId ? (['customer'] as const) : []),
  ];
}

function commandOf(
  deliveryId: number,
  actors: Actor[],
  body: CallInput<'setDeliveryStatus'>['body'],
  partReceipts: number,
): StatusCommand {
  const { deliveryStatus, optimisticLockKey, items, weight, length, width, height, mrnNumber } = body;
  return {
    deliveryId,
    actors,
    optimisticLockKey,
    to: deliveryStatus,
    arrived: items,
    partReceipts,
    parcel: {
      ...(weight !== undefined && { weight }),
      ...(length !== undefined && { length }),
      ...(width !== undefined && { width }),
      ...(height !== undefined && { height }),
      ...(mrnNumber !== undefined && { mrnNumber }),
    },
  };
}

function countPartReceipts(em: EntityManager, orderId: number, deliveryId: number): Promise<number> {
  return em.count(OrderHistoryEntity, { orderId, deliveryId, why: 'partReceived' });
}
