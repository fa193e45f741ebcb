import type { ArticleRow } from '@werkbank/contracts/entities';

interface Offer {
  /** Locations with a stock level for the article, even 0. */
  stockLevels: readonly unknown[];
  hasPrice: boolean;
  leadTimeDays: number;
  forSale: boolean;
}

/**
 * The reason why an article cannot be ordered. An empty stock is none: the article is then delivered after
 * its lead time.
 */
export function notAvailableReason(offer: Offer): ArticleRow['notAvailableReason'] {
  const canBeOrdered =
    offer.forSale && offer.hasPrice && offer.stockLevels.length > 0 && offer.leadTimeDays > 0;
  return canBeOrdered ? null : 'NotAvailableForOrder';
}

/** 0 where so many pieces are on stock, otherwise the days until they can leave. */
export function availabilityInDays(stockLevel: number, quantity: number, leadTimeDays: number): number {
  return stockLevel >= quantity ? 0 : leadTimeDays;
}
