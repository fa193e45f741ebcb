import { columns, type RowOf } from '@werkbank/platform/database';
import { ArticleEntity } from '../../catalogue/index.js';

export const articlesAtOnce = 500;

export const exportedColumns = columns(
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

/** All columns, for a `select` from `article`. */
export const exportedColumnsSql = `material_number as "materialNumber", name, description, keywords, ean,
     maker_number as "makerNumber", maker_name as "makerName", list_price as "listPrice",
     list_price_currency as "listPriceCurrency", price_quantity as "priceQuantity", further_prices as "furtherPrices",
     lead_time_days as "leadTimeDays", order_unit as "orderUnit", content_unit as "contentUnit",
     content_quantity as "contentQuantity", min_quantity as "minQuantity", quantity_interval as "quantityInterval", packings,
     tariff_number as "tariffNumber", origin_country as "originCountry", weight_grams as "weightGrams",
     classifications, related_articles as "relatedArticles", safety, source_groups as "sourceGroups",
     source_features as "sourceFeatures", source_media as "sourceMedia",
     not_for_sale_reason as "notForSaleReason"`;

/** An article as it leaves the shop. */
export interface ExportedArticle extends RowOf<typeof exportedColumns> {
  /** In a customer's file: the key in the shop, the producer and the tax of the price. */
  offer?: { articleId: string; producerName: string; taxRate: number };
}
