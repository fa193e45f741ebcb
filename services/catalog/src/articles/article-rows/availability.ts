import type { ArticleRow } from '@werkbank/contracts/entities';

interface Offer {
  /** Locations that keep a level of the article, whatever it is. */
  stockLevels: readonly unknown[];
  hasPrice: boolean;
  leadTimeDays: number;
  forSale: boolean;
}

/** Why an article cannot be ordered. An empty stock is no reason: what is not there comes with the lead time. */
export function notAvailableReason(offer: Offer): ArticleRow['notAvailableReason'] {
  const canBeOrdered =
    offer.forSale && offer.hasPrice && offer.stockLevels.length > 0 && offer.leadTimeDays > 0;
  return canBeOrdered ? null : 'NotAvailableForOrder';
}

/** 0 where so many pieces are on stock, otherwise the days until they can leave. */
export function availabilityInDays(stockLevel: number, quantity: number, leadTimeDays: number): number {
  return stockLevel >= quantity ? 0 : leadTimeDays;
}
