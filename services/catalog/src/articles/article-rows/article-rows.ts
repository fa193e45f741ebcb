import type { ArticleRow } from '@werkbank/contracts/entities';
import { isRefusal, type Refusal } from '@werkbank/contracts/errors';
import type { Language } from '@werkbank/contracts/localization';
import { saidUnits } from '@werkbank/contracts/quantities';
import type { CatalogueNow } from '../read-catalogue/catalogue-now.js';
import type { Audience } from '../../pricing/index.js';
import type { ArticleRecord, RecordedLocation } from '../read-catalogue/article-record.js';
import { type ArticleTable, type ArticleTables, showValues } from '../../search/index.js';
import { availabilityInDays } from './availability.js';
import { type RecordPrice, priceRecords } from './price-records.js';
import { servingLocation } from './serving-location.js';

/** Rows of a table, priced for the audience all at once. */
export async function articleRows(
  now: CatalogueNow,
  records: readonly ArticleRecord[],
  tables: ArticleTables,
  audience: Audience,
  language: Language,
): Promise<ArticleRow[] | Refusal> {
  if (records.length === 0) return [];
  const lines = records.map((record) => ({
    record,
    quantity: record.minQuantity,
    location: servingLocation(record.locations, audience.country),
  }));
  const priced = await priceRecords(now, lines, audience);
  if (isRefusal(priced)) return priced;
  const own = await now.ownNumbers(audience.customerCompanyId);
  return lines.map(({ record, location }, index) => {
    const price = priced.prices[index] ?? { price: null, reason: 'NotAvailableForOrder' };
    const row = articleRow(now, { record, location }, price, tables.byGroup[record.groupId], language);
    return { ...row, ...own.of(record.articleId) };
  });
}

/** One row. `price` is of the least that can be ordered; shown is what its price quantity costs net, VOC included. */
export function articleRow(
  { shipmentDays }: Pick<CatalogueNow, 'shipmentDays'>,
  { record, location }: { record: ArticleRecord; location: RecordedLocation | null },
  { price, reason }: RecordPrice,
  table: ArticleTable | undefined,
  language: Language,
): ArticleRow {
  const stockLevel = location?.stockLevel ?? 0;
  const amount = price?.netPrice ?? null;
  const priceQuantity = price?.breakdown.priceQuantity;
  return {
    articleId: record.articleId,
    groupId: record.groupId,
    groupDescription: record.groupName,
    materialNumber: record.materialNumber,
    articleText: record.articleText,
    producerId: record.producerId,
    producerName: record.producerName,
    properties: table
      ? showValues(record.properties, [...table.columns, ...table.detailsColumns], language)
      : {},
    dispatchLocation: location && { id: location.id, city: location.city, country: location.country },
    stockLevel,
    stockLevels: record.locations.flatMap(({ id, city, country, stockLevel: level }) =>
      level === null ? [] : [{ id, city, country, stockLevel: level }],
    ),
    leadTimeDays: record.leadTimeDays,
    ...(location
      ? {
          leadTimeEndsOn: shipmentDays.after(location, record.leadTimeDays),
          stockLeavesOn: shipmentDays.fromStock(location),
        }
      : {}),
    availabilityInDays: availabilityInDays(stockLevel, record.minQuantity, record.leadTimeDays),
    price: amount,
    displayPrice: price && amount !== null ? { amount, currency: price.breakdown.currency } : null,
    ...(priceQuantity === undefined ? {} : { priceQuantity }),
    ...saidUnits(record),
    notAvailableReason: reason,
    imageUrl: record.imageUrl,
    videoUrl: record.videoUrl,
  };
}
