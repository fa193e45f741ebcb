import { isRefusal, type Refusal } from '@werkbank/contracts/errors';
import {
  type Audience,
  type LinePrice,
  type PricedLine,
  priceLines,
  type PriceTerms,
} from '../../pricing/index.js';
import type { CatalogueNow } from '../read-catalogue/catalogue-now.js';
import type { ArticleRecord, RecordedLocation } from '../read-catalogue/article-record.js';
import { notAvailableReason } from './availability.js';

/** A requested line: order units of an article from a location of its producer. */
export interface RecordLine {
  record: ArticleRecord;
  quantity: number;
  location: RecordedLocation | null;
}
export interface RecordPrice {
  /** null where the article cannot be ordered. */
  price: LinePrice | null;
  reason: ReturnType<typeof notAvailableReason>;
}

export interface PricedRecords {
  prices: RecordPrice[];
  terms: PriceTerms;
}

/** Prices a whole list by one call of the engine. */
export async function priceRecords(
  now: CatalogueNow,
  lines: readonly RecordLine[],
  audience: Audience,
): Promise<PricedRecords | Refusal> {
  const terms = await now.terms(audience);
  if (isRefusal(terms)) return terms;
  return { terms, prices: priceBy(terms, lines) };
}

export function priceBy(terms: PriceTerms, lines: readonly RecordLine[]): RecordPrice[] {
  const prices = priceLines(lines.map(pricedLine), terms);
  return lines.map(({ record }, index) => {
    const price = prices[index] ?? null;
    const reason = notAvailableReason({
      stockLevels: record.locations.filter(({ stockLevel }) => stockLevel !== null),
      hasPrice: price !== null,
      leadTimeDays: record.leadTimeDays,
      forSale: record.forSale,
    });
    return { price: reason === null ? price : null, reason };
  });
}

/** Without a location there is no company whose rules apply, so the engine finds no price. */
const noCompany = 0;

export function pricedLine({ record, quantity, location }: RecordLine): PricedLine {
  return {
    quantity,
    listPrice: record.listPrice,
    listPriceCurrency: record.listPriceCurrency,
    priceQuantity: record.priceQuantity,
    furtherPrices: record.furtherPrices,
    minQuantity: record.minQuantity,
    voc: record.voc,
    materialGroupId: record.materialGroupId,
    producerCompanyId: location?.producerCompanyId ?? noCompany,
    originCountry: location?.country ?? '',
  };
}
