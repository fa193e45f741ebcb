import type { ExportedArticle } from '../article/exported-article.js';
import { bmecat12, bmecat2005 } from './dialect.js';
import { writeBmecat } from './write-bmecat.js';

const plain: ExportedArticle = {
  materialNumber: 'WB 1/2',
  name: { de: 'Bohrer <6,8> & mehr', en: 'Drill' },
  description: {},
  keywords: {},
  ean: null,
  makerNumber: null,
  makerName: null,
  listPrice: null,
  listPriceCurrency: 'EUR',
  priceQuantity: 1,
  furtherPrices: [],
  leadTimeDays: 3,
  orderUnit: 'C62',
  contentUnit: null,
  contentQuantity: null,
  minQuantity: 1,
  quantityInterval: 1,
  packings: [],
  tariffNumber: null,
  originCountry: null,
  weightGrams: 0,
  classifications: [],
  relatedArticles: [],
  safety: {},
  sourceGroups: [],
  sourceFeatures: [],
  sourceMedia: null,
  notForSaleReason: null,
};

async function written(
  change: Partial<ExportedArticle>,
  groups: string[] = [],
  dialect = bmecat2005,
): Promise<string> {
  const catalogue = {
    supplier: 'Bohrwerk',
    currency: 'EUR',
    priceType: 'net_list' as const,
    madeOn: new Date('2026-03-01T10:00:00Z'),
    groups: groups.map((sourceGroup) => ({ sourceGroup, parent: null, name: { de: sourceGroup } })),
    read: async function* () {
      yield [{ ...plain, ...change }];
    },
  };
  let xml = '';
  for await (const part of writeBmecat(catalogue, dialect)) xml += part;
  return xml;
}

/** Names of the elements directly in the first element of a name. */
function childrenOf(name: string, xml: string): string[] {
  const content = new RegExp(`<${name}(?: [^>]*)?>(.*?)</${name}>`, 's').exec(xml)?.[1] ?? '';
  const names: string[] = [];
  let depth = 0;
  for (const [, slash, element, closed] of content.matchAll(/<(\/?)([A-Z_]+)[^>]*?(\/?)>/g)) {
    if (slash === '/') depth--;
    else {
      if (depth === 0) names.push(element!);
      if (closed !== '/') depth++;
    }
  }
  return names;
}

const whole: Partial<ExportedArticle> = {
  description: { de: 'Text' },
  keywords: { de: ['Bohrer'] },
  ean: '4000000000006',
  makerNumber: '6',
  makerName: 'Bohrwerk',
  listPrice: 199,
  priceQuantity: 100,
  contentUnit: 'C62',
  contentQuantity: 10,
  packings: [{ unit: 'CT', quantity: 50, ean: null }],
  tariffNumber: '82075060',
  originCountry: 'DE',
  weightGrams: 35,
  classifications: [{ system: 'ECLASS', version: '6.0', code: '21040103' }],
  relatedArticles: [{ relation: 'followedBy', materialNumber: 'WB 2', quantity: null }],
  safety: { marks: ['GHS 02'] },
  sourceGroups: ['Bohrer', '% R10'],
  sourceFeatures: [
    {
      system: 'ETIM-9.0',
      classId: 'EC000785',
      id: 'EF000015',
      name: { de: 'Länge' },
      values: [0.5],
      unit: 'mm',
    },
  ],
  sourceMedia: [{ source: 'b.jpg', kind: 'image', purpose: 'MD12', description: { en: 'Drawing' } }],
  notForSaleReason: { de: 'Weg', en: 'Gone' },
};

/** The order of the schema: BME e.V., `bmecat_2005.xsd`. */
it.each([
  [
    'PRODUCT',
    'SUPPLIER_PID PRODUCT_DETAILS PRODUCT_FEATURES PRODUCT_FEATURES PRODUCT_ORDER_DETAILS PRODUCT_PRICE_DETAILS MIME_INFO PRODUCT_REFERENCE PRODUCT_LOGISTIC_DETAILS',
  ],
  [
    'PRODUCT_DETAILS',
    'DESCRIPTION_SHORT DESCRIPTION_SHORT DESCRIPTION_LONG INTERNATIONAL_PID MANUFACTURER_PID MANUFACTURER_NAME ERP_GROUP_SUPPLIER DELIVERY_TIME SPECIAL_TREATMENT_CLASS KEYWORD PRODUCT_STATUS',
  ],
  ['PRODUCT_FEATURES', 'REFERENCE_FEATURE_SYSTEM_NAME REFERENCE_FEATURE_GROUP_ID FEATURE'],
  ['FEATURE', 'FNAME FVALUE FUNIT FDESCR'],
  [
    'PRODUCT_ORDER_DETAILS',
    'ORDER_UNIT CONTENT_UNIT NO_CU_PER_OU PRICE_QUANTITY QUANTITY_MIN QUANTITY_INTERVAL PACKING_UNITS',
  ],
  ['PACKING_UNIT', 'QUANTITY_MIN QUANTITY_MAX PACKING_UNIT_CODE'],
  ['PRODUCT_PRICE', 'PRICE_AMOUNT PRICE_CURRENCY LOWER_BOUND'],
  ['MIME', 'MIME_TYPE MIME_SOURCE MIME_DESCR MIME_PURPOSE'],
  ['PRODUCT_LOGISTIC_DETAILS', 'CUSTOMS_TARIFF_NUMBER COUNTRY_OF_ORIGIN PRODUCT_DIMENSIONS'],
  ['HEADER', 'GENERATOR_INFO CATALOG SUPPLIER'],
  ['CATALOG_STRUCTURE', 'GROUP_ID GROUP_NAME PARENT_ID'],
  ['T_NEW_CATALOG', 'CATALOG_GROUP_SYSTEM PRODUCT PRODUCT_TO_CATALOGGROUP_MAP'],
])('writes the children of %s in the order of the schema', async (name, order) => {
  expect(childrenOf(name, await written(whole, ['Bohrer', '% R10'])).join(' ')).toBe(order);
});

