import { promisedParts } from '@werkbank/contracts/quantities';
import type { QuotedItem } from '@werkbank/contracts/queries';
import type { RecordedLocation, ShipmentDays } from '../../articles/index.js';

type Planned = Pick<QuotedItem, 'plannedShipmentDate' | 'plannedShipmentFromStock' | 'promisedParts'>;

/**
 * The dispatch day of a quantity: pieces in stock leave on the next working day, others after the lead
 * time. Stock decides the date, never the acceptance of an order.
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
