import type { EntityManager } from '@mikro-orm/postgresql';
import type { Language } from '@werkbank/contracts/localization';
import { unitName } from '@werkbank/contracts/quantities';
import { type ArticleRecord, readOfferedRecords } from '../../articles/index.js';
import { companyLine } from '../company-lines/company-line.js';
import { priceLines, type PriceTerms, priceTiers, surchargePercent } from '../../pricing/index.js';

/** A line of a price list. Amounts are cents. */
export interface PriceRow {
  materialNumber: string;
  articleText: string;
  minQuantity: number;
  /** Order units of list price and net price. */
  priceQuantity: number;
  orderUnit: string;
  listPrice: number;
  /** Per cent, like the discount of list price times quantity. */
  surcharge: number;
  discount: number;
  /** VOC of one order unit; discounts do not reduce it. */
  voc: number;
  /** Price of `priceQuantity` order units, with surcharge and VOC, without tax. */
  netPrice: number;
  taxRate: number;
  currency: string;
  leadTimeDays: number;
}

export interface ListAsked {
  producerCompanyId: number;
  country: string;
  language: Language;
}

const articlesAtOnce = 1000;

/** Prices of all articles of a company, by article number, in batches with one statement each. */
export async function* priceRows(
  em: EntityManager,
  terms: PriceTerms,
  asked: ListAsked,
): AsyncGenerator<PriceRow[]> {
  const { producerCompanyId, language } = asked;
  let after = { materialNumber: '', articleId: '' };
  for (;;) {
    const records = await readOfferedRecords(
      em,
      { producerCompanyId, after, most: articlesAtOnce },
      language,
    );
    const last = records.at(-1);
    if (!last) return;
    yield records.flatMap((record) => rowsOf(record, terms, asked));
    if (records.length < articlesAtOnce) return;
    after = last;
  }
}

/** One row, or one for each quantity at which the unit price changes; none for articles without a price. */
function rowsOf(record: ArticleRecord, terms: PriceTerms, asked: ListAsked): PriceRow[] {
  const line = companyLine(record, { ...asked, quantity: record.minQuantity });
  if (!line) return [];
  const tiers = priceTiers(line, terms).map(({ minQuantity }) => minQuantity);
  const quantities = tiers.length > 0 ? tiers : [record.minQuantity];
  const prices = priceLines(
    quantities.map((quantity) => ({ ...line, quantity })),
    terms,
  );
  return prices.flatMap((price) => {
    if (!price) return [];
    const {
      quantity,
      priceQuantity = 1,
      listPrice,
      effectiveDiscount,
      voc,
      taxRate,
      currency,
    } = price.breakdown;
    return {
      materialNumber: record.materialNumber,
      articleText: record.articleText,
      minQuantity: quantity,
      priceQuantity,
      orderUnit: unitName(record.orderUnit, priceQuantity, asked.language),
      listPrice,
      surcharge: surchargePercent(
        terms.companies[line.producerCompanyId]?.surcharges ?? {},
        line.materialGroupId,
      ),
      discount: effectiveDiscount,
      voc,
      netPrice: price.netPrice,
      taxRate,
      currency,
      leadTimeDays: record.leadTimeDays,
    };
  });
}
