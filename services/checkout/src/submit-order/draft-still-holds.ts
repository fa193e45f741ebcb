import { isDeepStrictEqual } from 'node:util';
import { daysBetween } from '@werkbank/contracts/calendar';
import type { DraftSection } from '@werkbank/contracts/entities';

/**
 * Whether an order placed now would be what the buyer saw: the same lines at the same prices and costs, and no delivery
 * later than promised (counted from the day of the draft, so that a draft over midnight still holds).
 */
export function draftStillHolds(
  seen: readonly DraftSection[],
  now: readonly DraftSection[],
  draftedOn: string,
  today: string,
): boolean {
  if (seen.length !== now.length) return false;
  return seen.every((section) => {
    const current = now.find((other) => other.dispatchLocation.id === section.dispatchLocation.id);
    if (!current || current.producerCompanyId !== section.producerCompanyId) return false;
    return sameFigures(section, current) && noLater(section, current, draftedOn, today);
  });
}

function sameFigures(seen: DraftSection, now: DraftSection): boolean {
  const figures = (section: DraftSection) => [
    section.items.map((item) => [item.articleId, item.quantity, item.price]),
    section.shipper,
    section.isExport,
    section.costs.map((cost) => [cost.costType, cost.taxBase]),
    section.taxes,
  ];
  // Deep, not by text: the database keeps the fields of a draft in an order of its own.
  return isDeepStrictEqual(figures(seen), figures(now));
}

function noLater(seen: DraftSection, now: DraftSection, draftedOn: string, today: string): boolean {
  if (seen.plannedShipmentFromStock) return now.plannedShipmentFromStock;
  return daysBetween(today, now.plannedShipmentDate) <= daysBetween(draftedOn, seen.plannedShipmentDate);
}