/** The order of the schema: `bmecat_base_1_2.dtd`, `bmecat_new_catalog_1_2.dtd`. */
it.each([
  [
    'ARTICLE',
    'SUPPLIER_AID ARTICLE_DETAILS ARTICLE_FEATURES ARTICLE_FEATURES ARTICLE_ORDER_DETAILS ARTICLE_PRICE_DETAILS MIME_INFO ARTICLE_REFERENCE',
  ],
  [
    'ARTICLE_DETAILS',
    'DESCRIPTION_SHORT DESCRIPTION_LONG EAN MANUFACTURER_AID MANUFACTURER_NAME ERP_GROUP_SUPPLIER DELIVERY_TIME SPECIAL_TREATMENT_CLASS KEYWORD ARTICLE_STATUS',
  ],
  ['FEATURE', 'FNAME FVALUE FUNIT FDESCR'],
  [
    'ARTICLE_ORDER_DETAILS',
    'ORDER_UNIT CONTENT_UNIT NO_CU_PER_OU PRICE_QUANTITY QUANTITY_MIN QUANTITY_INTERVAL',
  ],
  ['ARTICLE_PRICE', 'PRICE_AMOUNT PRICE_CURRENCY LOWER_BOUND'],
  ['ARTICLE_REFERENCE', 'ART_ID_TO'],
  ['ARTICLE_TO_CATALOGGROUP_MAP', 'ART_ID CATALOG_GROUP_ID'],
  ['MIME', 'MIME_TYPE MIME_SOURCE MIME_DESCR MIME_PURPOSE'],
  ['CATALOG', 'LANGUAGE CATALOG_ID CATALOG_VERSION DATETIME CURRENCY'],
  ['T_NEW_CATALOG', 'CATALOG_GROUP_SYSTEM ARTICLE ARTICLE_TO_CATALOGGROUP_MAP'],
])('writes the children of %s in the order of the schema of 1.2', async (name, order) => {
  expect(childrenOf(name, await written(whole, ['Bohrer', '% R10'], bmecat12('de'))).join(' ')).toBe(order);
});

it('takes the other language in 1.2 where a text is missing', async () => {
  const xml = await written({ name: { de: 'Bohrer' }, description: { en: 'Long' } }, [], bmecat12('en'));
  expect(xml).toContain(
    '<DESCRIPTION_SHORT>Bohrer</DESCRIPTION_SHORT><DESCRIPTION_LONG>Long</DESCRIPTION_LONG>',
  );
});

it('gives an article without a price a price of 0 in 1.2, which its schema wants', async () => {
  expect(await written({}, [], bmecat12('de'))).toContain(
    '<ARTICLE_PRICE price_type="net_list"><PRICE_AMOUNT>0</PRICE_AMOUNT></ARTICLE_PRICE>',
  );
});

it('escapes texts, and leaves out signs that XML cannot hold', async () => {
  const xml = await written({ name: { de: 'a\u0001<b> & "c"' } });
  // Readers take HTML out of texts, so a text that looks like it is written as HTML.
  expect(xml).toContain(
    '<DESCRIPTION_SHORT lang="deu">a&amp;lt;b&gt; &amp;amp; &quot;c&quot;</DESCRIPTION_SHORT>',
  );
});

it('gives an article without a price an empty one, which the schema wants', async () => {
  expect(await written({})).toContain('<PRODUCT_PRICE price_type="net_list"/>');
});

it('writes prices of another price quantity for that of the article', async () => {
  const further = {
    amount: 150,
    currency: 'EUR',
    priceQuantity: 100,
    minQuantity: 10,
    territories: ['CH'],
    validFrom: null,
    validUntil: null,
  };
  const xml = await written({ listPrice: 1990, priceQuantity: 1, furtherPrices: [further] });
  expect([...xml.matchAll(/<PRICE_AMOUNT>([^<]*)/g)].map(([, amount]) => amount)).toEqual(['19.90', '0.015']);
});

it('writes small numbers without an exponent', async () => {
  const [feature] = whole.sourceFeatures!;
  const xml = await written({ sourceFeatures: [{ ...feature!, values: [0.000_000_1] }] });
  expect(xml).toContain('<FVALUE>0.0000001</FVALUE>');
});
