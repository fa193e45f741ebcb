import { isDeepStrictEqual } from 'node:util';
import type { DraftSection } from '@werkbank/contracts/entities';

export type DraftChange = 'DRAFT_OUTDATED' | 'DRAFT_DATE_CHANGED';

/**
 * Difference of an order now from the summary that the buyer saw, if any: other lines, prices or costs, or a day that is later
 * than the promised one. A draft of yesterday promises yesterday's days.
 */
export function changeSinceDraft(
  seen: readonly DraftSection[],
  now: readonly DraftSection[],
): DraftChange | undefined {
  if (seen.length !== now.length) return 'DRAFT_OUTDATED';
  const pairs = seen.map((section) => ({
    section,
    current: now.find((other) => other.dispatchLocation.id === section.dispatchLocation.id),
  }));
  if (!pairs.every(({ section, current }) => current && sameFigures(section, current)))
    return 'DRAFT_OUTDATED';
  const noLater = pairs.every(({ section, current }) => current && leavesNoLater(section, current));
  return noLater ? undefined : 'DRAFT_DATE_CHANGED';
}

/** True if at least the promised quantity of each article leaves by each promised day. */
function leavesNoLater(seen: DraftSection, now: DraftSection): boolean {
  return partsOf(seen).every(({ plannedShipmentDate: day }) =>
    seen.items.every(({ articleId }) => leftBy(day, articleId, now) >= leftBy(day, articleId, seen)),
  );
}

function leftBy(day: string, articleId: string, section: DraftSection): number {
  return partsOf(section)
    .filter((part) => part.plannedShipmentDate <= day)
    .flatMap(({ items }) => items.filter((item) => item.articleId === articleId))
    .reduce((sum, { quantity }) => sum + quantity, 0);
}

const partsOf = (section: DraftSection) => section.parts ?? [section];

function sameFigures(seen: DraftSection, now: DraftSection): boolean {
  // Compares values, not texts: the database stores the fields of a draft in another order.
  return isDeepStrictEqual(figuresOf(seen), figuresOf(now));
}

/** The agreed figures. The way to a figure is none: a new rule or rate that comes to the same changes no figure. */
export function figuresOf(section: DraftSection) {
  return [
    section.producerCompanyId,
    section.items.map(({ articleId, quantity, orderUnits, price: { exchangedBy: _, ...price } }) => [
      articleId,
      quantity,
      // Ten pieces in a pack instead of a hundred are other goods, at whatever price.
      orderUnits && [orderUnits.orderUnit, orderUnits.contentUnit, orderUnits.contentQuantity],
      price,
    ]),
    section.shipper,
    section.isExport,
    section.costs.map((cost) => [cost.costType, cost.taxBase]),
    section.taxes.map(({ rate, reason, base, amount }) => [rate, reason, base, amount]),
    // For collection, the agreed place is the dispatch location.
    section.shipper === 'selfCollection' ? section.dispatchLocation : null,
  ];
}
