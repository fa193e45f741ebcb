import { EntityManager } from '@mikro-orm/postgresql';
import { Controller } from '@nestjs/common';
import type { CallAnswer, CallInput } from '@werkbank/contracts/calls';
import { type Caller, kindsOf } from '@werkbank/contracts/caller';
import type { PriceBreakdown } from '@werkbank/contracts/entities';
import { isRefusal, type Refusal, refuse } from '@werkbank/contracts/errors';
import { Call, CallerOf, Input } from '@werkbank/platform/http';
import { type ArticleRecord, readArticleRecords } from '../article-rows/article-record.js';
import { articleRow, articleRows } from '../article-rows/article-rows.js';
import { type ArticleTable, readArticleTables } from '../article-rows/article-tables.js';
import { priceBy, pricedLine, priceRecords } from '../article-rows/price-records.js';
import { servingLocation } from '../article-rows/serving-location.js';
import { showValue } from '../article-rows/show-value.js';
import { priceTiers } from '../price-engine/index.js';
import { audienceOf } from '../read-price-terms/audience-of.js';
import { readArticleDetails } from './article-details.js';
import { inlinePdf } from './inline-pdf.js';

@Controller()
export class ShowArticle {
  constructor(private readonly em: EntityManager) {}

  @Call('getArticle')
  async show(
    @Input() { params: { articleId }, query }: CallInput<'getArticle'>,
    @CallerOf() caller: Caller,
  ): Promise<CallAnswer<'getArticle'> | Refusal> {
    const details = await readArticleDetails(this.em, articleId, query.lng);
    if (!details) return refuse('ARTICLE_NOT_FOUND');
    const [record, ...similar] = await readArticleRecords(
      this.em,
      [articleId, ...details.similarIds],
      query.lng,
    );
    if (!record) return refuse('ARTICLE_NOT_FOUND');
    const tables = await readArticleTables(this.em, [record.groupId], query.lng);
    const table = tables.byGroup[record.groupId];
    const audience = await audienceOf(this.em, query, caller);
    const location = servingLocation(record.locations, audience.country);
    const single = { record, quantity: 1, location };
    const priced = await priceRecords(this.em, [single, { ...single, quantity: query.quantity }], audience);
    if (isRefusal(priced)) return priced;
    const similarItems = await articleRows(this.em, similar, tables, audience, query.lng);
    if (isRefusal(similarItems)) return similarItems;
    const { terms, prices } = priced;
    const [one = noPrice, many = noPrice] = prices;
    const documentLinks = details.documentLinks.map((document) => ({
      ...document,
      mediaType: mediaTypeOf(document.fileName),
    }));
    const forCaller = (price: typeof one.price) => price && visibleTo(caller, price.breakdown);
    return {
      ...articleRow(record, location, one, table, query.lng),
      quantity: query.quantity,
      singlePrice: forCaller(one.price),
      quantityPrice: forCaller(many.price),
      priceTiers: one.price ? priceTiers(pricedLine(single), terms) : [],
      detailsImageUrls: [...new Set(details.detailsImageUrls)],
      otherProperties: namedProperties(record, table, query.lng),
      partSpecifications: details.partSpecifications.map(({ name, value }) => ({ name, value, unit: null })),
      partDescription: details.description,
      documentLinks,
      ...inlinePdf(documentLinks),
      producerVideoLink: details.producerVideoLink,
      ean: details.ean,
      catalogCategoryPath: details.catalogCategoryPath,
      similarItems,
    };
  }
}

const noPrice: ReturnType<typeof priceBy>[number] = { price: null, reason: 'NotAvailableForOrder' };

/** What the platform earns is shown to its own admins only. */
function visibleTo(caller: Caller, price: PriceBreakdown): PriceBreakdown {
  if (kindsOf(caller).has('platform-admin')) return price;
  const { platformMargin: _, ...visible } = price;
  return visible;
}

function namedProperties(record: ArticleRecord, table: ArticleTable | undefined, language: 'de' | 'en') {
  return [...(table?.columns ?? []), ...(table?.detailsColumns ?? [])].flatMap((column) => {
    const value = record.properties[column.key];
    return value === undefined
      ? []
      : [{ name: column[language], value: showValue(value, column, language), unit: column.unit }];
  });
}

function mediaTypeOf(fileName: string): string {
  const types: Record<string, string> = {
    pdf: 'application/pdf',
    svg: 'image/svg+xml',
    png: 'image/png',
    jpg: 'image/jpeg',
  };
  return types[fileName.split('.').pop()?.toLowerCase() ?? ''] ?? 'application/octet-stream';
}
