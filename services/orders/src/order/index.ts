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
export { OrderHistoryEntity, type SalesOrderRow } from './storage/entities.js';
export { freshIds } from './storage/fresh-ids.js';
export { insertOrders, type NewOrder, type OrderHead } from './storage/insert-orders.js';
export { type LoadedOrder, loadOrder, orderOfDelivery } from './storage/load-order.js';
export { cancelItems } from './transitions/cancel-items.js';
export { evolve } from './transitions/evolve.js';
export { conclude } from './transitions/settle.js';
