import { Module } from '@nestjs/common';
import { CostRulesModule } from '../cost-rules/index.js';
import { ReplicasModule } from '../replicas/index.js';
import { DeleteOldDrafts } from './delete-old-drafts/delete-old-drafts.js';
import { DraftOrder } from './draft-order/draft-order.js';
import { QuoteOrder } from './draft-order/quote-order.js';
import { ShowDraft } from './show-draft/show-draft.js';
import { AcceptOrder } from './submit-order/accept-order.js';
import { SubmitOrder } from './submit-order/submit-order.js';

/** Drafts of orders, from the summary to the accepted order. */
@Module({
  imports: [ReplicasModule, CostRulesModule],
  controllers: [DraftOrder, ShowDraft, SubmitOrder],
  providers: [QuoteOrder, AcceptOrder, DeleteOldDrafts],
})
export class DraftsModule {}
