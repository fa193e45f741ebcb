import { Module } from '@nestjs/common';
import { databaseModule } from '@werkbank/platform/database';
import { eventFeed } from '@werkbank/platform/messaging';
import { ListBoughtArticles } from './bought-articles/list-bought-articles.js';
import { CancelOverdueProposals } from './cancel-overdue-proposals/cancel-overdue-proposals.js';
import { ConfirmPurchaseOrder } from './confirm-deliveries/confirm-purchase-order.js';
import { ProposalMetrics } from './count-proposals/proposal-metrics.js';
import { CountOpenOrders } from './count-open-orders/count-open-orders.js';
import { CountOrders } from './count-orders/count-orders.js';
import { WhenOrderSubmitted } from './create-order/when-order-submitted.js';
import { ordersDatabase } from './database.js';
import { DeleteSalesOrder } from './delete-order/delete-sales-order.js';
import { FollowOrders } from './follow-orders/follow-orders.js';
import { OpenStreams } from './follow-orders/open-streams.js';
import { orderEvents } from './follow-orders/order-events.js';
import { GetOrderLines } from './get-order-lines/get-order-lines.js';
import { accounting } from './issue-papers/choose-accounting.js';
import { OwnAccounting } from './issue-papers/own-accounting.js';
import { ShowPapers } from './issue-papers/show-papers.js';
import { fileStore } from './keep-files/choose-file-store.js';
import { GetPersonalData } from './keep-personal-data/get-personal-data.js';
import { WhenPersonErased } from './keep-personal-data/when-person-erased.js';
import { AskWhoseArticle } from './manage-attachments/ask-article-owner.js';
import { CreateAttachment } from './manage-attachments/create-attachment.js';
import { DeleteAttachment } from './manage-attachments/delete-attachment.js';
import { ListAttachments } from './manage-attachments/list-attachments.js';
import { MayAttach } from './manage-attachments/may-attach.js';
import { ShowAttachments } from './manage-attachments/show-attachments.js';
import { UpdateAttachment } from './manage-attachments/update-attachment.js';
import { WhenConfigurationChanged } from './replicate-dispatch-locations/when-configuration-changed.js';
import { WhenProducerChanged } from './replicate-dispatch-locations/when-producer-changed.js';
import { WhenProducerDeleted } from './replicate-dispatch-locations/when-producer-deleted.js';
import { labelMakers } from './print-labels/choose-label-makers.js';
import { PrintLabels } from './print-labels/print-labels.js';
import { ListOrders } from './list-orders/list-orders.js';
import { ChangeOrder } from './order/change-order.js';
import { Clock } from './order/clock.js';
import { ReportOrders } from './report-orders/report-orders.js';
import { ReleaseSalesOrder } from './release-order/release-sales-order.js';
import { SetDeliveryStatus } from './set-delivery-status/set-delivery-status.js';
import { TellOfLapsingProposals } from './tell-milestones/tell-of-lapsing-proposals.js';
import { ShowPurchaseOrder } from './show-order/show-purchase-order.js';
import { ShowSalesOrder } from './show-order/show-sales-order.js';
import { SplitDelivery } from './split-delivery/split-delivery.js';

@Module({
  imports: [databaseModule(ordersDatabase)],
  providers: [
    Clock,
    ChangeOrder,
    CancelOverdueProposals,
    TellOfLapsingProposals,
    ProposalMetrics,
    AskWhoseArticle,
    MayAttach,
    OwnAccounting,
    accounting,
    fileStore,
    labelMakers,
    eventFeed(orderEvents),
    OpenStreams,
  ],
  controllers: [
    WhenOrderSubmitted,
    WhenProducerChanged,
    WhenProducerDeleted,
    WhenConfigurationChanged,
    ListOrders,
    ListBoughtArticles,
    FollowOrders,
    ReportOrders,
    ShowSalesOrder,
    ShowPurchaseOrder,
    ConfirmPurchaseOrder,
    ReleaseSalesOrder,
    SetDeliveryStatus,
    SplitDelivery,
    DeleteSalesOrder,
    CountOpenOrders,
    CountOrders,
    GetOrderLines,
    CreateAttachment,
    ShowAttachments,
    ListAttachments,
    UpdateAttachment,
    DeleteAttachment,
    ShowPapers,
    PrintLabels,
    GetPersonalData,
    WhenPersonErased,
  ],
})
export class OrdersModule {}
