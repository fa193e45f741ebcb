import type { GroupPlan } from '../catalog/group-plan.ts';
import { dataSheet } from '../documents/data-sheets.ts';
import { type Maker, type MakerArticle, makerArticles, valueText } from './maker-articles.ts';
import type { MakerFile } from './maker-file.ts';
import { photo } from './photo.ts';
import { element } from './xml.ts';
import { zip } from './zip.ts';

/** Clamping tools of Juradur, from a product database: BMEcat 2005 by ETIM's guidelines, in a ZIP with pictures and sheets. */
const maker: Maker = {
  producer: 'Juradur',
  numbers: 'JD',
  range: {
    maschinenschraubstock: 6,
    zentrischspanner: 6,
    'spannmittel-din-508': 6,
    'spannmittel-din-787': 8,
    'spanneisen-din-6314': 6,
    'spanneisen-din-6316': 6,
  },
};

/** Classes of ETIM 9. */
const classes: Readonly<Record<string, string>> = {
  maschinenschraubstock: 'EC002153',
  zentrischspanner: 'EC002153',
  'spannmittel-din-508': 'EC003146',
  'spannmittel-din-787': 'EC003146',
};
const codes: Readonly<Record<string, string>> = { mm: 'MMT', g: 'GRM', '°': 'DD', '1/min': 'RPM' };
const byteOrderMark = '\uFEFF';

export function clampingTools(plans: readonly GroupPlan[]): MakerFile[] {
  const articles = makerArticles(maker, plans);
  const groups = [...new Set(articles.map(({ group }) => group))];
  const catalogue = `<?xml version="1.0" encoding="UTF-8"?>\n${element(
    'BMECAT',
    [
      element('HEADER', [
        element('GENERATOR_INFO', 'PIM 11.3'),
        element('CATALOG', [
          element('LANGUAGE', 'deu', { default: 'true' }),
          element('LANGUAGE', 'eng'),
          element('CATALOG_ID', 'JD-2026'),
          element('CATALOG_VERSION', '1.0'),
          element('CURRENCY', 'CHF'),
        ]),
        element('SUPPLIER', [element('SUPPLIER_NAME', 'Juradur AG')]),
      ]),
      element('T_NEW_CATALOG', [
        element('CATALOG_GROUP_SYSTEM', [
          groupText('S', { de: 'Spanntechnik', en: 'Workholding' }, '0', 'root'),
          ...groups.map((plan) => groupText(plan.code, plan.title, 'S', 'leaf')),
        ]),
        ...articles.map((article, at) => articleText(article, at, articles)),
        ...articles.flatMap(({ number, group }, at) =>
          isWithoutGroup(at)
            ? []
            : [
                element('PRODUCT_TO_CATALOGGROUP_MAP', [
                  element('PROD_ID', number),
                  element('CATALOG_GROUP_ID', group.code),
                ]),
              ],
        ),
      ]),
    ],
    { version: '2005', xmlns: 'http://www.bmecat.org/bmecat/2005' },
  )}`;
  const content = zip([
    ['juradur.xml', Buffer.from(byteOrderMark + catalogue)],
    ...groups.map((plan, at) => [`bilder/${plan.groupId}.png`, photo(0.35 + at / 12)] as const),
    ...groups.map(
      (plan) => [`blaetter/${plan.groupId}.pdf`, Buffer.from(dataSheet(plan), 'latin1')] as const,
    ),
    ['bilder/zubehoer.png', Buffer.from('<html><body>404 Not Found</body></html>')],
  ]);
  return [
    {
      producer: maker.producer,
      country: 'CH',
      mode: 'update',
      file: 'juradur-etim.zip',
      content,
      places: groups.map((plan) => ({ sourceGroup: plan.code, plan })),
    },
    {
      producer: maker.producer,
      country: 'CH',
      mode: 'stock',
      file: 'juradur-stock.txt',
      content: Buffer.from(byteOrderMark + stockTable(articles), 'utf16le'),
      places: [],
    },
  ];
}

const isWithoutGroup = (at: number): boolean => at % 8 === 7;

const texts = (name: string, { de, en }: { de: string; en: string }): string[] => [
  element(name, de, { lang: 'deu' }),
  element(name, en, { lang: 'eng' }),
];

const groupText = (id: string, name: { de: string; en: string }, parent: string, type: string): string =>
  element(
    'CATALOG_STRUCTURE',
    [element('GROUP_ID', id), ...texts('GROUP_NAME', name), element('PARENT_ID', parent)],
    { type },
  );

