import { defineEntity, p } from '@mikro-orm/core';
import type { ApprovalState, NamedPerson, OrderApproval } from '@werkbank/contracts/entities';
import { OrderDraftRecord } from '../draft-order/order-draft.entity.js';

const schema = defineEntity({
  name: 'OrderApproval',
  tableName: 'order_approval',
  properties: {
    draftId: () =>
      p.manyToOne(OrderDraftRecord).mapToPk().primary().updateRule('no action').deleteRule('cascade'),
    companyId: p.integer(),
    askerId: p.integer(),
    askedBy: p.json<NamedPerson>(),
    askedAt: p.datetime(),
    remark: p.text().nullable(),
    /** End of the stock reservation. */
    heldUntil: p.datetime(),
    exceeded: p.json<OrderApproval['exceeded']>(),
    state: p.text().$type<ApprovalState>(),
    decidedBy: p.json<NamedPerson>().nullable(),
    decidedAt: p.datetime().nullable(),
    reason: p.text().nullable(),
  },
  indexes: [{ name: 'order_approval_of_company', properties: ['companyId', 'askedAt'] }],
});

/** A draft above a limit that waits for its approver, and the decision. */
export class OrderApprovalRecord extends schema.class {}
schema.setClass(OrderApprovalRecord);
export const orderApprovalSchema = schema;
