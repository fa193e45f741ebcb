import type { OrderableArticle, PriceBreakdown } from '@werkbank/contracts/entities';
import { saidUnits } from '@werkbank/contracts/quantities';
import type { OwnNumbers } from '../../customer-numbers/index.js';
import { availabilityInDays, type RecordLine, type RecordPrice } from '../../articles/index.js';
import type { ReservedStock } from '../../stock/index.js';

/** A line as the basket takes it. */
export function orderableArticle(
  { record, quantity, location }: RecordLine,
  priced: RecordPrice,
  { reserved, own }: { reserved: ReservedStock; own: OwnNumbers },
): OrderableArticle {
  const { articleId, materialNumber, articleText, imageUrl, leadTimeDays } = record;
  const stockLevel = location
    ? reserved.freeOf(location.stockLevel ?? 0, { articleId, dispatchLocationId: location.id })
    : 0;
  return {
    producerId: record.producerId,
    producerName: record.producerName,
    dispatchLocation: location && { id: location.id, city: location.city, country: location.country },
    item: {
      articleId,
      quantity,
      ...saidUnits(record),
      materialNumber,
      ...own.of(articleId),
      articleText,
      imageUrl,
      price: priced.price && withoutMargin(priced.price.breakdown),
      stockLevel,
      availabilityInDays: availabilityInDays(stockLevel, quantity, leadTimeDays),
      notAvailableReason: priced.reason,
    },
  };
}

/** Buyers do not see the platform's margin. */
function withoutMargin({ platformMargin: _, ...price }: PriceBreakdown): PriceBreakdown {
  return price;
}
