import { type Language, languages } from '@werkbank/contracts/localization';
import type { LocalizedText } from '@werkbank/contracts/entities';
import type { ListPrice, RelatedArticle, SourceFeature } from '../catalogue/index.js';
import { discountGroupIn } from '../catalogue-imports/index.js';
import type { ExportedArticle } from './exported-article.js';
import { decimalText, leaf, parent } from './xml.js';

export interface ExportedCatalogue {
  supplier: string;
  /** ISO 4217, for prices without a currency of their own. */
  currency: string;
  madeOn: Date;
  groups: readonly ExportedGroup[];
}
interface ExportedGroup {
  sourceGroup: string;
  parent: string | null;
  name: Partial<LocalizedText>;
}

const codes: Readonly<Record<Language, string>> = { de: 'deu', en: 'eng' };
const namespace = 'http://www.bmecat.org/bmecat/2005fd';

/**
 * A producer's articles as BMEcat 2005, `T_NEW_CATALOG`. Elements stand in the order of the schema (BME e.V., `bmecat_2005.xsd`).
 * Texts longer than the schema's limits stay whole. `read` is called twice: the schema wants all places behind all articles.
 */
export async function* writeBmecat(
  catalogue: ExportedCatalogue,
  read: () => AsyncIterable<readonly ExportedArticle[]>,
): AsyncGenerator<string> {
  yield `<?xml version="1.0" encoding="UTF-8"?>\n<BMECAT version="2005" xmlns="${namespace}">\n`;
  yield `${headerOf(catalogue)}\n<T_NEW_CATALOG>\n`;
  const groups = catalogue.groups.filter(({ sourceGroup }) => discountGroupIn(sourceGroup) === undefined);
  if (groups.length > 0) yield `${groupsOf(groups)}\n`;
  for await (const articles of read()) yield lines(articles.map(articleOf));
  const known = new Set(groups.map(({ sourceGroup }) => sourceGroup));
  for await (const articles of read()) yield lines(articles.flatMap((article) => placesOf(article, known)));
  yield '</T_NEW_CATALOG>\n</BMECAT>\n';
}

const lines = (elements: readonly string[]): string => elements.map((element) => `${element}\n`).join('');

function headerOf({ supplier, currency, madeOn }: ExportedCatalogue): string {
  const catalog = [
    ...languages.map((language, place) =>
      leaf('LANGUAGE', codes[language], { default: place === 0 ? 'true' : undefined }),
    ),
    leaf('CATALOG_ID', 'werkbank'),
    leaf('CATALOG_VERSION', '1.0'),
    parent('DATETIME', [leaf('DATE', madeOn.toISOString().slice(0, 10))], { type: 'generation_date' }),
    leaf('CURRENCY', currency),
  ];
  return parent('HEADER', [
    leaf('GENERATOR_INFO', 'Werkbank'),
    parent('CATALOG', catalog),
    parent('SUPPLIER', [leaf('SUPPLIER_NAME', supplier)]),
  ]);
}

function groupsOf(groups: readonly ExportedGroup[]): string {
  const parents = new Set(groups.map((group) => group.parent));
  const structures = groups.map(({ sourceGroup, parent: above, name }) => {
    const below = parents.has(sourceGroup) ? 'node' : 'leaf';
    const names = textsOf('GROUP_NAME', name);
    return parent(
      'CATALOG_STRUCTURE',
      [
        leaf('GROUP_ID', sourceGroup),
        names === '' ? leaf('GROUP_NAME', sourceGroup) : names,
        leaf('PARENT_ID', above ?? '0'),
      ],
      { type: above === null ? 'root' : below },
    );
  });
  return parent('CATALOG_GROUP_SYSTEM', structures);
}

function placesOf({ materialNumber, sourceGroups }: ExportedArticle, known: ReadonlySet<string>): string[] {
  return sourceGroups
    .filter((group) => known.has(group))
    .map((group) =>
      parent('PRODUCT_TO_CATALOGGROUP_MAP', [
        leaf('PROD_ID', materialNumber),
        leaf('CATALOG_GROUP_ID', group),
      ]),
    );
}

const textsOf = (name: string, texts: Partial<LocalizedText> | null): string =>
  languages.map((language) => leaf(name, texts?.[language], { lang: codes[language] })).join('');

