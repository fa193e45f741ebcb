import { EntityManager } from '@mikro-orm/postgresql';
import { Controller } from '@nestjs/common';
import type { Caller } from '@werkbank/contracts/access';
import type { CallInput } from '@werkbank/contracts/calls';
import type { PurchaseOrder } from '@werkbank/contracts/entities';
import { isRefusal, type Refusal, refuse } from '@werkbank/contracts/errors';
import { Call, CallerOf, Input } from '@werkbank/platform/http';
import { actingPersonOf, ChangeOrder, companyOf, loadSurroundings } from '../../order/index.js';
import { showPurchaseOrder } from '../../order-views/index.js';
import { decideConfirmation } from './decide-confirmation.js';
import type { ProducerAnswer } from './producer-answer.js';

/** A producer answers for all of its deliveries of an order at once. */
@Controller()
export class ConfirmPurchaseOrder {
  constructor(
    private readonly orders: ChangeOrder,
    private readonly em: EntityManager,
  ) {}

  @Call('confirmPurchaseOrder')
  async confirm(
    @Input() { params, body }: CallInput<'confirmPurchaseOrder'>,
    @CallerOf() caller: Caller,
  ): Promise<PurchaseOrder | Refusal> {
    const answer = answerOf(companyOf(caller) ?? 0, body);
    const result = await this.orders.change(params.orderId, async ({ order, now, em }) => {
      const concerned = order.deliveries.some(
        ({ producerCompanyId }) => producerCompanyId === answer.producerCompanyId,
      );
      if (!concerned) return refuse('ORDER_NOT_FOUND');
      const surroundings = await loadSurroundings(em, answer.producerCompanyId, answer.split);
      const change = decideConfirmation(order, answer, surroundings, now);
      return isRefusal(change) ? change : { change, by: actingPersonOf(caller, 'producer') };
    });
    if (isRefusal(result)) return result;
    return showPurchaseOrder(this.em, params.orderId, answer.producerCompanyId, caller);
  }
}

function answerOf(
  producerCompanyId: number,
  body: CallInput<'confirmPurchaseOrder'>['body'],
): ProducerAnswer {
  return {
    producerCompanyId,
    confirmed: body.confirmedDeliveries,
    proposed: body.proposedDeliveries.map(({ id, optimisticLockKey, ...plan }) => ({
      id,
      optimisticLockKey,
      plan,
    })),
    split: body.newDeliveries.map(({ splitParentDeliveryId, dispatchLocationId, items, ...plan }) => ({
      deliveryId: splitParentDeliveryId,
      dispatchLocationId,
      items,
      plan,
    })),
  };
}
