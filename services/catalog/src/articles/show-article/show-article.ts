import { EntityManager } from '@mikro-orm/postgresql';
import { Controller } from '@nestjs/common';
import type { CallAnswer, CallInput } from '@werkbank/contracts/calls';
import { type Caller, kindsOf } from '@werkbank/contracts/access';
import type { PriceBreakdown } from '@werkbank/contracts/entities';
import { isRefusal, type Refusal, refuse } from '@werkbank/contracts/errors';
import { Call, CallerOf, Input, type SharedAnswer } from '@werkbank/platform/http';
import { ResponseCache } from '../response-cache/response-cache.js';
import type { ArticleRecord } from '../read-catalogue/article-record.js';
import { articleRow, articleRows } from '../article-rows/article-rows.js';
import { type ArticleTable, showValue } from '../../search/index.js';
import { priceBy, pricedLine, priceRecords } from '../article-rows/price-records.js';
import { servingLocation } from '../article-rows/serving-location.js';
import { audienceOf, priceTiers, saysAudience } from '../../pricing/index.js';
import { Catalogue } from '../read-catalogue/catalogue.js';
import { CatalogueNow } from '../read-catalogue/catalogue-now.js';
import { inlinePdf } from './inline-pdf.js';
import { offeredParts } from './offered.js';

@Controller()
export class ShowArticle {
  constructor(
    private readonly em: EntityManager,
    private readonly catalogue: Catalogue,
    private readonly answers: ResponseCache,
  ) {}

  @Call('getArticle')
  async show(
    @Input() input: CallInput<'getArticle'>,
    @CallerOf() caller: Caller,
  ): Promise<CallAnswer<'getArticle'> | SharedAnswer | Refusal> {
    const now = await CatalogueNow.of(this.catalogue);
    const asked = { call: 'getArticle', input, saysAudience: saysAudience(input.query) } as const;
    return this.answers.answer(now, caller, asked, () => this.page(now, input, caller));
  }

  async page(
    now: CatalogueNow,
    { params: { articleId }, query }: Pick<CallInput<'getArticle'>, 'params' | 'query'>,
    caller: Caller,
  ): Promise<CallAnswer<'getArticle'> | Refusal> {
    const details = await now.details(articleId);
    if (!details) return refuse('ARTICLE_NOT_FOUND');
    const { similarIds, related } = details;
    const relatedIds = new Set(related.map((one) => one.articleId));
    const ids = [...new Set([articleId, ...similarIds, ...relatedIds])];
    const [record, ...others] = await now.articles(ids, query.lng);
    if (!record) return refuse('ARTICLE_NOT_FOUND');
    const tree = await now.tree();
    const tables = tree.tables([record.groupId], query.lng);
    const table = tables.byGroup[record.groupId];
    const audience = await audienceOf(this.em, query, caller);
    const location = servingLocation(record.locations, audience.country);
    const single = { record, quantity: record.minQuantity, location };
    const quantity = Math.max(query.quantity, record.minQuantity);
    const priced = await priceRecords(now, [single, { ...single, quantity }], audience);
    if (isRefusal(priced)) return priced;
    const rows = await articleRows(now, others, tables, audience, query.lng);
    if (isRefusal(rows)) return rows;
    const own = await now.ownNumbers(audience.customerCompanyId);
    const { terms, prices } = priced;
    const [one = noPrice, many = noPrice] = prices;
    const documentLinks = details.documentLinks.map((document) => ({
      ...document,
      mediaType: document.mediaType ?? mediaTypeOf(document.fileName),
    }));
    const forCaller = (price: typeof one.price) => price && visibleTo(caller, price.breakdown);
    const specifications = details.partSpecifications?.[query.lng] ?? [];
    return {
      ...articleRow(now, { record, location }, one, table, query.lng),
      ...own.of(articleId),
      quantity,
      singlePrice: forCaller(one.price),
      quantityPrice: forCaller(many.price),
      priceTiers: one.price ? priceTiers(pricedLine(single), terms) : [],
      detailsImageUrls: [...new Set(details.detailsImageUrls)],
      otherProperties: namedProperties(record, table, query.lng),
      partSpecifications: specifications.map(({ name, value }) => ({ name, value, unit: null })),
      partDescription: details.partDescription?.[query.lng] ?? details.description?.[query.lng] ?? null,
      documentLinks,
      ...inlinePdf(documentLinks),
      producerVideoLink: details.producerVideoLink,
      ean: details.ean,
      catalogCategoryPath: tree.path(record.groupId, query.lng),
      similarItems: rows.filter((row) => similarIds.includes(row.articleId)),
      ...offeredParts(record, details, rows, query.lng),
    };
  }
}

const noPrice: ReturnType<typeof priceBy>[number] = { price: null, reason: 'NotAvailableForOrder' };

/** Only platform admins see the platform margin. */
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
