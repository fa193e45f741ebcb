import { type Refusal, refuse } from '@werkbank/contracts/errors';
import { dayOf, stockShipmentDay } from '@werkbank/contracts/calendar';
import { calendarOf, type Place } from '@werkbank/platform/working-days';
import type { Plan } from './order.js';

/**
 * A plan as it is promised: from stock leaves on the next working day of the place whatever date was sent, another date is
 * not in the past. A producer may promise a closed day, for it knows who works then.
 */
export function promise(
  plan: Plan,
  { from, now, field }: { from: Place; now: Date; field: string },
): Plan | Refusal {
  if (plan.plannedShipmentFromStock) {
    return { plannedShipmentDate: stockShipmentDay(now, calendarOf(from)), plannedShipmentFromStock: true };
  }
  if (plan.plannedShipmentDate < dayOf(now)) {
    return refuse('PLANNED_DELIVERY_IN_PAST', { field: `${field}.plannedShipmentDate` });
  }
  return { plannedShipmentDate: plan.plannedShipmentDate, plannedShipmentFromStock: false };
}
