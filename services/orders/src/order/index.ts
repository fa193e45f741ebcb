export { ChangeOrder } from './change-order.js';
export { Clock } from './clock.js';
export type { DecidedOrder, OrderChangeHook, SavedOrder } from './order-change-hook.js';
export { OrderModule } from './order.module.js';
export { partiesOf, stockLines } from './publish-change.js';
export { agreedCosts } from './figures/agreed-costs.js';
export { type DeliveryFigures, deliveryFigures, orderTotals } from './figures/figures.js';
export { keptTax } from './figures/kept-tax.js';
export { actingPersonOf, companyOf, isPlatformAdmin, theSystem } from './model/acting-person.js';
export { type Change, type DomainEvent, reasons, type Why } from './model/domain-event.js';
export { guardContextOf } from './model/guard-context.js';
export { historyLine } from './model/history.js';
export {
  type Delivery,
  liveItems,
  type Order,
  type OrderItem,
  type Parcel,
  type Plan,
} from './model/order.js';
export { promise } from './model/planning.js';
export { trackingAddress } from './model/tracking-address.js';
export { loadSurroundings } from './splitting/load-surroundings.js';
export { planSplit, type SplitSurroundings, type WantedSplit } from './splitting/plan-split.js';
export { DeliveryEntity } from './storage/delivery.entity.js';
export { OrderHistoryEntity } from './storage/order-history.entity.js';
export { OrderItemEntity } from './storage/order-item.entity.js';
export { OrderPartyEntity } from './storage/order-party.entity.js';
export { OrderedNumberEntity } from './storage/ordered-number.entity.js';
export { PurchaseOrderEntity } from './storage/purchase-order.entity.js';
export { SalesOrderEntity, type SalesOrderRow } from './storage/sales-order.entity.js';
export { freshIds } from './storage/fresh-ids.js';
export { insertOrders, type NewOrder, type OrderHead } from './storage/insert-orders.js';
export { type LoadedOrder, loadOrder, orderOfDelivery } from './storage/load-order.js';
export { cancelItems } from './transitions/cancel-items.js';
export { evolve } from './transitions/evolve.js';
export { conclude } from './transitions/settle.js';