function articleText(article: MakerArticle, at: number, all: readonly MakerArticle[]): string {
  const { group, price, ean, weightGrams } = article;
  return element('PRODUCT', [
    element('SUPPLIER_PID', article.number, { type: 'supplier_specific' }),
    element('PRODUCT_DETAILS', [
      ...texts('DESCRIPTION_SHORT', article.name),
      element('DESCRIPTION_SHORT', article.name.en, { lang: 'fra' }),
      ...texts('DESCRIPTION_LONG', group.description),
      ...(at % 4 === 0 ? [] : [element('INTERNATIONAL_PID', ean, { type: 'gtin' })]),
    ]),
    element('PRODUCT_FEATURES', [
      element('REFERENCE_FEATURE_SYSTEM_NAME', 'ETIM-9.0'),
      ...(classes[group.groupId] === undefined
        ? []
        : [element('REFERENCE_FEATURE_GROUP_ID', classes[group.groupId] ?? '')]),
      ...article.features.map((feature) => featureText(feature, at)),
    ]),
    element('PRODUCT_ORDER_DETAILS', [
      element('ORDER_UNIT', at === 14 || at === 29 ? 'XGT' : 'C62'),
      element('CONTENT_UNIT', 'C62'),
      element('NO_CU_PER_OU', '1'),
      element('PRICE_QUANTITY', '1'),
    ]),
    ...(at === 18 || at === 33 ? [] : [priceText(price)]),
    ...mediaText(article, at),
    ...referenceOf(at, all),
    element('PRODUCT_LOGISTIC_DETAILS', [
      element('CUSTOMS_TARIFF_NUMBER', [element('CUSTOMS_NUMBER', article.tariffNumber)]),
      element('COUNTRY_OF_ORIGIN', at === 10 ? 'YU' : 'CHE'),
      element('PRODUCT_DIMENSIONS', [
        element('WEIGHT', at === 21 ? 'ca. 2' : (weightGrams / 1000).toFixed(3)),
      ]),
      element('DELIVERY_TIMES', [element('LEADTIME', article.leadTimeDays)]),
    ]),
    element('USER_DEFINED_EXTENSIONS', [
      element('UDX.EDXF.DISCOUNT_GROUP', [element('UDX.EDXF.DISCOUNT_GROUP_SUPPLIER', 'JD 5')]),
      element('UDX.EDXF.REACH.INFO', 'false'),
      ...(group.groupId.startsWith('spann') ? [packings(at)] : []),
    ]),
  ]);
}

/** Some sizes are still in inches, and one unit is a typing error. */
function featureText(feature: MakerArticle['features'][number], at: number): string {
  const { column, value } = feature;
  const isInInches = at % 9 === 5 && column.unit === 'mm' && typeof value === 'number';
  const unit = isInInches ? 'INH' : at === 16 ? 'XMM' : codes[column.unit ?? ''];
  return element('FEATURE', [
    ...texts('FNAME', column),
    element('FVALUE', isInInches ? (Number(value) / 25.4).toFixed(4) : valueText(feature, '.')),
    ...(column.unit === null || unit === undefined ? [] : [element('FUNIT', unit)]),
  ]);
}

/** Swiss list prices, in steps of five centimes. */
const priceText = (cents: number): string =>
  element(
    'PRODUCT_PRICE_DETAILS',
    [1, 20].map((from) =>
      element(
        'PRODUCT_PRICE',
        [
          element('PRICE_AMOUNT', (Math.round((cents * (from === 1 ? 1.04 : 0.98)) / 5) / 20).toFixed(2)),
          element('PRICE_CURRENCY', 'CHF'),
          element('LOWER_BOUND', from),
          element('TERRITORY', 'CH'),
        ],
        { price_type: 'net_list' },
      ),
    ),
  );

/** Vices have a picture and a sheet; one picture is a page of a web server, one is missing. */
function mediaText({ group }: MakerArticle, at: number): string[] {
  const picture = at === 2 ? 'zubehoer.png' : at === 3 ? 'fehlt.png' : `${group.groupId}.png`;
  const medium = (type: string, source: string, purpose: string) =>
    element('MIME', [
      element('MIME_TYPE', type),
      element('MIME_SOURCE', source),
      element('MIME_PURPOSE', purpose),
    ]);
  return [
    element('MIME_INFO', [
      medium('image/png', picture, 'normal'),
      ...(at % 2 === 0 ? [medium('application/pdf', `${group.groupId}.pdf`, 'data_sheet')] : []),
    ]),
  ];
}

/** Each vice refers to a clamp, and the first one has a successor. */
function referenceOf(at: number, all: readonly MakerArticle[]): string[] {
  const clamp = all.find(({ group }) => group.groupId === 'spanneisen-din-6314');
  if (at === 0)
    return [
      element('PRODUCT_REFERENCE', [element('PROD_ID_TO', all[1]?.number ?? '')], { type: 'followup' }),
    ];
  if (at >= 12 || !clamp) return [];
  return [
    element('PRODUCT_REFERENCE', [element('PROD_ID_TO', clamp.number)], {
      type: 'accessories',
      quantity: '2',
    }),
  ];
}

/** Packs of ten, in cartons of an unknown kind for some. */
const packings = (at: number): string =>
  element('UDX.EDXF.PACKING_UNITS', [
    element('UDX.EDXF.PACKING_UNIT', [
      element('UDX.EDXF.QUANTITY_MIN', '10'),
      element('UDX.EDXF.PACKING_UNIT_CODE', at % 5 === 0 ? 'XQZ' : 'CT'),
    ]),
  ]);

const stockTable = (articles: readonly MakerArticle[]): string =>
  [
    'Article number\tQty',
    ...articles.map(({ number }, at) => `${number}\t${at % 6 === 5 ? 0 : 3 + ((at * 29) % 40)}`),
    '',
  ].join('\r\n');
