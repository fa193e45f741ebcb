import { p } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { columns, readMany, type RowOf, statement } from '@werkbank/platform/database';
import type { DispatchAddress, LocalizedText } from '@werkbank/contracts/entities';
import type { Language } from '@werkbank/contracts/localization';
import { ArticleEntity, textIn } from '../../catalogue/index.js';
import { Producer } from '../../replicas/index.js';

/** A dispatch location of the article's producer; `stockLevel` is null where no level is kept for the article. */
export interface RecordedLocation extends DispatchAddress {
  producerCompanyId: number;
  stockLevel: number | null;
}

const storedArticle = {
  ...columns(
    ArticleEntity,
    'articleId',
    'groupId',
    'materialNumber',
    'materialGroupId',
    'producerId',
    'listPriceCurrency',
    'priceQuantity',
    'furtherPrices',
    'orderUnit',
    'contentUnit',
    'minQuantity',
    'quantityInterval',
    'leadTimeDays',
    'tariffNumber',
    'originCountry',
    'imageUrl',
    'videoUrl',
    'properties',
  ),
  groupNames: p.json<LocalizedText>(),
  articleTexts: ArticleEntity.properties.name,
  producerName: Producer.properties.name,
  listPrice: p.float().nullable(),
  contentQuantity: p.float().nullable(),
  voc: p.float(),
  unitWeight: ArticleEntity.properties.weightGrams,
  forSale: p.boolean(),
  locations: p.json<readonly RecordedLocation[]>(),
};

/** An article as the database has it. */
export type StoredArticle = RowOf<typeof storedArticle>;

/** With its texts in one language. */
export interface ArticleRecord extends StoredArticle {
  groupName: string;
  articleText: string;
}

export function inLanguage(article: StoredArticle, language: Language): ArticleRecord {
  return {
    ...article,
    groupName: article.groupNames[language],
    articleText: textIn(article.articleTexts, language),
  };
}

/** `asked` names articles and their places. */
const recordsSql = (asked: string) => `
  select a.article_id as "articleId", a.group_id as "groupId",
    json_build_object('de', c.de, 'en', c.en) as "groupNames",
    a.material_number as "materialNumber", a.material_group_id as "materialGroupId", a.name as "articleTexts",
    a.producer_id as "producerId", p.name as "producerName", a.list_price::float8 as "listPrice",
    a.list_price_currency as "listPriceCurrency", a.price_quantity as "priceQuantity",
    a.further_prices as "furtherPrices", a.order_unit as "orderUnit", a.content_unit as "contentUnit",
    a.content_quantity::float8 as "contentQuantity", a.min_quantity as "minQuantity",
    a.quantity_interval as "quantityInterval", a.voc::float8 as voc, a.lead_time_days as "leadTimeDays",
    a.weight_grams as "unitWeight", a.tariff_number as "tariffNumber",
    a.origin_country as "originCountry", a.not_for_sale_reason is null as "forSale", a.image_url as "imageUrl",
    a.video_url as "videoUrl", a.properties,
    (select coalesce(json_agg(json_build_object('id', l.id, 'type', 'DispatchLocation', 'name', l.name,
        'street', l.street, 'house', l.house, 'addressSupplement', l.address_supplement, 'zipCode', l.zip_code,
        'city', l.city, 'country', l.country, 'calendar', l.calendar,
        'producerCompanyId', l.producer_company_id, 'stockLevel', s.level)
        order by l.id), '[]')
      from dispatch_location l left join stock s on s.dispatch_location_id = l.id and s.article_id = a.article_id
      where l.producer_id = a.producer_id) as locations
  from ${asked} as asked(article_id, place)
  join article a using (article_id)
  join category c on c.category_id = a.group_id
  join producer p on p.id = a.producer_id
  order by asked.place`;

/** Articles in the requested order, without unknown ones. One statement for any number. */
export function readStoredArticles(
  em: EntityManager,
  articleIds: readonly string[],
): Promise<StoredArticle[]> {
  return readMany(em, recordsByIds, [JSON.stringify(articleIds)]);
}

export async function readArticleRecords(
  em: EntityManager,
  articleIds: readonly string[],
  language: Language,
): Promise<ArticleRecord[]> {
  return (await readStoredArticles(em, articleIds)).map((article) => inLanguage(article, language));
}

const recordsByIds = statement(
  'articles-by-ids',
  storedArticle,
  recordsSql('jsonb_array_elements_text(?::jsonb) with ordinality'),
);

/** After which article of a producer company the next ones are read, and how many of them. */
export interface OfferedPart {
  producerCompanyId: number;
  after: Pick<ArticleRecord, 'materialNumber' | 'articleId'>;
  most: number;
}

/** The next articles that a producer company sells, by article number. One statement for any number. */
export async function readOfferedRecords(
  em: EntityManager,
  { producerCompanyId, after, most }: OfferedPart,
  language: Language,
): Promise<ArticleRecord[]> {
  const { materialNumber, articleId } = after;
  const articles = await readMany(em, offeredRecords, [producerCompanyId, materialNumber, articleId, most]);
  return articles.map((article) => inLanguage(article, language));
}

const offeredRecords = statement(
  'articles-offered-by-company',
  storedArticle,
  recordsSql(`(
    select article_id, row_number() over (order by material_number, article_id) from article
     where producer_id = (select producer_id from producer_company where id = ?)
       and not_for_sale_reason is null and (material_number, article_id) > (?, ?)
     order by material_number, article_id limit ?)`),
);
