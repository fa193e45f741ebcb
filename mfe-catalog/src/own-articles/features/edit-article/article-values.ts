import type { OwnArticle, OwnArticleFeature, OwnArticlePrice } from '@werkbank/contracts/entities';
import type { Formats } from '@werkbank/kit/formats';

/**
 * An article as it is typed, one text a field; lists are JSON, so that equal lists are equal texts. `stock-<id>` is the
 * level at a dispatch location.
 */
export type ArticleValues = Record<string, string>;

/** A feature as it is typed: its value in each language, several of them with semicolons between. */
export interface FeatureRow extends Pick<OwnArticleFeature, 'system' | 'classId' | 'id'> {
  nameDe: string;
  nameEn: string;
  valueDe: string;
  valueEn: string;
  unit: string;
}
interface PackingRow {
  unit: string;
  quantity: string;
  ean: string;
}
export interface RelatedRow {
  relation: OwnArticle['relatedArticles'][number]['relation'];
  materialNumber: string;
  quantity: string;
}
export type MediumRow = Pick<
  OwnArticle['media'][number],
  'source' | 'purpose' | 'kind' | 'fileName' | 'state' | 'address' | 'thumbnail'
> & { descriptionDe: string; descriptionEn: string };

/** The rows of each field of rows. */
export interface Rows {
  prices: OwnArticlePrice;
  packings: PackingRow;
  features: FeatureRow;
  relatedArticles: RelatedRow;
  media: MediumRow;
}
export type RowField = keyof Rows;

export const rowsIn = <F extends RowField>(values: ArticleValues, field: F): Rows[F][] =>
  JSON.parse(values[field] ?? '[]') as Rows[F][];
export const rowsText = <F extends RowField>(rows: readonly Rows[F][]): string => JSON.stringify(rows);

export const stockField = (dispatchLocationId: number): string => `stock-${dispatchLocationId}`;

const gramsPerKilogram = 1000;

/** The values that the form of an article begins with. */
export function articleValues(article: OwnArticle, formats: Formats): ArticleValues {
  const number = (value: number | null) => (value === null ? '' : formats.decimal(String(value)));
  const { name, description, keywords, offSaleReason } = article;
  return {
    'name-de': name.de,
    'name-en': name.en,
    'description-de': description.de,
    'description-en': description.en,
    'keywords-de': keywords.de.join(', '),
    'keywords-en': keywords.en.join(', '),
    isOnSale: article.isOnSale ? 'yes' : '',
    'offSaleReason-de': offSaleReason.de,
    'offSaleReason-en': offSaleReason.en,
    groupId: article.groupId ?? '',
    materialGroupId: article.materialGroupId === null ? '' : String(article.materialGroupId),
    prices: rowsText<'prices'>(article.prices),
    ...Object.fromEntries(
      article.stock.map(({ dispatchLocationId, level }) => [stockField(dispatchLocationId), number(level)]),
    ),
    leadTimeDays: number(article.leadTimeDays),
    orderUnit: article.orderUnit,
    contentQuantity: number(article.contentQuantity),
    contentUnit: article.contentUnit ?? '',
    minQuantity: number(article.minQuantity),
    quantityInterval: number(article.quantityInterval),
    packings: rowsText<'packings'>(
      article.packings.map(({ unit, quantity, ean }) => ({
        unit,
        quantity: number(quantity),
        ean: ean ?? '',
      })),
    ),
    features: rowsText<'features'>(article.features.map((feature) => featureRow(feature, formats))),
    media: rowsText<'media'>(
      article.media.map(({ description: texts, ...medium }) => ({
        ...medium,
        descriptionDe: texts.de,
        descriptionEn: texts.en,
      })),
    ),
    relatedArticles: rowsText<'relatedArticles'>(
      article.relatedArticles.map(({ quantity, ...related }) => ({ ...related, quantity: number(quantity) })),
    ),
    ean: article.ean ?? '',
    makerName: article.makerName ?? '',
    makerNumber: article.makerNumber ?? '',
    tariffNumber: article.tariffNumber ?? '',
    originCountry: article.originCountry ?? '',
    weightGrams: article.weightGrams === 0 ? '' : number(article.weightGrams / gramsPerKilogram),
  };
}

function featureRow({ name, values, unit, ...known }: OwnArticleFeature, formats: Formats): FeatureRow {
  const shown = (language: 'de' | 'en') =>
    values
      .map((value) => (typeof value === 'number' ? formats.decimal(String(value)) : value[language]))
      .join('; ');
  const [valueDe, valueEn] = [shown('de'), shown('en')];
  return {
    ...known,
    nameDe: name.de,
    nameEn: name.en,
    valueDe,
    valueEn: valueEn === valueDe ? '' : valueEn,
    unit: unit ?? '',
  };
}

/** A new article, with no data but its possible dispatch locations. */
export function newArticle(
  dispatchLocations: readonly { id: number; name: string; city: string }[],
): OwnArticle {
  const none = { de: '', en: '' };
  return {
    articleId: 'new',
    materialNumber: '',
    name: none,
    description: none,
    keywords: { de: [], en: [] },
    ean: null,
    makerName: null,
    makerNumber: null,
    groupId: null,
    materialGroupId: null,
    prices: [],
    orderUnit: 'C62',
    contentUnit: null,
    contentQuantity: null,
    minQuantity: 1,
    quantityInterval: 1,
    packings: [],
    leadTimeDays: 10,
    tariffNumber: null,
    originCountry: null,
    weightGrams: 0,
    features: [],
    relatedArticles: [],
    media: [],
    formerMedia: [],
    stock: dispatchLocations.map(({ id, ...location }) => ({
      dispatchLocationId: id,
      ...location,
      level: null,
    })),
    isOnSale: true,
    offSaleReason: none,
    optimisticLockKey: 0,
  };
}
