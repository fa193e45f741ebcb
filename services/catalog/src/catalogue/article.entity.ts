import { defineEntity, p } from '@mikro-orm/core';
import type { LocalizedText } from '@werkbank/contracts/entities';
import type { Language } from '@werkbank/contracts/localization';
import { ArticleTableEntity } from './article-table.entity.js';
import type {
  ArticleMedium,
  Classification,
  CuttingData,
  ListPrice,
  Packing,
  RelatedArticle,
  Safety,
  SourceFeature,
  OwnMedia,
  SourceMedium,
} from './offered-article.js';

export const ArticleEntity = defineEntity({
  name: 'Article',
  tableName: 'article',
  properties: {
    articleId: p.text().primary(),
    groupId: p.manyToOne(ArticleTableEntity).mapToPk(),
    producerId: p.integer(),
    materialNumber: p.text(),
    /** null: without surcharges and discounts of material groups. */
    materialGroupId: p.integer().nullable(),
    ean: p.text().nullable(),
    /**
     * Cents of `priceQuantity` order units, without conditions; null if there are conditional prices only.
     */
    listPrice: p.bigint('number').nullable(),
    listPriceCurrency: p.text(),
    priceQuantity: p.integer().default(1),
    /** Prices from a quantity on, of a territory, of some days or in another currency. */
    furtherPrices: p.json<ListPrice[]>().defaultRaw("'[]'"),
    /** UN/ECE Recommendation 20; the unit of orders, stock and prices. */
    orderUnit: p.text().default('C62'),
    contentUnit: p.text().nullable(),
    /** Content units in one order unit. */
    contentQuantity: p.decimal('number').columnType('numeric(12,4)').nullable(),
    /** Order units: the minimum of an order, which may grow in steps of `quantityInterval`. */
    minQuantity: p.integer().default(1),
    quantityInterval: p.integer().default(1),
    packings: p.json<Packing[]>().defaultRaw("'[]'"),
    voc: p.bigint('number').defaultRaw('0'),
    leadTimeDays: p.integer(),
    /** In one language at least; the other falls back to it. */
    name: p.json<Partial<LocalizedText>>(),
    description: p.json<Partial<LocalizedText>>(),
    properties: p.json<Record<string, number | string>>(),
    partSpecifications: p.json<Partial<Record<Language, { name: string; value: string }[]>> | null>(),
    /** Goes before the description. */
    partDescription: p.json<Partial<LocalizedText> | null>(),
    weightGrams: p.integer(),
    imageUrl: p.text().nullable(),
    drawingUrl: p.text().nullable(),
    documentLinks: p.json<{ link: string; fileName: string; bytes: number | null; mediaType?: string }[]>(),
    videoUrl: p.text().nullable(),
    /** null: it is for sale. */
    notForSaleReason: p.json<LocalizedText>().nullable(),
    /** Its place in its group. */
    position: p.integer().default(0),
    /** HS code. */
    tariffNumber: p.text().nullable(),
    originCountry: p.text().nullable(),
    /** The producer company that added it; null in the demo's data. */
    ownerCompanyId: p.integer().nullable(),
    makerName: p.text().nullable(),
    makerNumber: p.text().nullable(),
    keywords: p.json<Partial<Record<Language, string[]>>>().defaultRaw("'{}'"),
    classifications: p.json<Classification[]>().defaultRaw("'[]'"),
    relatedArticles: p.json<RelatedArticle[]>().defaultRaw("'[]'"),
    media: p.json<ArticleMedium[]>().defaultRaw("'[]'"),
    safety: p.json<Safety>().defaultRaw("'{}'"),
    cuttingData: p.json<CuttingData[]>().defaultRaw("'[]'"),
    /** Groups and features of the producer's own catalogue, as it sent them. */
    sourceGroups: p.json<string[]>().defaultRaw("'[]'"),
    sourceFeatures: p.json<SourceFeature[]>().defaultRaw("'[]'"),
    /** Media as the last file names them; null: no file has named any. */
    sourceMedia: p.json<SourceMedium[]>().nullable(),
    /** Media from before the first file, restored when the files are withdrawn. */
    ownMedia: p.json<OwnMedia>().nullable(),
  },
  indexes: [
    { name: 'article_in_group', properties: ['groupId', 'position'] },
    { name: 'article_owner', properties: ['ownerCompanyId', 'materialNumber'] },
  ],
  uniques: [
    { name: 'article_producer_id_material_number_key', properties: ['producerId', 'materialNumber'] },
  ],
});
