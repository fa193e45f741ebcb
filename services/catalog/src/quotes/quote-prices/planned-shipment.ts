import type { RecordedLocation, ShipmentDays } from '../../articles/index.js';

/**
 * When so many pieces can leave: what is there goes from stock, on the next working day; otherwise it takes the lead time.
 * Stock decides the date, never whether an order is accepted.
 */
export function plannedShipment(
  line: { location: RecordedLocation; stockLevel: number; quantity: number; leadTimeDays: number },
  days: ShipmentDays,
): { plannedShipmentDate: string; plannedShipmentFromStock: boolean } {
  const { location, stockLevel, quantity, leadTimeDays } = line;
  return stockLevel >= quantity
    ? { plannedShipmentDate: days.fromStock(location), plannedShipmentFromStock: true }
    : { plannedShipmentDate: days.after(location, leadTimeDays), plannedShipmentFromStock: false };
}
