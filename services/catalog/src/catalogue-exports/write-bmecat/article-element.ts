import { languages } from '@werkbank/contracts/localization';
import type { RelatedArticle } from '../../catalogue/index.js';
import { discountGroupIn } from '../../catalogue-imports/index.js';
import type { PriceType } from '../article/catalogue-to-export.js';
import type { ExportedArticle } from '../article/exported-article.js';
import { referenceTypes } from '../article/reference-types.js';
import { unitWord } from '../article/unit-word.js';
import { type Dialect, languageCodes } from './dialect.js';
import { featureElements } from './feature-elements.js';
import { priceElements, priceQuantityOf } from './price-elements.js';
import { leaf, parent } from './xml.js';

export function articleElement(article: ExportedArticle, priceType: PriceType, dialect: Dialect): string {
  return parent(dialect.article, [
    leaf(`SUPPLIER_${dialect.number}`, article.materialNumber),
    details(article, dialect),
    ...featureElements(article, dialect),
    orderDetails(article, dialect),
    ...priceElements(article, priceType, dialect),
    media(article, dialect),
    ...article.relatedArticles.map((reference) => referenceElement(reference, dialect)),
    dialect.version === '2005' ? logistics(article) : '',
  ]);
}

function details(article: ExportedArticle, { article: element, number, version, texts }: Dialect): string {
  const { sourceGroups, safety } = article;
  return parent(`${element}_DETAILS`, [
    texts('DESCRIPTION_SHORT', article.name),
    texts('DESCRIPTION_LONG', article.description),
    version === '2005' ? leaf('INTERNATIONAL_PID', article.ean, { type: 'gtin' }) : leaf('EAN', article.ean),
    leaf(`MANUFACTURER_${number}`, article.makerNumber),
    leaf('MANUFACTURER_NAME', article.makerName),
    leaf(
      'ERP_GROUP_SUPPLIER',
      sourceGroups.map(discountGroupIn).find((group) => group !== undefined),
    ),
    leaf('DELIVERY_TIME', article.leadTimeDays),
    ...(safety.marks ?? []).map(dangerousGoods),
    ...keywords(article, version),
    ...(article.notForSaleReason === null ? [] : [leaf(`${element}_STATUS`, 'off sale', { type: 'others' })]),
  ]);
}

function keywords({ keywords: words }: ExportedArticle, version: Dialect['version']): string[] {
  if (version === '1.2')
    return [...new Set(Object.values(words).flat())].map((word) => leaf('KEYWORD', word));
  return languages.flatMap((language) =>
    (words[language] ?? []).map((word) => leaf('KEYWORD', word, { lang: languageCodes[language] })),
  );
}

/** Readers put type and text together again. */
function dangerousGoods(mark: string): string {
  const [, type, text] = /^(\S{1,50})\s(.+)$/s.exec(mark) ?? [];
  return type === undefined
    ? leaf('SPECIAL_TREATMENT_CLASS', mark, { type: 'others' })
    : leaf('SPECIAL_TREATMENT_CLASS', text, { type });
}

function orderDetails(article: ExportedArticle, { article: element, version }: Dialect): string {
  const { contentUnit } = article;
  return parent(`${element}_ORDER_DETAILS`, [
    leaf('ORDER_UNIT', unitWord(article.orderUnit)),
    leaf('CONTENT_UNIT', contentUnit && unitWord(contentUnit)),
    contentUnit === null ? '' : leaf('NO_CU_PER_OU', article.contentQuantity),
    leaf('PRICE_QUANTITY', priceQuantityOf(article)),
    leaf('QUANTITY_MIN', article.minQuantity),
    leaf('QUANTITY_INTERVAL', article.quantityInterval),
    version === '1.2' ? '' : parent('PACKING_UNITS', article.packings.map(packing)),
  ]);
}

const packing = ({ unit, quantity, ean }: ExportedArticle['packings'][number]): string =>
  parent('PACKING_UNIT', [
    leaf('QUANTITY_MIN', quantity),
    leaf('QUANTITY_MAX', quantity),
    leaf('PACKING_UNIT_CODE', unitWord(unit)),
    leaf('SUPPLIER_PID', ean, { type: 'gtin' }),
  ]);

const purposesOf12 = ['data_sheet', 'detail', 'logo', 'normal', 'thumbnail', 'others'];
/** Readers keep what they know of a medium whose purpose is `others`. */
const purposes: Readonly<Record<Dialect['version'], ReadonlySet<string>>> = {
  '1.2': new Set(purposesOf12),
  '2005': new Set([...purposesOf12, 'icon', 'safety_data_sheet']),
};
const mimeTypes = { image: 'image/jpeg', document: 'application/pdf', video: 'video' } as const;

function media({ sourceMedia }: ExportedArticle, { version, texts }: Dialect): string {
  return parent(
    'MIME_INFO',
    (sourceMedia ?? []).map(({ source, kind, purpose, description }) =>
      parent('MIME', [
        leaf('MIME_TYPE', mimeTypes[kind]),
        leaf('MIME_SOURCE', source),
        texts('MIME_DESCR', description),
        purpose === null ? '' : leaf('MIME_PURPOSE', purposes[version].has(purpose) ? purpose : 'others'),
      ]),
    ),
  );
}

function referenceElement(
  { relation, materialNumber, quantity }: RelatedArticle,
  { article, key, version }: Dialect,
): string {
  const type = referenceTypes[relation];
  return parent(`${article}_REFERENCE`, [leaf(`${key}_TO`, materialNumber)], {
    type: version === '1.2' && relation === 'baseProduct' ? 'others' : type,
    quantity: quantity === null ? undefined : String(quantity),
  });
}

const gramsPerKilogram = 1_000;

function logistics({ tariffNumber, originCountry, weightGrams }: ExportedArticle): string {
  return parent('PRODUCT_LOGISTIC_DETAILS', [
    parent('CUSTOMS_TARIFF_NUMBER', [leaf('CUSTOMS_NUMBER', tariffNumber)]),
    leaf('COUNTRY_OF_ORIGIN', originCountry),
    weightGrams === 0 ? '' : parent('PRODUCT_DIMENSIONS', [leaf('WEIGHT', weightGrams / gramsPerKilogram)]),
  ]);
}
