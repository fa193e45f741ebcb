import { Module } from '@nestjs/common';
import { eventFeed } from '@werkbank/platform/messaging';
import { GetBoughtArticles } from './bought-articles/get-bought-articles.js';
import { ListBoughtArticles } from './bought-articles/list-bought-articles.js';
import { CountOpenOrders } from './count-orders/count-open-orders.js';
import { CountOrders } from './count-orders/count-orders.js';
import { GetOrderLines } from './get-order-lines/get-order-lines.js';
import { ListOrders } from './list-orders/list-orders.js';
import { OpenStreams } from './order-changes/open-streams.js';
import { OrderChanges } from './order-changes/order-changes.js';
import { orderEvents } from './order-changes/order-events.js';
import { ShowPurchaseOrder } from './show-order/show-purchase-order.js';
import { ShowSalesOrder } from './show-order/show-sales-order.js';

/** Orders as people and other services read them. */
@Module({
  providers: [eventFeed(orderEvents), OpenStreams],
  controllers: [
    ListOrders,
    ListBoughtArticles,
    GetBoughtArticles,
    OrderChanges,
    ShowSalesOrder,
    ShowPurchaseOrder,
    CountOpenOrders,
    CountOrders,
    GetOrderLines,
  ],
})
export class OrderViewsModule {}
