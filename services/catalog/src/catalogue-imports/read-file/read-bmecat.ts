import { articleOf } from './bmecat-article.js';
import { canonical, Children, languageOf, textOf } from './bmecat-elements.js';
import type { LeftOut } from './left-out.js';
import type { SentGroup, SentHeader, SentRecord } from './sent-article.js';
import { UnreadableFile } from './unreadable-file.js';
import { readXmlRecords, type Treatment, type XmlElement } from './xml-records.js';

/** The decimal sign shows in the first prices. */
const pricesShownIn = 256 * 1024;

const transactions = ['T_NEW_CATALOG', 'T_UPDATE_PRODUCTS', 'T_UPDATE_PRICES'] as const;
type Transaction = (typeof transactions)[number];

const records = new Set(['HEADER', 'PRODUCT', 'CATALOG_STRUCTURE', 'PRODUCT_TO_CATALOGGROUP_MAP']);
const entered = new Set<string>(['BMECAT', 'CATALOG_GROUP_SYSTEM', ...transactions]);

/**
 * Header, groups, articles and their places of a BMEcat of any version. A header comes first, also for a file without one. The
 * rest keeps the order of the file. Elements are known by their local names in any case. `leftOut` counts those without a use.
 * Source: BMEcat 1.2 and 2005 (BME e.V.), ETIM International's guidelines 3 to 5.
 */
export async function* readBmecat(
  texts: AsyncIterable<string>,
  leftOut: LeftOut,
): AsyncGenerator<SentRecord> {
  let transaction: Transaction | undefined;
  let isCatalogue = false;
  const { decimalSign, whole } = await seeDecimalSign(texts);
  let header: SentHeader = { ...noHeader, decimalSign };
  const treat = (sent: string, path: readonly string[]): Treatment => {
    const name = transactionOf(sent) ?? canonical(sent);
    if (path.length === 0 && name !== 'BMECAT') throw new UnreadableFile('NotABmecat', sent);
    isCatalogue = true;
    transaction ??= transactions.find((one) => one === name);
    if (records.has(name)) return 'record';
    if (entered.has(name)) return 'enter';
    leftOut.add(name, 'NotOfTheShop');
    return 'skip';
  };
  // The transaction begins after the header.
  let isHeaderDue = true;
  for await (const { element, line } of readXmlRecords(whole, treat)) {
    if (canonical(element.name) === 'HEADER') {
      header = { ...headerOf(element, leftOut), decimalSign };
      isHeaderDue = true;
      continue;
    }
    if (isHeaderDue) yield { kind: 'header', header: { ...header, transaction } };
    isHeaderDue = false;
    const record = recordOf(element, line, header, leftOut);
    if (record) yield record;
  }
  if (!isCatalogue) throw new UnreadableFile('NotABmecat');
  if (isHeaderDue) yield { kind: 'header', header: { ...header, transaction } };
}

function recordOf(
  element: XmlElement,
  line: number,
  header: SentHeader,
  leftOut: LeftOut,
): SentRecord | undefined {
  switch (canonical(element.name)) {
    case 'CATALOG_STRUCTURE': {
      const group = groupOf(element, header, leftOut);
      return group && { kind: 'group', group, line };
    }
    case 'PRODUCT_TO_CATALOGGROUP_MAP': {
      const place = placeOf(element, leftOut);
      return place && { kind: 'place', ...place, line };
    }
    default:
      return { kind: 'article', article: articleOf(element, header, leftOut), line };
  }
}

/** The three transactions, also by their names in 1.2 and 2005.1. */
function transactionOf(name: string): Transaction | undefined {
  const same = name.replace('ARTICLES', 'PRODUCTS').replace('T_NEW_PRODUCTDATA', 'T_UPDATE_PRODUCTS');
  return transactions.find((one) => one === same);
}

const noHeader: SentHeader = {
  transaction: undefined,
  catalogue: undefined,
  version: undefined,
  language: undefined,
  currency: undefined,
  territories: [],
  supplier: undefined,
  decimalSign: '.',
};

async function seeDecimalSign(
  texts: AsyncIterable<string>,
): Promise<{ decimalSign: '.' | ','; whole: AsyncIterable<string> }> {
  const rest = texts[Symbol.asyncIterator]();
  let start = '';
  while (start.length < pricesShownIn) {
    const { value, done } = await rest.next();
    if (done) break;
    start += value;
  }
  const amounts = [...start.matchAll(/PRICE_AMOUNT>\s*[\d.' ]*\d([.,])\d{1,2}\s*</gi)].map(
    ([, sign]) => sign,
  );
  const commas = amounts.filter((sign) => sign === ',').length;
  const whole = (async function* () {
    yield start;
    start = '';
    yield* { [Symbol.asyncIterator]: () => rest };
  })();
  return { decimalSign: commas > amounts.length / 2 ? ',' : '.', whole };
}

function headerOf(element: XmlElement, leftOut: LeftOut): SentHeader {
  for (const { name } of element.children) {
    if (name !== 'CATALOG' && name !== 'SUPPLIER') leftOut.add(`HEADER/${name}`, 'NotOfTheShop');
  }
  const catalogue = element.children.find(({ name }) => name === 'CATALOG');
  const supplier = element.children.find(({ name }) => name === 'SUPPLIER');
  const children = new Children(catalogue, leftOut);
  const languages = children.all('LANGUAGE');
  const main = languages.find(({ attributes }) => attributes['default'] === 'true') ?? languages[0];
  return {
    ...noHeader,
    catalogue: children.firstText('CATALOG_NAME') ?? children.text('CATALOG_ID'),
    version: children.text('CATALOG_VERSION'),
    language: languageOf(textOf(main)),
    currency: children.text('CURRENCY'),
    territories: children.all('TERRITORY').flatMap((one) => textOf(one) ?? []),
    supplier: new Children(supplier, leftOut).firstText('SUPPLIER_NAME'),
  };
}

function groupOf(element: XmlElement, { language }: SentHeader, leftOut: LeftOut): SentGroup | undefined {
  const children = new Children(element, leftOut);
  const id = children.text('GROUP_ID');
  if (id === undefined) return undefined;
  const parent = children.text('PARENT_ID');
  const isRoot = element.attributes['type'] === 'root' || parent === id;
  const group = {
    id,
    parentId: isRoot ? undefined : parent,
    name: children.texts(language, 'GROUP_NAME'),
    position: children.text('GROUP_ORDER'),
  };
  children.countRest();
  return group;
}

function placeOf(element: XmlElement, leftOut: LeftOut): { article: string; group: string } | undefined {
  const children = new Children(element, leftOut);
  const article = children.firstText('PROD_ID', 'SUPPLIER_PID');
  const group = children.text('CATALOG_GROUP_ID');
  if (article !== undefined && group !== undefined) return { article, group };
  leftOut.add('PRODUCT_TO_CATALOGGROUP_MAP', 'WithoutValue');
  return undefined;
}
