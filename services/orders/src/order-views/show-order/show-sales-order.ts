import { EntityManager } from '@mikro-orm/postgresql';
import { Controller } from '@nestjs/common';
import type { Caller } from '@werkbank/contracts/access';
import type { CallInput } from '@werkbank/contracts/calls';
import { partialReleaseAllowed, waitsFor } from '@werkbank/contracts/delivery';
import type { SalesOrder } from '@werkbank/contracts/entities';
import { type Refusal, refuse } from '@werkbank/contracts/errors';
import { Call, CallerOf, Input } from '@werkbank/platform/http';
import { companyOf, isPlatformAdmin } from '../../order/index.js';
import { readOrder } from './order-document.js';
import { sectionFor, type View } from './section.js';

/** The buyer's side of an order, for the buyer's company and for platform admins. */
export async function showSalesOrder(
  em: EntityManager,
  orderId: number,
  caller: Caller,
): Promise<SalesOrder | Refusal> {
  const order = await readOrder(em, orderId, null);
  const isAdmin = isPlatformAdmin(caller);
  // An order of another company is answered as a missing one: its number reveals nothing.
  if (!order || (!isAdmin && order.customerId !== companyOf(caller))) return refuse('ORDER_NOT_FOUND');
  const view: View = { actor: isAdmin ? null : 'customer', seesPlatformMargin: isAdmin };
  const { answers, sections, ...head } = order;
  return {
    ...head,
    orderStatus: order.status,
    isPartialReleaseAllowed: partialReleaseAllowed(answers),
    waitsFor: waitsFor(answers, { side: isAdmin ? 'platform' : 'buyer' }),
    sections: sections.map((section) => sectionFor(view, order, section)),
  };
}

@Controller()
export class ShowSalesOrder {
  constructor(private readonly em: EntityManager) {}

  @Call('getSalesOrder')
  show(@Input() { params }: CallInput<'getSalesOrder'>, @CallerOf() caller: Caller) {
    return showSalesOrder(this.em, params.orderId, caller);
  }
}
