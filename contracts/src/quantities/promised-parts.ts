import type { OrderUnits } from './order-units.js';

/** Order units of a line that leave on one day. */
export interface PromisedPart {
  quantity: number;
  plannedShipmentDate: string;
  plannedShipmentFromStock: boolean;
}

interface PromisedLine {
  quantity: number;
  stockLevel: number;
  orderUnits?: OrderUnits | undefined;
}

/** Order units of a line that leave from stock: all, or as many whole intervals as there are. */
export function quantityFromStock(quantity: number, stockLevel: number, quantityInterval: number): number {
  return stockLevel >= quantity ? quantity : stockLevel - (stockLevel % quantityInterval);
}

/**
 * Parts of a line: pieces from stock, and the rest after the lead time. A line is one part if stock covers it, if stock does
 * not help, or if the rest comes no later.
 */
export function promisedParts(
  line: PromisedLine,
  days: { fromStock: string; byLeadTime: string },
): [PromisedPart] | [PromisedPart, PromisedPart] {
  const { quantity, stockLevel, orderUnits } = line;
  const now = quantityFromStock(quantity, stockLevel, orderUnits?.quantityInterval ?? 1);
  const fromStock = { plannedShipmentDate: days.fromStock, plannedShipmentFromStock: true };
  const later = { plannedShipmentDate: days.byLeadTime, plannedShipmentFromStock: false };
  if (now === quantity) return [{ quantity, ...fromStock }];
  if (now === 0 || days.byLeadTime <= days.fromStock) return [{ quantity, ...later }];
  return [
    { quantity: now, ...fromStock },
    { quantity: quantity - now, ...later },
  ];
}
