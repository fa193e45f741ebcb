import { awaitsDispatch, orderStatus } from '@werkbank/contracts/delivery';
import type { DeliveryRow } from './delivery.entity.js';
import type { OrderItemRow } from './order-item.entity.js';
import type { SalesOrderRow } from './sales-order.entity.js';
import { deliveryFigures, orderTotals } from '../figures/figures.js';
import { agreedCosts } from '../figures/agreed-costs.js';
import type { Delivery, Order, OrderItem, TaxRate } from '../model/order.js';

/** Between the rows of the database and the plain values that decisions look at; both ways side by side. */
export function deliveryOf(row: DeliveryRow, items: OrderItem[], customsDeclarations: number): Delivery {
  const { plannedShipmentDate, plannedShipmentFromStock, weight, length, width, height, mrnNumber } = row;
  const taxRates = row.taxRates.map((tax) => ({
    ...tax,
    amount: tax.amount ?? row.figures.taxes.find(({ rate }) => rate === tax.rate)?.amount ?? 0,
  }));
  return {
    id: row.id,
    parentDeliveryId: row.parentDeliveryId ?? null,
    producerId: row.producerId,
    producerName: row.producerName,
    producerCompanyId: row.producerCompanyId,
    status: row.status,
    shipper: row.shipper,
    isExport: row.isExport,
    dispatchLocation: row.dispatchLocation,
    plan: { plannedShipmentDate, plannedShipmentFromStock },
    originalPlan: row.originalPlan ?? null,
    lockKey: row.lockKey,
    parcel: {
      weight: weight ?? null,
      length: length ?? null,
      width: width ?? null,
      height: height ?? null,
      mrnNumber: mrnNumber ?? null,
    },
    customsDeclarations,
    costs: row.costs,
    agreed: row.agreed ?? agreedBefore(row, taxRates),
    taxRates,
    items,
  };
}

/** Agreed costs of older rows, which lack them. A cancelled delivery gets none, because it was never charged. */
function agreedBefore({ parentDeliveryId, status, costs }: DeliveryRow, taxRates: readonly TaxRate[]) {
  const ordered = (parentDeliveryId ?? null) === null;
  return ordered && status !== 'Cancelled' ? agreedCosts(costs, taxRates, undefined) : null;
}

export function deliveryFields(orderId: number, delivery: Delivery) {
  const { plan, parcel, items: _items, customsDeclarations: _counted, ...own } = delivery;
  return { ...own, ...plan, ...parcel, orderId, figures: deliveryFigures(delivery) };
}

export function itemOf(row: OrderItemRow): OrderItem {
  const { orderId: _order, deliveryId: _delivery, parentItemId, taxReason, articleTexts, ...item } = row;
  return {
    ...item,
    tariffNumber: item.tariffNumber ?? null,
    originCountry: item.originCountry ?? null,
    ownArticleNumber: item.ownArticleNumber ?? null,
    remark: item.remark ?? null,
    parentItemId: parentItemId ?? null,
    taxReason: taxReason ?? null,
    articleTexts: articleTexts ?? null,
    orderUnits: item.orderUnits ?? null,
  };
}

export function itemFields(orderId: number, deliveryId: number, item: OrderItem) {
  return { ...item, orderId, deliveryId };
}

/** Columns for lists, which do not read the deliveries of an order. */
export function orderFields(order: Order) {
  const totals = orderTotals(order);
  return {
    status: orderStatus(order.deliveries.map(({ status }) => status)),
    totals,
    taxBase: totals.taxBase,
    producerNames: [...new Set(order.deliveries.map(({ producerName }) => producerName))],
    nextShipmentDate: nextShipmentDate(order.deliveries),
    proposalExpiresAt: order.proposalExpiresAt,
  } satisfies Partial<SalesOrderRow>;
}

/** Columns of a purchase order: only the deliveries of the producer company count. */
export function purchaseOrderFields(order: Order) {
  const companies = [...new Set(order.deliveries.map(({ producerCompanyId }) => producerCompanyId))];
  return companies.map((producerCompanyId) => {
    const own = order.deliveries.filter((delivery) => delivery.producerCompanyId === producerCompanyId);
    return {
      orderId: order.id,
      producerCompanyId,
      status: orderStatus(own.map(({ status }) => status)),
      taxBase: own.reduce((sum, delivery) => sum + deliveryFigures(delivery).taxBase, 0),
      nextShipmentDate: nextShipmentDate(own),
    };
  });
}

function nextShipmentDate(deliveries: readonly Delivery[]): string | null {
  const dates = deliveries
    .filter(({ status }) => awaitsDispatch(status))
    .map(({ plan }) => plan.plannedShipmentDate);
  return dates.sort()[0] ?? null;
}
