import { EntityManager } from '@mikro-orm/postgresql';
import { Controller } from '@nestjs/common';
import type { Caller } from '@werkbank/contracts/access';
import type { CallInput } from '@werkbank/contracts/calls';
import type { SalesOrder } from '@werkbank/contracts/entities';
import { isRefusal, type Refusal, refuse } from '@werkbank/contracts/errors';
import { Call, CallerOf, Input } from '@werkbank/platform/http';
import { actingPersonOf, ChangeOrder, companyOf } from '../../order/index.js';
import { showSalesOrder } from '../../order-views/index.js';
import { decideRelease } from './decide-release.js';

/** The buyer decides about what producers proposed. */
@Controller()
export class ReleaseSalesOrder {
  constructor(
    private readonly orders: ChangeOrder,
    private readonly em: EntityManager,
  ) {}

  @Call('releaseSalesOrder')
  async release(
    @Input() { params, body }: CallInput<'releaseSalesOrder'>,
    @CallerOf() caller: Caller,
  ): Promise<SalesOrder | Refusal> {
    const result = await this.orders.change(params.orderId, ({ order, now }) => {
      if (order.customerId !== companyOf(caller)) return refuse('ORDER_NOT_FOUND');
      const change = decideRelease(order, body, now);
      return isRefusal(change) ? change : { change, by: actingPersonOf(caller, 'customer') };
    });
    return isRefusal(result) ? result : showSalesOrder(this.em, params.orderId, caller);
  }
}
