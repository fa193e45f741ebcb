import { EntityManager } from '@mikro-orm/postgresql';
import { Controller } from '@nestjs/common';
import type { Caller } from '@werkbank/contracts/access';
import type { CallInput } from '@werkbank/contracts/calls';
import type { PurchaseOrder } from '@werkbank/contracts/entities';
import { isRefusal, type Refusal, refuse } from '@werkbank/contracts/errors';
import { Call, CallerOf, Input } from '@werkbank/platform/http';
import { actingPersonOf, ChangeOrder, companyOf, loadSurroundings } from '../../order/index.js';
import { showPurchaseOrder } from '../../order-views/index.js';
import { decideSplit } from './decide-split.js';

/** A producer divides a released delivery in two. */
@Controller()
export class SplitDelivery {
  constructor(
    private readonly orders: ChangeOrder,
    private readonly em: EntityManager,
  ) {}

  @Call('splitDelivery')
  async split(
    @Input() { params, body }: CallInput<'splitDelivery'>,
    @CallerOf() caller: Caller,
  ): Promise<PurchaseOrder | Refusal> {
    const producerCompanyId = companyOf(caller) ?? 0;
    const split = body.newDeliverySplitData;
    const result = await this.orders.change(body.orderId, async ({ order, now, em }) => {
      const change = decideSplit(
        order,
        {
          deliveryId: params.deliveryId,
          optimisticLockKey: body.optimisticLockKey,
          producerCompanyId,
          dispatchLocationId: split.dispatchLocationId,
          items: split.items,
        },
        await loadSurroundings(em, producerCompanyId, [split]),
        now,
      );
      return isRefusal(change) ? change : { change, by: actingPersonOf(caller, 'producer') };
    });
    if (!isRefusal(result)) return showPurchaseOrder(this.em, body.orderId, producerCompanyId, caller);
    // The call names the delivery; an order that is not there means that the delivery is not there either.
    return result.code === 'ORDER_NOT_FOUND' ? refuse('DELIVERY_NOT_FOUND') : result;
  }
}
