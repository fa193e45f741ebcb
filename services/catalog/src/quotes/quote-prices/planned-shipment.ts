import { addDays } from '@werkbank/contracts/calendar';

/**
 * When so many pieces can leave: what is there goes from stock, tomorrow; otherwise it takes the lead time. Stock
 * decides the date, never whether an order is accepted.
 */
export function plannedShipment(
  stockLevel: number,
  quantity: number,
  leadTimeDays: number,
  today: string,
): { plannedShipmentDate: string; plannedShipmentFromStock: boolean } {
  const fromStock = stockLevel >= quantity;
  return {
    plannedShipmentDate: addDays(today, fromStock ? 1 : leadTimeDays),
    plannedShipmentFromStock: fromStock,
  };
}
