import { Module } from '@nestjs/common';
import { CostRulesModule } from '../cost-rules/index.js';
import { ReplicasModule } from '../replicas/index.js';
import { RequestApproval } from './ask-approval/request-approval.js';
import { WithdrawApproval } from './ask-approval/withdraw-approval.js';
import { ApproveOrder } from './decide-approval/approve-order.js';
import { DeclineOrder } from './decide-approval/decline-order.js';
import { DeleteOldDrafts } from './delete-old-drafts/delete-old-drafts.js';
import { DraftOrder } from './draft-order/draft-order.js';
import { QuoteOrder } from './draft-order/quote-order.js';
import { ListApprovals } from './show-approvals/list-approvals.js';
import { ShowApproval } from './show-approvals/show-approval.js';
import { ShowDraft } from './show-draft/show-draft.js';
import { AcceptOrder } from './submit-order/accept-order.js';
import { QuoteDraft } from './submit-order/quote-draft.js';
import { SubmitOrder } from './submit-order/submit-order.js';

/** Drafts of orders, from the summary to the accepted order. */
@Module({
  imports: [ReplicasModule, CostRulesModule],
  controllers: [
    DraftOrder,
    ShowDraft,
    SubmitOrder,
    RequestApproval,
    WithdrawApproval,
    ListApprovals,
    ShowApproval,
    ApproveOrder,
    DeclineOrder,
  ],
  providers: [QuoteOrder, QuoteDraft, AcceptOrder, DeleteOldDrafts],
})
export class DraftsModule {}
