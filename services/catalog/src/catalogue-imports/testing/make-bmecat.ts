import type {
  ImportedArticle,
  ImportedFeatures,
  ListPrice,
  Texts,
} from '../understand-articles/imported-article.js';

type BmecatVersion = '1.2' | '2005' | 'etim';

export interface BmecatForm {
  version: BmecatVersion;
  transaction?: 'T_NEW_CATALOG' | 'T_UPDATE_PRODUCTS' | 'T_UPDATE_PRICES';
  decimalSign?: '.' | ',';
}

/** A BMEcat as a stream of texts, one for each article. */
export function* makeBmecat(articles: Iterable<ImportedArticle>, form: BmecatForm): Generator<string> {
  const { version, transaction = 'T_NEW_CATALOG' } = form;
  const names = version === '1.2' ? old : (name: string) => name;
  const number = version === '1.2' ? '1.2' : '2005';
  yield `<?xml version="1.0" encoding="UTF-8"?>\n<BMECAT version="${number}" xmlns="http://www.bmecat.org/bmecat/${number}">\n`;
  yield '<HEADER><CATALOG><LANGUAGE>deu</LANGUAGE><CATALOG_ID>K1</CATALOG_ID><CATALOG_VERSION>1.0</CATALOG_VERSION><CURRENCY>EUR</CURRENCY></CATALOG><SUPPLIER><SUPPLIER_NAME>Bohrwerk</SUPPLIER_NAME></SUPPLIER></HEADER>\n';
  yield `<${names(transaction)}>\n`;
  yield tag(
    'CATALOG_GROUP_SYSTEM',
    tag(
      'CATALOG_STRUCTURE',
      tag('GROUP_ID', '1') + tag('GROUP_NAME', 'Alles') + tag('PARENT_ID', '0'),
      ' type="root"',
    ),
  );
  for (const article of articles) {
    yield `${articleText(article, form).replaceAll(/<(\/?)([A-Z_]+)(?=[ >])/g, (_all, slash: string, name: string) => `<${slash}${names(name)}`)}\n`;
    for (const group of article.groups ?? []) {
      const place = tag('PROD_ID', escaped(article.materialNumber)) + tag('CATALOG_GROUP_ID', escaped(group));
      yield tag(names('PRODUCT_TO_CATALOGGROUP_MAP'), place.replaceAll('PROD_ID', names('PROD_ID')));
    }
  }
  yield `</${names(transaction)}></BMECAT>`;
}

/** The names of 1.2. */
function old(name: string): string {
  if (name === 'INTERNATIONAL_PID') return 'EAN';
  return name
    .replace(/^PRODUCT(?!S$)/, 'ARTICLE')
    .replace('T_UPDATE_PRODUCTS', 'T_UPDATE_ARTICLES')
    .replace(/_PID$/, '_AID')
    .replace(/^PROD_ID/, 'ART_ID');
}

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
const tag = (name: string, content: string, attributes = '') => `<${name}${attributes}>${content}</${name}>`;
const some = (name: string, value: string | number | null | undefined) =>
  value === undefined || value === null ? '' : tag(name, escaped(String(value)));
const languages = { de: 'deu', en: 'eng' } as const;
const texts = (name: string, sent: Texts | undefined) =>
  (['de', 'en'] as const)
    .map((code) =>
      sent?.[code] === undefined ? '' : tag(name, escaped(sent[code]), ` lang="${languages[code]}"`),
    )
    .join('');

const decimal = (number: number, { decimalSign = '.' }: BmecatForm) =>
  String(number).replace('.', decimalSign);

