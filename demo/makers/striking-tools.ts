import type { GroupPlan } from '../catalog/group-plan.ts';
import { type Maker, type MakerArticle, makerArticles, valueText } from './maker-articles.ts';
import type { MakerFile } from './maker-file.ts';
import { element } from './xml.ts';

/** Hammers, chisels and pliers of Nordspan, from an old ERP system: BMEcat 1.2, prices for 100. */
const maker: Maker = {
  producer: 'Nordspan',
  numbers: 'NSX',
  range: {
    'schlosserhammer-din-1041': 8,
    'faeustel-din-6475': 4,
    'flachmeissel-din-6453': 5,
    'durchtreiber-din-6458': 6,
    'splintentreiber-din-6450': 6,
    'seitenschneider-din-iso-5749': 5,
    'kombizange-din-iso-5746': 4,
  },
};

const byArticles = (name: string, content: readonly string[]) =>
  Buffer.from(
    `<?xml version="1.0" encoding="ISO-8859-1"?>\n${element(
      'BMECAT',
      [
        element('HEADER', [
          element('CATALOG', [
            element('LANGUAGE', 'deu'),
            element('CATALOG_ID', 'NSX'),
            element('CATALOG_VERSION', '4.2'),
            element('CATALOG_NAME', 'Nordspan Schlagwerkzeuge für Industrie & Handwerk'),
            element('CURRENCY', 'EUR'),
          ]),
          element('SUPPLIER', [element('SUPPLIER_NAME', 'Nordspan')]),
        ]),
        element(name, content),
      ],
      { version: '1.2' },
    )}`,
    'latin1',
  );

export function strikingTools(plans: readonly GroupPlan[]): MakerFile[] {
  const articles = makerArticles(maker, plans);
  const groups = [...new Set(articles.map(({ group }) => group))];
  const catalogue = [
    element('CATALOG_GROUP_SYSTEM', [
      group('1', 'Alles', '0', 'root'),
      ...groups.map((plan, at) => group(keyOf(at), plan.title.de, '1', 'leaf')),
    ]),
    ...articles.map((article, at) => articleText(article, at, articles)),
    ...articles.map(({ number, group: plan }) =>
      element('ARTICLE_TO_CATALOGGROUP_MAP', [
        element('ART_ID', number),
        element('CATALOG_GROUP_ID', keyOf(groups.indexOf(plan))),
      ]),
    ),
  ];
  return [
    {
      producer: maker.producer,
      country: 'DE',
      mode: 'update',
      file: 'nordspan-bmecat.xml',
      content: byArticles('T_NEW_CATALOG', catalogue),
      places: groups.map((plan, at) => ({ sourceGroup: keyOf(at), plan })),
    },
    {
      producer: maker.producer,
      country: 'DE',
      mode: 'update',
      file: 'nordspan-discontinued.xml',
      content: byArticles('T_UPDATE_PRODUCTS', articles.slice(30, 32).map(discontinued)),
      places: [],
    },
    {
      producer: maker.producer,
      country: 'DE',
      mode: 'stock',
      file: 'nordspan-stock.csv',
      content: Buffer.from(stockTable(articles)),
      places: [],
    },
  ];
}

const keyOf = (at: number): string => `10.${at + 1}`;

const group = (id: string, name: string, parent: string, type: string): string =>
  element(
    'CATALOG_STRUCTURE',
    [element('GROUP_ID', id), element('GROUP_NAME', name), element('PARENT_ID', parent)],
    { type },
  );

/** Errors of an ERP system that never checks its input. */
function articleText(article: MakerArticle, at: number, all: readonly MakerArticle[]): string {
  const { name, group: plan, price, ean, weightGrams } = article;
  const amount = at === 7 || at === 20 ? '0,00' : at === 12 ? 'a.A.' : price.toFixed(2).replace('.', ',');
  const gtin = at % 5 === 4 ? [] : [element('EAN', at === 3 || at === 16 ? `${ean.slice(0, 12)}X` : ean)];
  return element('ARTICLE', [
    element('SUPPLIER_AID', article.number),
    element('ARTICLE_DETAILS', [
      element('DESCRIPTION_SHORT', name.de),
      element('DESCRIPTION_LONG', `<p>${plan.description.de}</p><ul><li>geprüft nach DIN</li></ul>`),
      ...gtin,
      element('DELIVERY_TIME', article.leadTimeDays),
    ]),
    element(
      'ARTICLE_FEATURES',
      article.features.map((feature) =>
        element('FEATURE', [
          element('FNAME', feature.column.de),
          element('FVALUE', valueText(feature, ',')),
          ...(feature.column.unit === null ? [] : [element('FUNIT', feature.column.unit)]),
        ]),
      ),
    ),
    element('ARTICLE_ORDER_DETAILS', [
      element('ORDER_UNIT', at === 25 ? 'GEB' : 'PCE'),
      element('PRICE_QUANTITY', '100'),
      element('QUANTITY_MIN', at % 3 === 0 ? '5' : '1'),
      element('QUANTITY_INTERVAL', at % 3 === 0 ? '5' : '1'),
    ]),
    element('ARTICLE_PRICE_DETAILS', [
      element(
        'ARTICLE_PRICE',
        [element('PRICE_AMOUNT', amount), element('PRICE_CURRENCY', 'EUR'), element('TAX', '0,19')],
        { price_type: 'net_list' },
      ),
    ]),
    ...accessoryOf(at, all),
    element('ARTICLE_LOGISTIC_DETAILS', [
      element('CUSTOMS_TARIFF_NUMBER', at % 6 === 5 ? '8205' : article.tariffNumber),
      element('COUNTRY_OF_ORIGIN', at === 9 ? 'XX' : 'Deutschland'),
      element('ARTICLE_DIMENSIONS', [element('WEIGHT', (weightGrams / 1000).toFixed(3).replace('.', ','))]),
    ]),
  ]);
}

/** Each chisel refers to the first hammer. */
function accessoryOf(at: number, all: readonly MakerArticle[]): string[] {
  const [hammer] = all;
  if (!hammer || all[at]?.group.groupId !== 'flachmeissel-din-6453') return [];
  return [element('ARTICLE_REFERENCE', [element('ART_ID_TO', hammer.number)], { type: 'accessories' })];
}

const discontinued = ({ number, name }: MakerArticle): string =>
  element(
    'ARTICLE',
    [element('SUPPLIER_AID', number), element('ARTICLE_DETAILS', [element('DESCRIPTION_SHORT', name.de)])],
    { mode: 'delete' },
  );

/** Two articles are out of stock, and one number is none of the catalogue. */
function stockTable(articles: readonly MakerArticle[]): string {
  const lines = articles.map(
    ({ number }, at) => `${number};${at === 1 || at === 9 ? 0 : 12 + ((at * 37) % 90)}`,
  );
  return ['Artikelnummer;Lagerbestand', ...lines, 'NSX-ALT-1;4', ''].join('\r\n');
}
