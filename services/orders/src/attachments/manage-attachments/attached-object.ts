import { p } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { Caller } from '@werkbank/contracts/access';
import { type Refusal, refuse } from '@werkbank/contracts/errors';
import { columns, readOne, type RowOf, statement } from '@werkbank/platform/database';
import { companyOf, DeliveryEntity, isPlatformAdmin, SalesOrderEntity } from '../../order/index.js';

const shape = {
  ...columns(DeliveryEntity, 'id', 'orderId', 'status', 'producerCompanyId'),
  ...columns(SalesOrderEntity, 'customerId'),
};
const select = `select d.id, d.order_id as "orderId", d.status, d.producer_company_id as "producerCompanyId",
    o.customer_id as "customerId"
  from delivery d join sales_order o on o.id = d.order_id
  where d.id = ? and o.deleted_at is null`;
const attachedDelivery = statement('attached-delivery', shape, select);
const lockedDelivery = statement('locked-attached-delivery', shape, `${select} for update of o`);

/** The part of a delivery that attachments need. */
export type AttachedDelivery = RowOf<typeof shape>;

/** A delivery that the caller may see; all others get the refusal of an unknown delivery. */
export async function visibleDelivery(
  em: EntityManager,
  id: number,
  caller: Caller,
): Promise<AttachedDelivery | Refusal> {
  const delivery = await readOne(em, attachedDelivery, [id]);
  return delivery && maySee(delivery, caller) ? delivery : refuse('DELIVERY_NOT_FOUND');
}

/**
 * Locks the delivery, so it is neither moved nor split while its files change. Buyer and platform may read files, but
 * not change them.
 */
export async function changeableDelivery(
  em: EntityManager,
  id: number,
  caller: Caller,
): Promise<AttachedDelivery | Refusal> {
  const delivery = await readOne(em, lockedDelivery, [id]);
  if (!delivery || !maySee(delivery, caller)) return refuse('DELIVERY_NOT_FOUND');
  return delivery.producerCompanyId === companyOf(caller) ? delivery : refuse('ATTACHMENT_FORBIDDEN');
}

function maySee({ producerCompanyId, customerId }: AttachedDelivery, caller: Caller): boolean {
  const company = companyOf(caller);
  return isPlatformAdmin(caller) || company === producerCompanyId || company === customerId;
}

const purchaseOrder = statement(
  'purchase-order-of-company',
  { found: p.integer() },
  `select 1 as found from purchase_order po join sales_order o on o.id = po.order_id
   where po.order_id = ? and po.producer_company_id = ? and o.deleted_at is null`,
);

export async function hasPurchaseOrder(
  em: EntityManager,
  orderId: number,
  producerCompanyId: number,
): Promise<boolean> {
  return (await readOne(em, purchaseOrder, [orderId, producerCompanyId])) !== undefined;
}
