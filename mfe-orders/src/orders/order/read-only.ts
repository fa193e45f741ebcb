import type { Delivery } from '@werkbank/contracts/entities';

/** The order without actions, even if the answer allows some. */
export function readOnly<T extends { sections: Delivery[] }>(order: T): T {
  return { ...order, sections: order.sections.map((section) => ({ ...section, allowedActions: [] })) };
}
