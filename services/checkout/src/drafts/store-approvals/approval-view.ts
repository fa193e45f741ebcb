import type { OrderApproval, Totals } from '@werkbank/contracts/entities';
import type { OrderApprovalRecord } from './order-approval.entity.js';

interface Draft {
  content: { totals: Pick<Totals, 'taxBase' | 'total' | 'currency'> };
  orderId?: number | null | undefined;
}
type Approval = Omit<OrderApprovalRecord, 'companyId' | 'askerId'>;

/** An approval as its asker and its approvers see it. */
export function approvalView(approval: Approval, draft: Draft, mayDecide: boolean): OrderApproval {
  const { taxBase, total, currency } = draft.content.totals;
  return {
    draftId: approval.draftId,
    state: approval.state,
    askedBy: approval.askedBy,
    askedAt: approval.askedAt.toISOString(),
    remark: approval.remark ?? null,
    heldUntil: approval.heldUntil.toISOString(),
    exceeded: approval.exceeded,
    taxBase,
    total,
    currency,
    decidedBy: approval.decidedBy ?? null,
    decidedAt: approval.decidedAt?.toISOString() ?? null,
    reason: approval.reason ?? null,
    salesOrderId: draft.orderId ?? null,
    mayDecide: mayDecide && approval.state === 'Waiting',
  };
}