function articleOf(article: ExportedArticle): string {
  return parent('PRODUCT', [
    leaf('SUPPLIER_PID', article.materialNumber),
    detailsOf(article),
    ...featuresOf(article),
    orderDetailsOf(article),
    ...pricesOf(article),
    mediaOf(article),
    ...article.relatedArticles.map(referenceOf),
    logisticsOf(article),
  ]);
}

function detailsOf(article: ExportedArticle): string {
  const { sourceGroups, keywords, safety } = article;
  return parent('PRODUCT_DETAILS', [
    textsOf('DESCRIPTION_SHORT', article.name),
    textsOf('DESCRIPTION_LONG', article.description),
    leaf('INTERNATIONAL_PID', article.ean, { type: 'gtin' }),
    leaf('MANUFACTURER_PID', article.makerNumber),
    leaf('MANUFACTURER_NAME', article.makerName),
    leaf(
      'ERP_GROUP_SUPPLIER',
      sourceGroups.map(discountGroupIn).find((group) => group !== undefined),
    ),
    leaf('DELIVERY_TIME', article.leadTimeDays),
    ...(safety.marks ?? []).map(dangerousGoodsOf),
    ...languages.flatMap((language) =>
      (keywords[language] ?? []).map((word) => leaf('KEYWORD', word, { lang: codes[language] })),
    ),
    ...(article.notForSaleReason === null ? [] : [leaf('PRODUCT_STATUS', 'off sale', { type: 'others' })]),
  ]);
}

/** Readers put type and text together again. */
function dangerousGoodsOf(mark: string): string {
  const [, type, text] = /^(\S{1,50})\s(.+)$/s.exec(mark) ?? [];
  return type === undefined
    ? leaf('SPECIAL_TREATMENT_CLASS', mark, { type: 'others' })
    : leaf('SPECIAL_TREATMENT_CLASS', text, { type });
}

/** Features by system and class; a class without features stands alone. */
function featuresOf({ sourceFeatures, classifications }: ExportedArticle): string[] {
  const blocks = Map.groupBy(sourceFeatures, ({ system, classId }) => `${system ?? ''}\n${classId ?? ''}`);
  const covered = new Set(
    sourceFeatures.map(({ classId }) => classId?.replaceAll(/[\s-]/g, '').toUpperCase()),
  );
  const alone = classifications
    .filter(({ code }) => !covered.has(code.toUpperCase()))
    .map(({ system, version, code }) =>
      parent('PRODUCT_FEATURES', [
        leaf('REFERENCE_FEATURE_SYSTEM_NAME', version === null ? system : `${system}-${version}`),
        leaf('REFERENCE_FEATURE_GROUP_ID', code),
      ]),
    );
  return [
    ...[...blocks.values()].map((features) =>
      parent('PRODUCT_FEATURES', [
        leaf('REFERENCE_FEATURE_SYSTEM_NAME', features[0]?.system),
        leaf('REFERENCE_FEATURE_GROUP_ID', features[0]?.classId),
        ...features.map(featureOf),
      ]),
    ),
    ...alone,
  ];
}

function featureOf({ id, name, values, unit }: SourceFeature): string {
  const isEtim = id !== null && /^EF\d{6}$/.test(id);
  const names =
    id === null
      ? textsOf('FNAME', name)
      : isEtim
        ? leaf('FNAME', id)
        : parent('FTEMPLATE', [leaf('FT_ID', id), textsOf('FT_NAME', name)]);
  return parent('FEATURE', [
    names,
    ...values.map((value) =>
      typeof value === 'number' ? leaf('FVALUE', decimalText(value)) : textsOf('FVALUE', value),
    ),
    leaf('FUNIT', unit),
    isEtim ? textsOf('FDESCR', name) : '',
  ]);
}

function orderDetailsOf(article: ExportedArticle): string {
  return parent('PRODUCT_ORDER_DETAILS', [
    leaf('ORDER_UNIT', article.orderUnit),
    leaf('CONTENT_UNIT', article.contentUnit),
    article.contentUnit === null ? '' : leaf('NO_CU_PER_OU', article.contentQuantity),
    leaf('PRICE_QUANTITY', priceQuantityOf(article)),
    leaf('QUANTITY_MIN', article.minQuantity),
    leaf('QUANTITY_INTERVAL', article.quantityInterval),
    parent(
      'PACKING_UNITS',
      article.packings.map(({ unit, quantity, ean }) =>
        parent('PACKING_UNIT', [
          leaf('QUANTITY_MIN', quantity),
          leaf('QUANTITY_MAX', quantity),
          leaf('PACKING_UNIT_CODE', unit),
          ean === null ? '' : leaf('SUPPLIER_PID', ean, { type: 'gtin' }),
        ]),
      ),
    ),
  ]);
}

