import { type Language, languages } from '@werkbank/contracts/localization';
import type { RelatedArticle, SourceMedium } from '../../catalogue/index.js';
import {
  discountGroupIn,
  listCell,
  type ListSeparators,
  type TableFieldName,
  tableFields,
  textAsHtml,
} from '../../catalogue-imports/index.js';
import type { ExportedArticle } from '../article/exported-article.js';
import { referenceTypes } from '../article/reference-types.js';
import { unitWord } from '../article/unit-word.js';
import { type Cell, dayCell, figure, type TableColumn, type TableLine } from '../article/table-column.js';

const gramsPerKilogram = 1_000;
const offSale: Readonly<Record<Language, string>> = { de: 'eingestellt', en: 'off sale' };

const list = (items: readonly (string | undefined)[], separators: ListSeparators = ';|\n'): Cell => {
  const texts = items.filter((item) => item !== undefined).map(textAsHtml);
  return texts.length === 0 ? null : listCell(texts, separators);
};

const text = (value: string | null | undefined): Cell =>
  value === null || value === undefined ? null : textAsHtml(value);

export interface FieldColumn extends TableColumn {
  field: TableFieldName;
}

/** All fields of an article that a table can hold, under the heads of the sample file. Imports know them by these heads. */
export function articleColumns(language: Language): FieldColumn[] {
  const head = (field: TableFieldName) =>
    tableFields.find((known) => known.field === field)?.title[language] ?? field;
  const always = (field: TableFieldName, value: (line: TableLine) => Cell): FieldColumn => ({
    field,
    head: head(field),
    value,
  });
  const once = (
    field: TableFieldName,
    value: (article: ExportedArticle) => Cell,
    unit = '',
  ): FieldColumn => ({
    field,
    head: `${head(field)}${unit}`,
    value: ({ article, isFirst }) => (isFirst ? value(article) : null),
  });
  const inLanguages = (field: TableFieldName, value: (article: ExportedArticle, own: Language) => Cell) =>
    languages.map((own) => once(field, (article) => value(article, own), ` (${own})`));
  return [
    always('number', ({ article }) => article.materialNumber),
    ...inLanguages('name', ({ name }, own) => text(name[own])),
    ...inLanguages('description', ({ description }, own) => text(description[own])),
    ...inLanguages('keywords', ({ keywords }, own) => list(keywords[own] ?? [], ',;|\n')),
    once('gtin', ({ ean }) => ean),
    once('makerNumber', ({ makerNumber }) => text(makerNumber)),
    once('maker', ({ makerName }) => text(makerName)),
    once('materialGroup', ({ sourceGroups }) =>
      text(sourceGroups.flatMap((key) => discountGroupIn(key) ?? [])[0]),
    ),
    once('group', ({ sourceGroups }) =>
      list(sourceGroups.filter((key) => discountGroupIn(key) === undefined)),
    ),
    once('orderUnit', ({ orderUnit }) => unitWord(orderUnit)),
    once('contentUnit', ({ contentUnit }) => contentUnit && unitWord(contentUnit)),
    once('contentQuantity', ({ contentQuantity }) => figure(contentQuantity)),
    once('minimum', ({ minQuantity }) => figure(minQuantity)),
    once('interval', ({ quantityInterval }) => figure(quantityInterval)),
    once('packings', ({ packings }) =>
      list(
        packings.map(({ unit, quantity, ean }) =>
          [unitWord(unit), quantity, ...(ean === null ? [] : [ean])].join(' '),
        ),
      ),
    ),
    always('price', ({ price }) => (price ? { decimal: (price.amount / 100).toFixed(2) } : null)),
    always('currency', ({ price }) => price?.currency ?? null),
    always('priceQuantity', ({ price }) => figure(price?.priceQuantity ?? null)),
    always('fromQuantity', ({ price }) => figure(price?.minQuantity ?? null)),
    always('territory', ({ price }) => list(price?.territories ?? [])),
    always('validFrom', ({ price }) => dayCell(price?.validFrom)),
    always('validUntil', ({ price }) => dayCell(price?.validUntil)),
    once('leadTimeDays', ({ leadTimeDays }) => figure(leadTimeDays)),
    once('tariffNumber', ({ tariffNumber }) => tariffNumber),
    once('originCountry', ({ originCountry }) => originCountry),
    once(
      'weight',
      ({ weightGrams }) => (weightGrams === 0 ? null : figure(weightGrams / gramsPerKilogram)),
      ' [kg]',
    ),
    once('image', ({ sourceMedia }) => media(sourceMedia, 'image')),
    once('document', ({ sourceMedia }) => media(sourceMedia, 'document')),
    once('video', ({ sourceMedia }) => media(sourceMedia, 'video')),
    once('accessories', (article) => plainReferences(article, 'accessory')),
    once('spareParts', (article) => plainReferences(article, 'sparePart')),
    once('successor', (article) => plainReferences(article, 'followedBy')),
    once('references', ({ relatedArticles }) =>
      list(relatedArticles.filter(needsWords).map(referenceInWords)),
    ),
    once('classSystem', ({ classifications }) =>
      list(
        classifications.map(({ system, version }) => (version === null ? system : `${system}-${version}`)),
      ),
    ),
    once('classCode', ({ classifications }) => list(classifications.map(({ code }) => code))),
    once('dangerousGoods', ({ safety }) => list(safety.marks ?? [])),
    once('status', ({ notForSaleReason }) => (notForSaleReason === null ? null : offSale[language])),
  ];
}

const media = (sent: readonly SourceMedium[] | null, wanted: SourceMedium['kind']): Cell =>
  list((sent ?? []).filter(({ kind }) => kind === wanted).map(({ source }) => source));

const ownColumns: ReadonlySet<RelatedArticle['relation']> = new Set(['accessory', 'sparePart', 'followedBy']);

const needsWords = ({ relation, quantity }: RelatedArticle): boolean =>
  quantity !== null || !ownColumns.has(relation);

const plainReferences = ({ relatedArticles }: ExportedArticle, wanted: RelatedArticle['relation']): Cell =>
  list(
    relatedArticles
      .filter((one) => one.relation === wanted && !needsWords(one))
      .map(({ materialNumber }) => materialNumber),
  );

/** A number such as `2 x 45` would be read as a quantity unless a quantity precedes it. */
function referenceInWords({ relation, materialNumber, quantity }: RelatedArticle): string {
  const times = quantity ?? (/^\d{1,9}\s?[x×]\s/i.test(materialNumber) ? 0 : undefined);
  return [referenceTypes[relation], ...(times === undefined ? [] : [`${times} x`]), materialNumber].join(' ');
}
