import type { EntityManager } from '@mikro-orm/postgresql';
import { columns, readMany, type RowOf, statement } from '@werkbank/platform/database';
import { ArticleEntity } from '../catalogue/index.js';

const articlesAtOnce = 500;
const exported = columns(
  ArticleEntity,
  'materialNumber',
  'name',
  'description',
  'keywords',
  'ean',
  'makerNumber',
  'makerName',
  'listPrice',
  'listPriceCurrency',
  'priceQuantity',
  'furtherPrices',
  'leadTimeDays',
  'orderUnit',
  'contentUnit',
  'contentQuantity',
  'minQuantity',
  'quantityInterval',
  'packings',
  'tariffNumber',
  'originCountry',
  'weightGrams',
  'classifications',
  'relatedArticles',
  'safety',
  'sourceGroups',
  'sourceFeatures',
  'sourceMedia',
  'notForSaleReason',
);
/** An article as it leaves the shop. */
export type ExportedArticle = RowOf<typeof exported>;

const nextArticles = statement(
  'articles-to-export',
  exported,
  `select material_number as "materialNumber", name, description, keywords, ean, maker_number as "makerNumber",
     maker_name as "makerName", list_price as "listPrice", list_price_currency as "listPriceCurrency",
     price_quantity as "priceQuantity", further_prices as "furtherPrices", lead_time_days as "leadTimeDays",
     order_unit as "orderUnit", content_unit as "contentUnit", content_quantity as "contentQuantity",
     min_quantity as "minQuantity", quantity_interval as "quantityInterval", packings,
     tariff_number as "tariffNumber", origin_country as "originCountry", weight_grams as "weightGrams",
     classifications, related_articles as "relatedArticles", safety, source_groups as "sourceGroups",
     source_features as "sourceFeatures", source_media as "sourceMedia",
     not_for_sale_reason as "notForSaleReason"
   from article where owner_company_id = ? and material_number > ? order by material_number limit ${articlesAtOnce}`,
);

/** All articles of a producer by number, batch by batch. */
export async function* readExportedArticles(
  em: EntityManager,
  companyId: number,
): AsyncGenerator<ExportedArticle[]> {
  for (let after = ''; ; ) {
    const batch: ExportedArticle[] = await readMany(em.fork(), nextArticles, [companyId, after]);
    if (batch.length > 0) yield batch;
    const last = batch.at(-1);
    if (!last || batch.length < articlesAtOnce) return;
    after = last.materialNumber;
  }
}
