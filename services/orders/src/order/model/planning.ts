import { type Refusal, refuse } from '@werkbank/contracts/errors';
import { addDays, dayOf } from '@werkbank/contracts/calendar';
import type { Plan } from './order.js';

/** A plan as it is promised: from stock leaves tomorrow whatever date was sent, another date is not in the past. */
export function promise(plan: Plan, now: Date, field: string): Plan | Refusal {
  if (plan.plannedShipmentFromStock) {
    return { plannedShipmentDate: addDays(dayOf(now), 1), plannedShipmentFromStock: true };
  }
  if (plan.plannedShipmentDate < dayOf(now)) {
    return refuse('PLANNED_DELIVERY_IN_PAST', { field: `${field}.plannedShipmentDate` });
  }
  return { plannedShipmentDate: plan.plannedShipmentDate, plannedShipmentFromStock: false };
}
