import type { CallRequest } from '@werkbank/contracts/calls';
import type { OwnArticle, OwnArticleFeature } from '@werkbank/contracts/entities';
import type { NumberField } from '@werkbank/contracts/numbers';
import type { Formats } from '@werkbank/kit/formats';
import { textOrNull } from '@werkbank/kit/contract-errors';
import { type ArticleValues, articleValues, type FeatureRow, rowsIn, stockField } from './article-values';

export type ArticleBody = CallRequest<'changeOwnArticle'>['body'];

const content: NumberField = { decimals: 4 };
const kilograms: NumberField = { decimals: 3, units: ['kg'] };

/** The body of the call: the changed fields of an article, or all fields of a new one. */
export function articleBody(
  values: ArticleValues,
  article: OwnArticle,
  formats: Formats,
  whole = false,
): ArticleBody {
  const before = articleValues(article, formats);
  const text = (name: string) => values[name] ?? '';
  const changed = (...names: string[]) => whole || names.some((name) => text(name) !== before[name]);
  // Text that is no number stays as it was typed; the check refuses it.
  const number = (name: string, field?: NumberField) => numberIn(text(name), formats, field);
  const texts = (name: string) => ({ de: text(`${name}-de`), en: text(`${name}-en`) });
  const list = (name: string) =>
    text(name)
      .split(/[,;\n]/)
      .map((word) => word.trim())
      .filter((word) => word !== '');
  return {
    ...(changed('name-de', 'name-en') && { name: texts('name') }),
    ...(changed('description-de', 'description-en') && { description: texts('description') }),
    ...(changed('keywords-de', 'keywords-en') && {
      keywords: { de: list('keywords-de'), en: list('keywords-en') },
    }),
    ...(changed('isOnSale') && { isOnSale: text('isOnSale') === 'yes' }),
    ...(text('isOnSale') !== 'yes' &&
      changed('isOnSale', 'offSaleReason-de', 'offSaleReason-en') && {
        offSaleReason: texts('offSaleReason'),
      }),
    ...(changed('groupId') && { groupId: textOrNull(text('groupId')) }),
    ...(changed('materialGroupId') && {
      materialGroupId: text('materialGroupId') === '' ? null : number('materialGroupId'),
    }),
    ...(changed('prices') && { prices: rowsIn(values, 'prices') }),
    ...stockOf(values, article, changed, number),
    ...(changed('leadTimeDays') && { leadTimeDays: number('leadTimeDays') }),
    ...(changed('orderUnit') && { orderUnit: text('orderUnit') }),
    ...(changed('contentQuantity') && {
      contentQuantity: text('contentQuantity').trim() === '' ? null : number('contentQuantity', content),
    }),
    ...(changed('contentUnit') && { contentUnit: textOrNull(text('contentUnit')) }),
    ...(changed('minQuantity') && { minQuantity: number('minQuantity') }),
    ...(changed('quantityInterval') && { quantityInterval: number('quantityInterval') }),
    ...(changed('packings') && {
      packings: rowsIn(values, 'packings').map(({ unit, quantity, ean }) => ({
        unit,
        quantity: numberIn(quantity, formats),
        ean: textOrNull(ean),
      })),
    }),
    ...(changed('features') && {
      features: rowsIn(values, 'features').map((row) => featureOf(row, formats)),
    }),
    ...(changed('media') && {
      media: rowsIn(values, 'media').map(({ source, purpose, descriptionDe, descriptionEn }) => ({
        source,
        purpose,
        description: { de: descriptionDe, en: descriptionEn },
      })),
    }),
    ...(changed('relatedArticles') && {
      relatedArticles: rowsIn(values, 'relatedArticles').map(({ relation, materialNumber, quantity }) => ({
        relation,
        materialNumber,
        quantity: quantity.trim() === '' ? null : numberIn(quantity, formats),
      })),
    }),
    ...(['ean', 'makerName', 'makerNumber', 'tariffNumber', 'originCountry'] as const).reduce(
      (body, name) => (changed(name) ? { ...body, [name]: textOrNull(text(name)) } : body),
      {},
    ),
    ...(changed('weightGrams') && { weightGrams: gramsOf(text('weightGrams'), formats) }),
  };
}

function numberIn(text: string, formats: Formats, field?: NumberField): number {
  return formats.read(text, field) as number;
}

/** Whole grams; no weight is 0. */
function gramsOf(text: string, formats: Formats): number {
  if (text.trim() === '') return 0;
  const read = formats.read(text, kilograms);
  return (typeof read === 'number' ? Math.round(read * 1000) : read) as number;
}

function stockOf(
  values: ArticleValues,
  { stock }: OwnArticle,
  changed: (...names: string[]) => boolean,
  number: (name: string) => number,
): Pick<ArticleBody, 'stock'> {
  const levels = stock.flatMap(({ dispatchLocationId, level: before }) => {
    const name = stockField(dispatchLocationId);
    const isEmpty = (values[name] ?? '').trim() === '' && before === null;
    return changed(name) && !isEmpty ? [{ dispatchLocationId, level: number(name), before }] : [];
  });
  return levels.length === 0 ? {} : { stock: levels };
}

/** A value that is the same number in both languages is a number. */
function featureOf(row: FeatureRow, formats: Formats): OwnArticleFeature {
  const { system, classId, id, nameDe, nameEn, valueDe, valueEn, unit } = row;
  const [german, english] = [valueDe.split(';'), (valueEn.trim() === '' ? valueDe : valueEn).split(';')];
  const values = Array.from({ length: Math.max(german.length, english.length) }, (_, at) => {
    const de = (german[at] ?? '').trim();
    const en = (english[at] ?? '').trim();
    const read =
      de === en && /^[-−–]?[\d.,'’\s]+$/.test(de) && !/^0\d/.test(de)
        ? formats.read(de, { decimals: 12 })
        : undefined;
    return typeof read === 'number' ? read : { de, en: valueEn.trim() === '' ? '' : en };
  });
  return { system, classId, id, name: { de: nameDe, en: nameEn }, values, unit: textOrNull(unit) };
}
