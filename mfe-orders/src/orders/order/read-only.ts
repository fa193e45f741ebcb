import type { Delivery } from '@werkbank/contracts/entities';

/** The order for somebody who only looks: whatever the answer allows, nothing is offered. */
export function readOnly<T extends { sections: Delivery[] }>(order: T): T {
  return { ...order, sections: order.sections.map((section) => ({ ...section, allowedActions: [] })) };
}
