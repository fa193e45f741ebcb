import { defineEntity, p } from '@mikro-orm/core';
import type { DraftSection, OrderDraft, Totals, Address } from '@werkbank/contracts/entities';
import type { EventPayload } from '@werkbank/contracts/events';

/** The figures that the buyer saw, or that an approver confirmed. */
export type DraftContent = Omit<OrderDraft, 'id' | 'salesOrderId' | 'draftedBy' | 'approval'> & {
  customerName: string;
  /** Of the company; absent in drafts from before it was kept. */
  customerTaxNumber?: string | null;
  customerEoriNumber?: string | null;
  orderSections: DraftSection[];
  totals: Totals;
  billingAddress: Address;
  shippingAddress: Address;
};
export type DraftBuyer = EventPayload<'checkout.order-submitted.v1'>['buyer'];

const schema = defineEntity({
  name: 'OrderDraft',
  tableName: 'order_draft',
  properties: {
    id: p.uuid().primary(),
    companyId: p.integer(),
    userId: p.integer(),
    fingerprint: p.text(),
    content: p.json<DraftContent>(),
    buyer: p.json<DraftBuyer>(),
    draftedAt: p.datetime(),
    submittedAt: p.datetime().nullable(),
    orderId: p.integer().nullable().unique(),
    /** The person whose limit the order counts for. Older orders count for their author. */
    orderedBy: p.integer().nullable(),
    /** How often it was submitted in vain: tells a submit whether another one gave back what both had reserved. */
    refusals: p.integer().default(0),
  },
  indexes: [
    { name: 'order_draft_drafted_at', properties: ['draftedAt'], where: 'order_id is null' },
    { name: 'order_draft_of_person', properties: ['userId', 'draftedAt'] },
    { name: 'order_draft_of_month', properties: ['companyId', 'submittedAt'], where: 'order_id is not null' },
  ],
  uniques: [{ name: 'order_draft_open', properties: ['userId', 'fingerprint'], where: 'order_id is null' }],
});

/** A draft. Only an approval of new figures changes its content; submitting it gives it an order number or counts a refusal. */
export class OrderDraftRecord extends schema.class {}
schema.setClass(OrderDraftRecord);
export const orderDraftSchema = schema;
