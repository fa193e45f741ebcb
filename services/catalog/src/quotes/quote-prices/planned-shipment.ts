import { promisedParts } from '@werkbank/contracts/quantities';
import type { QuotedItem } from '@werkbank/contracts/queries';
import type { RecordedLocation, ShipmentDays } from '../../articles/index.js';

type Planned = Pick<QuotedItem, 'plannedShipmentDate' | 'plannedShipmentFromStock' | 'promisedParts'>;

/**
 * When so many pieces can leave: what is there goes from stock, on the next working day; otherwise it takes the lead time.
 * Stock decides the date, never whether an order is accepted.
 */
export function plannedShipment(
  line: {
    location: RecordedLocation;
    stockLevel: number;
    quantity: number;
    orderUnits?: QuotedItem['orderUnits'];
    leadTimeDays: number;
  },
  days: ShipmentDays,
): Planned {
  const { location, leadTimeDays } = line;
  const parts = promisedParts(line, {
    fromStock: days.fromStock(location),
    byLeadTime: days.after(location, leadTimeDays),
  });
  const { plannedShipmentDate, plannedShipmentFromStock } = parts[1] ?? parts[0];
  return {
    plannedShipmentDate,
    plannedShipmentFromStock,
    ...(parts.length > 1 && { promisedParts: parts }),
  };
}