function articleText(article: ImportedArticle, form: BmecatForm): string {
  const { version } = form;
  const details =
    texts('DESCRIPTION_SHORT', article.name) +
    texts('DESCRIPTION_LONG', article.description) +
    (version === '1.2' ? some('INTERNATIONAL_PID', article.ean) : gtin(article.ean)) +
    some('MANUFACTURER_PID', article.makerNumber) +
    some('MANUFACTURER_NAME', article.makerName) +
    some('DELIVERY_TIME', article.leadTimeDays) +
    Object.entries(article.keywords ?? {})
      .flatMap(([code, words]) => words.map((word) => texts('KEYWORD', { [code]: word })))
      .join('');
  const order =
    some('ORDER_UNIT', article.orderUnit) +
    some('CONTENT_UNIT', article.contentUnit) +
    some('NO_CU_PER_OU', article.contentQuantity?.replace('.', form.decimalSign ?? '.')) +
    some('PRICE_QUANTITY', article.prices?.[0]?.priceQuantity) +
    some('QUANTITY_MIN', article.minQuantity) +
    some('QUANTITY_INTERVAL', article.quantityInterval);
  const weight = article.weightGrams == null ? undefined : article.weightGrams / 1000;
  const logistics =
    (article.tariffNumber == null
      ? ''
      : tag('CUSTOMS_TARIFF_NUMBER', some('CUSTOMS_NUMBER', article.tariffNumber))) +
    some('COUNTRY_OF_ORIGIN', article.originCountry) +
    (weight === undefined ? '' : tag('PRODUCT_DIMENSIONS', some('WEIGHT', decimal(weight, form))));
  const media = (article.media ?? []).map(({ source, purpose }) =>
    tag(
      'MIME',
      some('MIME_TYPE', 'image/jpeg') + some('MIME_SOURCE', source) + some('MIME_PURPOSE', purpose),
    ),
  );
  return tag(
    'PRODUCT',
    some('SUPPLIER_PID', article.materialNumber) +
      tag('PRODUCT_DETAILS', details) +
      (article.features ?? []).map(featuresText).join('') +
      tag('PRODUCT_ORDER_DETAILS', order) +
      (article.prices ?? []).map((price) => priceText(price, form)).join('') +
      (media.length === 0 || version === 'etim' ? '' : tag('MIME_INFO', media.join(''))) +
      (article.references ?? [])
        .map(({ materialNumber }) =>
          tag('PRODUCT_REFERENCE', some('PROD_ID_TO', materialNumber), ' type="accessories"'),
        )
        .join('') +
      tag('PRODUCT_LOGISTIC_DETAILS', logistics) +
      (version === 'etim' ? extensions(article) : ''),
    article.status === undefined ? '' : ` mode="${article.status}"`,
  );
}

const gtin = (ean: string | null | undefined) =>
  ean == null ? '' : tag('INTERNATIONAL_PID', ean, ' type="gtin"');

function featuresText({ system, classId, features }: ImportedFeatures): string {
  return tag(
    'PRODUCT_FEATURES',
    some('REFERENCE_FEATURE_SYSTEM_NAME', system) +
      some('REFERENCE_FEATURE_GROUP_ID', classId) +
      features
        .map(({ name, values, unit }) =>
          tag(
            'FEATURE',
            texts('FNAME', name) +
              values
                .map((value) => (typeof value === 'number' ? some('FVALUE', value) : texts('FVALUE', value)))
                .join('') +
              some('FUNIT', unit),
          ),
        )
        .join(''),
  );
}

function priceText(price: ListPrice, { decimalSign = '.' }: BmecatForm): string {
  const amount = (price.amount / 100).toFixed(2).replace('.', decimalSign);
  const day = (type: string, date: string | null) =>
    date === null ? '' : tag('DATETIME', some('DATE', date), ` type="valid_${type}_date"`);
  return tag(
    'PRODUCT_PRICE_DETAILS',
    day('start', price.validFrom) +
      day('end', price.validUntil) +
      tag(
        'PRODUCT_PRICE',
        some('PRICE_AMOUNT', amount) +
          some('PRICE_CURRENCY', price.currency) +
          some('LOWER_BOUND', price.minQuantity) +
          price.territories.map((code) => some('TERRITORY', code)).join(''),
        ' price_type="net_list"',
      ),
  );
}

function extensions({ media = [], packings = [] }: ImportedArticle): string {
  const files = media.map(({ source }) =>
    tag('UDX.EDXF.MIME', some('UDX.EDXF.MIME_SOURCE', source) + some('UDX.EDXF.MIME_CODE', 'MD01')),
  );
  const packs = packings.map(({ unit, quantity, ean }) =>
    tag(
      'UDX.EDXF.PACKING_UNIT',
      some('UDX.EDXF.QUANTITY_MIN', quantity) +
        some('UDX.EDXF.PACKING_UNIT_CODE', unit) +
        some('UDX.EDXF.GTIN', ean),
    ),
  );
  return tag(
    'USER_DEFINED_EXTENSIONS',
    tag('UDX.EDXF.MIME_INFO', files.join('')) + tag('UDX.EDXF.PACKING_UNITS', packs.join('')),
  );
}
