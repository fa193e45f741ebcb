import { p } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { Attachment, Delivery, OrderItem, SalesOrder } from '@werkbank/contracts/entities';
import type { OrderUnits } from '@werkbank/contracts/quantities';
import { readOne, statement } from '@werkbank/platform/database';
import type { DeliveryFigures } from '../../order/index.js';
import { attachmentJson } from '../../attachments/index.js';

/** A delivery as stored, without data that depend on its reader. */
export interface StoredSection
  extends Omit<
    Delivery,
    | 'deliveryId'
    | 'isSplit'
    | 'deliveryCosts'
    | 'freight'
    | 'customs'
    | 'customsHandling'
    | 'taxes'
    | 'taxBase'
    | 'allowedActions'
    | 'items'
    | 'attachments'
    | 'trackingUrl'
  > {
  /** On its label, where its producer made one. */
  parcelNumber: string | null;
  figures: DeliveryFigures;
  items: (Omit<OrderItem, 'status' | 'displayPrice' | 'orderUnits'> & {
    cancelled: boolean;
    orderUnits: OrderUnits | null;
  })[];
  attachments: Attachment[];
}

/** An order as it is stored, in one value. */
export interface OrderDocument
  extends Omit<SalesOrder, 'orderStatus' | 'isPartialReleaseAllowed' | 'waitsFor' | 'sections'> {
  /** Every delivery of the order, also those without requested sections. */
  answers: Pick<Delivery, 'id' | 'producerCompanyId' | 'status' | 'parentDeliveryId'>[];
  sections: StoredSection[];
}

const section = `json_build_object(
  'id', d.id, 'producerId', d.producer_id, 'producerName', d.producer_name,
  'producerCompanyId', d.producer_company_id, 'status', d.status, 'shipper', d.shipper, 'isExport', d.is_export,
  'dispatchLocation', d.dispatch_location, 'plannedShipmentDate', d.planned_shipment_date,
  'plannedShipmentFromStock', d.planned_shipment_from_stock, 'originalPlannedShipmentInfo', d.original_plan,
  'sentAt', (select iso_instant(max(h.at)) from order_history h
    where h.order_id = o.id and h.delivery_id = d.id and h.status_to = 'Sent'),
  'parcelNumber', (select p.number from issued_paper p
    where p.kind = 'ShippingLabel' and p.order_id = o.id and p.delivery_id = d.id),
  'agreedCosts', d.agreed,
  'creditNotes', (select coalesce(json_agg(p.number order by p.part), '[]') from issued_paper p
    where p.kind = 'CreditNote' and p.order_id = o.id and p.delivery_id = d.id),
  'optimisticLockKey', d.lock_key, 'parentDeliveryId', d.parent_delivery_id,
  'parcel', json_build_object('weight', d.weight, 'length', d.length, 'width', d.width, 'height', d.height,
    'mrnNumber', d.mrn_number),
  'figures', d.figures,
  'items', (select coalesce(json_agg(json_build_object(
      'id', i.id, 'parentItemId', i.parent_item_id, 'articleId', i.article_id,
      'materialNumber', i.material_number, 'ownArticleNumber', i.own_article_number, 'remark', i.remark,
      'articleText', i.article_text, 'articleTexts', i.article_texts, 'unit', i.unit,
      'orderUnits', i.order_units,
      'quantity', i.quantity, 'unitWeight', i.unit_weight, 'deliveredQuantity', i.delivered_quantity, 'cancelled', i.cancelled,
      'price', i.price) order by i.id), '[]') from order_item i where i.delivery_id = d.id),
  'attachments', (select coalesce(json_agg(${attachmentJson('a')} order by a.position, a.id), '[]')
    from attachment a where a.object_type = 'Delivery' and a.object_id = d.id::text))`;

const orderDocument = statement(
  'order-document',
  { document: p.json<OrderDocument>() },
  `select json_build_object(
  'id', o.id, 'createdOn', iso_instant(o.created_on), 'creatorFirstName', o.creator_first_name,
  'creatorLastName', o.creator_last_name, 'creatorEmail', o.creator_email, 'creatorPhone', o.creator_phone,
  'customerId', o.customer_id, 'customerName', o.customer_name, 'ownOrderNumber', o.own_order_number, 'costCenter', o.cost_center,
  'wishedDate', o.wished_date, 'contactName', o.contact_name, 'contactPhone', o.contact_phone, 'remark', o.remark,
  'selfCollection', o.self_collection, 'language', o.language, 'status', o.status, 'currency', o.currency,
  'primaryAddress', o.primary_address, 'shippingAddress', o.shipping_address,
  'proposalExpiresAt', iso_instant(o.proposal_expires_at), 'totals', o.totals, 'taxBase', o.tax_base,
  'answers', (select json_agg(json_build_object('id', d.id, 'producerCompanyId', d.producer_company_id,
      'status', d.status, 'parentDeliveryId', d.parent_delivery_id) order by d.id)
    from delivery d where d.order_id = o.id),
  'sections', (select coalesce(json_agg(${section} order by d.producer_company_id, d.id), '[]')
    from delivery d where d.order_id = o.id and (wanted.company is null or d.producer_company_id = wanted.company)),
  'history', (select coalesce(json_agg(json_build_object('at', iso_instant(h.at), 'who', h.who, 'actor', h.actor,
      'deliveryId', h.delivery_id, 'from', h.status_from, 'to', h.status_to, 'why', h.why) order by h.at, h.id), '[]')
    from order_history h left join delivery d on d.id = h.delivery_id
    where h.order_id = o.id
      and (wanted.company is null or d.id is null or d.producer_company_id = wanted.company))) as document
from (select ?::int as company) wanted, sales_order o
where o.id = ? and o.deleted_at is null`,
);

/** One order in one statement; with a producer company only its own sections and their history. */
export async function readOrder(
  em: EntityManager,
  orderId: number,
  producerCompanyId: number | null,
): Promise<OrderDocument | undefined> {
  return (await readOne(em, orderDocument, [producerCompanyId, orderId]))?.document;
}
