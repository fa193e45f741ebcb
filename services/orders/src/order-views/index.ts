export { OrderViewsModule } from './order-views.module.js';
export { itemStatus } from './show-order/section.js';
export { showPurchaseOrder } from './show-order/show-purchase-order.js';
export { showSalesOrder } from './show-order/show-sales-order.js';
