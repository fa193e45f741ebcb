import { type Refusal, refuse } from '@werkbank/contracts/errors';
import { businessDay, nextBusinessDay } from './business-day.js';
import type { Plan } from './order.js';

/** A plan as it is promised: from stock leaves tomorrow whatever date was sent, another date is not in the past. */
export function promise(plan: Plan, now: Date, field: string): Plan | Refusal {
  if (plan.plannedShipmentFromStock) {
    return { plannedShipmentDate: nextBusinessDay(now), plannedShipmentFromStock: true };
  }
  if (plan.plannedShipmentDate < businessDay(now)) {
    return refuse('PLANNED_DELIVERY_IN_PAST', { field: `${field}.plannedShipmentDate` });
  }
  return { plannedShipmentDate: plan.plannedShipmentDate, plannedShipmentFromStock: false };
}
