import type { ArticleRow, BasketItem, PriceBreakdown } from '@werkbank/contracts/entities';
import type { BasketPlace } from '@werkbank/contracts/shell-api';
import type { Currency } from '@werkbank/contracts/localization';

/** Data of an orderable article for the basket. */
export interface Orderable {
  place: BasketPlace;
  item: Omit<BasketItem, 'quantity'> & { price: PriceBreakdown };
}

/**
 * An article can be added only if stock levels exist, a price exists and the lead time is above 0. `quoted` is the price of
 * exactly this quantity if it is known; otherwise the row's price is shown until the basket is refreshed.
 */
export function orderable(
  row: ArticleRow,
  quantity: number,
  currency: Currency,
  quoted?: PriceBreakdown | null,
): Orderable | undefined {
  const { dispatchLocation, price, priceQuantity, orderUnits } = row;
  if (row.notAvailableReason !== null || row.stockLevels.length === 0 || row.leadTimeDays <= 0)
    return undefined;
  if (dispatchLocation === null || price === null) return undefined;
  return {
    place: { producerId: row.producerId, producerName: row.producerName, dispatchLocation },
    item: {
      articleId: row.articleId,
      materialNumber: row.materialNumber,
      ...(row.ownArticleNumber && { ownArticleNumber: row.ownArticleNumber }),
      articleText: row.articleText,
      imageUrl: row.imageUrl,
      price:
        quoted?.quantity === quantity
          ? quoted
          : expectedPrice(price, quantity, priceQuantity, row.displayPrice?.currency ?? currency),
      ...(orderUnits && { orderUnits }),
      stockLevel: row.stockLevel,
      availabilityInDays: row.stockLevel >= quantity ? 0 : row.leadTimeDays,
      notAvailableReason: null,
    },
  };
}

/** Only shown, never ordered by: the refresh of the basket replaces it a moment later. */
function expectedPrice(
  unit: number,
  quantity: number,
  priceQuantity: number | undefined,
  currency: Currency,
): PriceBreakdown {
  const line = Math.round((unit * quantity) / (priceQuantity ?? 1));
  return {
    quantity,
    listPrice: unit,
    ...(priceQuantity === undefined ? {} : { priceQuantity }),
    surcharge: 0,
    discount: 0,
    effectiveDiscount: 0,
    salesPrice: line,
    voc: 0,
    taxBase: line,
    taxRate: 0,
    tax: 0,
    currency,
  };
}
