import { Module } from '@nestjs/common';
import { CancelOverdueProposals } from './cancel-overdue-proposals/cancel-overdue-proposals.js';
import { ConfirmPurchaseOrder } from './confirm-deliveries/confirm-purchase-order.js';
import { WhenOrderSubmitted } from './create-order/when-order-submitted.js';
import { DeleteSalesOrder } from './delete-order/delete-sales-order.js';
import { ProposalMetrics } from './proposal-metrics/proposal-metrics.js';
import { ReleaseSalesOrder } from './release-order/release-sales-order.js';

/** From the accepted order to the agreement of buyer and producers, or to its end. */
@Module({
  providers: [CancelOverdueProposals, ProposalMetrics],
  controllers: [WhenOrderSubmitted, ConfirmPurchaseOrder, ReleaseSalesOrder, DeleteSalesOrder],
})
export class NegotiationModule {}
