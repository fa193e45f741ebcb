import { EntityManager } from '@mikro-orm/postgresql';
import { Controller } from '@nestjs/common';
import type { Caller } from '@werkbank/contracts/access';
import type { CallInput } from '@werkbank/contracts/calls';
import { orderStatus, partialReleaseAllowed, waitsFor } from '@werkbank/contracts/delivery';
import type { PurchaseOrder } from '@werkbank/contracts/entities';
import { type Refusal, refuse } from '@werkbank/contracts/errors';
import { Call, CallerOf, Input } from '@werkbank/platform/http';
import { companyOf, isPlatformAdmin } from '../../order/index.js';
import { readOrder } from './order-document.js';
import { sectionFor, type View } from './section.js';

/** One producer company's side of an order, for that company and for platform admins. */
export async function showPurchaseOrder(
  em: EntityManager,
  orderId: number,
  producerCompanyId: number,
  caller: Caller,
): Promise<PurchaseOrder | Refusal> {
  const isAdmin = isPlatformAdmin(caller);
  if (!isAdmin && producerCompanyId !== companyOf(caller)) return refuse('ORDER_NOT_FOUND');
  const order = await readOrder(em, orderId, producerCompanyId);
  if (!order || order.sections.length === 0) return refuse('ORDER_NOT_FOUND');
  const view: View = { actor: isAdmin ? null : 'producer', seesPlatformMargin: isAdmin };
  const { answers, sections, totals: _totals, taxBase: _taxBase, ...head } = order;
  const shown = sections.map((section) => sectionFor(view, order, section));
  return {
    ...head,
    producerCompanyId,
    status: orderStatus(sections.map(({ status }) => status)),
    orderStatus: order.status,
    taxBase: shown.reduce((sum, section) => sum + section.taxBase, 0),
    isPartialReleaseAllowed: partialReleaseAllowed(answers),
    waitsFor: waitsFor(
      answers,
      isAdmin ? { side: 'platform' } : { side: 'producer', companyId: producerCompanyId },
    ),
    sections: shown,
  };
}

@Controller()
export class ShowPurchaseOrder {
  constructor(private readonly em: EntityManager) {}

  @Call('getPurchaseOrder')
  show(@Input() { params }: CallInput<'getPurchaseOrder'>, @CallerOf() caller: Caller) {
    return showPurchaseOrder(this.em, params.orderId, params.producerCompanyId, caller);
  }
}