const priceQuantityOf = ({ listPrice, priceQuantity, furtherPrices: [further] }: ExportedArticle): number =>
  listPrice === null ? (further?.priceQuantity ?? priceQuantity) : priceQuantity;

/** The list price first, then those under conditions. The schema wants a price of every article. */
function pricesOf(article: ExportedArticle): string[] {
  const { listPrice, listPriceCurrency, furtherPrices } = article;
  const base: ListPrice[] =
    listPrice === null
      ? []
      : [
          {
            amount: listPrice,
            currency: listPriceCurrency,
            priceQuantity: article.priceQuantity,
            minQuantity: 1,
            territories: [],
            validFrom: null,
            validUntil: null,
          },
        ];
  const prices = [...base, ...furtherPrices];
  if (prices.length === 0)
    return ['<PRODUCT_PRICE_DETAILS><PRODUCT_PRICE price_type="net_list"/></PRODUCT_PRICE_DETAILS>'];
  return prices.map((price) => priceOf(price, priceQuantityOf(article)));
}

function priceOf(price: ListPrice, priceQuantity: number): string {
  const day = (type: string, date: string | null) =>
    parent('DATETIME', [leaf('DATE', date)], { type: `valid_${type}_date` });
  return parent('PRODUCT_PRICE_DETAILS', [
    day('start', price.validFrom),
    day('end', price.validUntil),
    parent(
      'PRODUCT_PRICE',
      [
        leaf('PRICE_AMOUNT', amountPer(price, priceQuantity)),
        leaf('PRICE_CURRENCY', price.currency),
        leaf('LOWER_BOUND', price.minQuantity),
        ...price.territories.map((country) => leaf('TERRITORY', country)),
      ],
      { price_type: 'net_list' },
    ),
  ]);
}

/** An article has one price quantity in the file: prices of another one are written for it, in parts of cents where need be. */
function amountPer({ amount, priceQuantity }: ListPrice, wanted: number): string {
  return priceQuantity === wanted
    ? (amount / 100).toFixed(2)
    : decimalText(Number(((amount / 100) * (wanted / priceQuantity)).toPrecision(15)));
}

/** Readers keep what they know of a medium whose purpose is `others`. */
const purposes = new Set('data_sheet,detail,icon,logo,normal,safety_data_sheet,thumbnail,others'.split(','));
const mimeTypes = { image: 'image/jpeg', document: 'application/pdf', video: 'video' } as const;

function mediaOf({ sourceMedia }: ExportedArticle): string {
  return parent(
    'MIME_INFO',
    (sourceMedia ?? []).map(({ source, kind, purpose, description }) =>
      parent('MIME', [
        leaf('MIME_TYPE', mimeTypes[kind]),
        leaf('MIME_SOURCE', source),
        textsOf('MIME_DESCR', description),
        purpose === null ? '' : leaf('MIME_PURPOSE', purposes.has(purpose) ? purpose : 'others'),
      ]),
    ),
  );
}

const referenceTypes: Readonly<Record<RelatedArticle['relation'], string>> = {
  accessory: 'accessories',
  sparePart: 'sparepart',
  followedBy: 'followup',
  similar: 'similar',
  part: 'consists_of',
  mandatory: 'mandatory',
  baseProduct: 'base_product',
  otherOrderUnit: 'diff_orderunit',
  other: 'others',
};

const referenceOf = ({ relation, materialNumber, quantity }: RelatedArticle): string =>
  parent('PRODUCT_REFERENCE', [leaf('PROD_ID_TO', materialNumber)], {
    type: referenceTypes[relation],
    quantity: quantity === null ? undefined : String(quantity),
  });

const gramsPerKilogram = 1_000;

function logisticsOf({ tariffNumber, originCountry, weightGrams }: ExportedArticle): string {
  return parent('PRODUCT_LOGISTIC_DETAILS', [
    parent('CUSTOMS_TARIFF_NUMBER', [leaf('CUSTOMS_NUMBER', tariffNumber)]),
    leaf('COUNTRY_OF_ORIGIN', originCountry),
    weightGrams === 0 ? '' : parent('PRODUCT_DIMENSIONS', [leaf('WEIGHT', weightGrams / gramsPerKilogram)]),
  ]);
}
