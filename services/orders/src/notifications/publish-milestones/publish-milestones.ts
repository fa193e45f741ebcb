import type { EntityManager } from '@mikro-orm/postgresql';
import { columns, readMany, statement } from '@werkbank/platform/database';
import { Outbox } from '@werkbank/platform/messaging';
import {
  type Order,
  type OrderChangeHook,
  type OrderHead,
  type SavedOrder,
  trackingAddress,
} from '../../order/index.js';
import { IssuedDocumentEntity } from '../../documents/index.js';
import { Injectable } from '@nestjs/common';
import { type Milestone, milestonesOf } from './milestones.js';

type Buyer = Pick<
  OrderHead,
  'creatorUserId' | 'customerId' | 'customerName' | 'ownOrderNumber' | 'wishedDate' | 'remark'
>;

/** Tells of milestones in the transaction in which they are reached: each mail leaves once, or the change did not happen. */
export async function publishMilestones(
  em: EntityManager,
  head: Buyer,
  order: Order,
  milestones: readonly Milestone[],
  now: Date,
): Promise<void> {
  for (const { kind, deliveryIds } of milestones) {
    const parcels: ParcelNumbers = kind === 'sent' ? await parcelsOf(em, deliveryIds) : new Map();
    await Outbox.record(
      em,
      'orders.milestone-reached.v1',
      {
        kind,
        orderId: order.id,
        buyer: {
          userId: head.creatorUserId,
          customerId: head.customerId,
          customerName: head.customerName,
        },
        facts: {
          ownOrderNumber: head.ownOrderNumber ?? null,
          wishedDate: head.wishedDate ?? null,
          remark: head.remark ?? null,
        },
        deliveries: order.deliveries
          .filter(({ id }) => deliveryIds.includes(id))
          .map(({ id, producerCompanyId, producerName, plan, shipper }) => ({
            id,
            producerCompanyId,
            producerName,
            plannedShipmentDate: plan.plannedShipmentDate,
            shipper,
            trackingUrl: trackingAddress(shipper, parcels.get(id) ?? null),
          })),
        releaseUntil: order.proposalExpiresAt?.toISOString() ?? null,
        at: now.toISOString(),
      },
      { key: order.id },
    );
  }
}

/** Tells of what an order has reached with each change. */
@Injectable()
export class PublishMilestones implements OrderChangeHook {
  async afterSave(em: EntityManager, { head, before, after, events, now }: SavedOrder): Promise<void> {
    const deliveryIds = after.deliveries.map(({ id }) => id);
    const reached =
      before === null ? [{ kind: 'placed' as const, deliveryIds }] : milestonesOf({ order: after, events });
    await publishMilestones(em, head, after, reached, now);
  }
}

const parcelNumbers = statement(
  'parcel-numbers',
  columns(IssuedDocumentEntity, 'deliveryId', 'number'),
  `select delivery_id as "deliveryId", number from issued_paper where kind = 'ShippingLabel'
     and delivery_id in (select value::int from jsonb_array_elements_text(?::jsonb))`,
);

type ParcelNumbers = ReadonlyMap<number | null, string>;

/** Numbers on the labels of deliveries, where their producer had made any. */
async function parcelsOf(em: EntityManager, deliveryIds: readonly number[]): Promise<ParcelNumbers> {
  const rows = await readMany(em, parcelNumbers, [JSON.stringify(deliveryIds)]);
  return new Map(rows.map(({ deliveryId, number }) => [deliveryId, number]));
}
