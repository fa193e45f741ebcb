import type { EntityManager } from '@mikro-orm/postgresql';
import { columns, readMany, type RowOf, statement } from '@werkbank/platform/database';
import {
  type ArticleRecord,
  priceBy,
  pricedLine,
  readArticleRecords,
  servingLocation,
} from '../../articles/index.js';
import { ArticleEntity } from '../../catalogue/index.js';
import { type PriceTerms, priceTiers } from '../../pricing/index.js';
import {
  articlesAtOnce,
  exportedColumns,
  exportedColumnsSql,
  type ExportedArticle,
} from '../article/exported-article.js';
import { featuresOfProperties, type Tables } from './column-features.js';
import type { CustomerExport } from './customer-export.js';
import { mediaOfShop } from './media-of-shop.js';

const stored = { ...exportedColumns, ...columns(ArticleEntity, 'articleId', 'documentLinks') };
type Stored = RowOf<typeof stored>;

const nextArticles = statement(
  'articles-to-export-to-customers',
  stored,
  `select ${exportedColumnsSql}, article_id as "articleId", document_links as "documentLinks"
     from article where not_for_sale_reason is null and article_id > ? order by article_id limit ${articlesAtOnce}`,
);

type Asked = Omit<CustomerExport, 'tree'> & { tables: Tables };

/** All articles that can be ordered, batch by batch, two statements each. */
export async function* readCustomerArticles(
  em: EntityManager,
  asked: Asked,
): AsyncGenerator<ExportedArticle[]> {
  for (let after = ''; ; ) {
    const batch: Stored[] = await readMany(em.fork(), nextArticles, [after]);
    const ids = batch.map(({ articleId }) => articleId);
    const records = await readArticleRecords(em.fork(), ids, asked.language);
    const byId = new Map(records.map((record) => [record.articleId, record]));
    const articles = batch.flatMap((article) => {
      const record = byId.get(article.articleId);
      return record ? offered(article, record, asked) : [];
    });
    if (articles.length > 0) yield articles;
    const last = batch.at(-1);
    if (!last || batch.length < articlesAtOnce) return;
    after = last.articleId;
  }
}

/** None where the customer cannot order it. Prices are those of the article's page. */
function offered(article: Stored, record: ArticleRecord, asked: Asked): ExportedArticle[] {
  const { terms, tables, format, origin } = asked;
  const line = {
    record,
    quantity: record.minQuantity,
    location: servingLocation(record.locations, terms.country),
  };
  const price = priceBy(terms, [line])[0]?.price;
  if (!price) return [];
  const { articleId, documentLinks, ...exported } = article;
  const isTable = format === 'csv' || format === 'xlsx';
  const { producerName } = record;
  return [
    {
      ...exported,
      ...pricesOf(pricedLine(line), price, terms),
      // The shop is the supplier of a BMEcat, and producers may have the same numbers.
      materialNumber: isTable ? article.materialNumber : articleId,
      makerNumber: article.makerNumber ?? article.materialNumber,
      makerName: article.makerName ?? producerName,
      sourceGroups: [record.groupId],
      sourceFeatures: featuresOf(exported, featuresOfProperties(record.properties, tables[record.groupId])),
      sourceMedia: mediaOfShop({ ...record, documentLinks }, origin),
      // They name numbers of the producer.
      relatedArticles: [],
      offer: { articleId, producerName, taxRate: price.breakdown.taxRate },
    },
  ];
}

function featuresOf(
  { sourceFeatures }: Pick<Stored, 'sourceFeatures'>,
  ofColumns: ExportedArticle['sourceFeatures'],
): ExportedArticle['sourceFeatures'] {
  const names = new Set(ofColumns.flatMap(({ name }) => Object.values(name)));
  return [
    ...ofColumns,
    ...sourceFeatures.filter(({ name }) => !Object.values(name).some((one) => names.has(one))),
  ];
}

/** The price of the least quantity, and those from further quantities on. */
function pricesOf(
  line: ReturnType<typeof pricedLine>,
  single: NonNullable<ReturnType<typeof priceBy>[number]['price']>,
  terms: PriceTerms,
): Pick<ExportedArticle, 'listPrice' | 'listPriceCurrency' | 'priceQuantity' | 'furtherPrices'> {
  const { currency } = terms;
  const [, ...further] = priceTiers(line, terms);
  return {
    listPrice: single.netPrice,
    listPriceCurrency: currency,
    priceQuantity: single.breakdown.priceQuantity ?? 1,
    furtherPrices: further.map(({ minQuantity, unitPrice: amount, priceQuantity = 1 }) => ({
      amount,
      currency,
      priceQuantity,
      minQuantity,
      territories: [],
      validFrom: null,
      validUntil: null,
    })),
  };
}
