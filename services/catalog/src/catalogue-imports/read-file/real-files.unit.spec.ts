import { decodeText } from './decode-text.js';
import { LeftOut } from './left-out.js';
import { readBmecat } from './read-bmecat.js';
import type { SentArticle, SentRecord } from './sent-article.js';
import { piecesOf } from '../testing/make-zip.js';

async function read(file: string, leftOut = new LeftOut()): Promise<SentRecord[]> {
  const texts = (async function* () {
    for await (const { text } of decodeText(piecesOf(file, 4096))) yield text;
  })();
  const records = [];
  for await (const record of readBmecat(texts, leftOut)) records.push(record);
  return records;
}

const product = (inside: string, attributes = '') =>
  `<PRODUCT${attributes}><SUPPLIER_PID>A 1</SUPPLIER_PID>${inside}</PRODUCT>`;
const catalogue = (inside: string, transaction = 'T_NEW_CATALOG') =>
  `<BMECAT><HEADER><CATALOG><LANGUAGE>deu</LANGUAGE></CATALOG></HEADER><${transaction}>${inside}</${transaction}></BMECAT>`;

async function articleOf(inside: string, leftOut?: LeftOut): Promise<SentArticle> {
  const record = (await read(catalogue(product(inside)), leftOut)).find(({ kind }) => kind === 'article');
  if (record?.kind !== 'article') throw new Error('no article');
  return record.article;
}

it('reads places before articles and groups after them', async () => {
  const place =
    '<PRODUCT_TO_CATALOGGROUP_MAP><PROD_ID>A 1</PROD_ID><CATALOG_GROUP_ID>2</CATALOG_GROUP_ID></PRODUCT_TO_CATALOGGROUP_MAP>';
  const group =
    '<CATALOG_STRUCTURE><GROUP_ID>2</GROUP_ID><GROUP_NAME>Bohrer</GROUP_NAME><PARENT_ID>1</PARENT_ID></CATALOG_STRUCTURE>';
  const records = await read(
    catalogue(`${place}${product('')}<CATALOG_GROUP_SYSTEM>${group}</CATALOG_GROUP_SYSTEM>`),
  );
  expect(records.map(({ kind }) => kind)).toEqual(['header', 'place', 'article', 'group']);
});

it.each([
  ['T_NEW_CATALOG', 'T_NEW_CATALOG'],
  ['T_UPDATE_ARTICLES', 'T_UPDATE_PRODUCTS'],
  ['T_UPDATE_PRICES', 'T_UPDATE_PRICES'],
  ['T_NEW_PRODUCTDATA', 'T_UPDATE_PRODUCTS'],
])('knows the transaction %s around its header and after it', async (name, transaction) => {
  const header = '<HEADER><CATALOG><CURRENCY>CHF</CURRENCY></CATALOG></HEADER>';
  const [first] = await read(
    `<BMECAT><${name} prev_version="1">${header}${product('', ' mode="delete"')}</${name}></BMECAT>`,
  );
  expect(first).toMatchObject({ kind: 'header', header: { transaction, currency: 'CHF' } });
});

it('hands on a header for a file without one', async () => {
  const records = await read(`<BMECAT><T_NEW_CATALOG>${product('')}</T_NEW_CATALOG></BMECAT>`);
  expect(records.map(({ kind }) => kind)).toEqual(['header', 'article']);
});

it('reads over declarations, and refuses the use of a declared entity only', async () => {
  const doctype =
    '<!DOCTYPE BMECAT [<!ENTITY % a SYSTEM "x"> %a; <!ENTITY amp "&#38;#38;"><!ENTITY own "x"><!ENTITY own "y">]>';
  const text = (inside: string) =>
    doctype +
    catalogue(product(`<PRODUCT_DETAILS><DESCRIPTION_SHORT>${inside}</DESCRIPTION_SHORT></PRODUCT_DETAILS>`));
  const records = await read(text('a &amp; b &uuml;'));
  expect(records.at(-1)).toMatchObject({ article: { shortText: { de: 'a & b &uuml;' } } });
  await expect(read(text('&own;'))).rejects.toMatchObject({ reason: 'UsesDeclaredEntity', detail: 'own' });
});

it('reads 5,700 features and 2,300 media of one article', async () => {
  const features =
    '<FEATURE><FNAME>Merkmal</FNAME><FVALUE lang="deu">rot</FVALUE><FVALUE lang="eng">red</FVALUE></FEATURE>'.repeat(
      5700,
    );
  const media = '<MIME><MIME_SOURCE>a.jpg</MIME_SOURCE></MIME>'.repeat(2300);
  const article = await articleOf(
    `<PRODUCT_FEATURES>${features}</PRODUCT_FEATURES><MIME_INFO>${media}</MIME_INFO>`,
  );
  expect(article.features[0]?.features).toHaveLength(5700);
  expect(article.media).toHaveLength(2300);
});

it('refuses an article of elements without end', async () => {
  await expect(articleOf('<A/>'.repeat(600_000))).rejects.toMatchObject({ reason: 'ElementTooLarge' });
});

it('takes words for the keys of ETIM, and leaves signs of missing values out', async () => {
  const leftOut = new LeftOut();
  const article = await articleOf(
    `<PRODUCT_FEATURES><REFERENCE_FEATURE_SYSTEM_NAME>ETIM-9.0</REFERENCE_FEATURE_SYSTEM_NAME><REFERENCE_FEATURE_GROUP_ID>EC000293</REFERENCE_FEATURE_GROUP_ID>
    <FEATURE><FNAME>EF000007</FNAME><FDESCR>Farbe</FDESCR><FVALUE>EV000123</FVALUE><FVALUE_DETAILS>rot</FVALUE_DETAILS></FEATURE>
    <FEATURE><FNAME>EF000008</FNAME><FVALUE>-</FVALUE></FEATURE></PRODUCT_FEATURES>`,
    leftOut,
  );
  expect(article.features).toMatchObject([
    {
      system: 'ETIM-9.0',
      group: 'EC000293',
      features: [{ id: 'EF000007', name: { de: 'Farbe' }, values: [{ de: 'rot' }] }],
    },
  ]);
  expect(leftOut.list()).toContainEqual({ name: 'FEATURE', reason: 'WithoutValue', count: 1 });
});

it('reads the logistics of 2005 and the extensions of ETIM', async () => {
  const article = await articleOf(
    `<PRODUCT_ORDER_DETAILS><PACKING_UNITS><PACKING_UNIT><QUANTITY_MIN>10</QUANTITY_MIN><PACKING_UNIT_CODE>CT</PACKING_UNIT_CODE></PACKING_UNIT></PACKING_UNITS></PRODUCT_ORDER_DETAILS>
    <PRODUCT_LOGISTIC_DETAILS><CUSTOMS_TARIFF_NUMBER><CUSTOMS_NUMBER>82075060</CUSTOMS_NUMBER><TERRITORY>DE</TERRITORY></CUSTOMS_TARIFF_NUMBER>
    <DELIVERY_TIMES><LEADTIME>4</LEADTIME></DELIVERY_TIMES></PRODUCT_LOGISTIC_DETAILS>
    <USER_DEFINED_EXTENSIONS><UDX.EDXF.PRODUCT_LOGISTIC_DETAILS><UDX.EDXF.NETWEIGHT>0.5</UDX.EDXF.NETWEIGHT></UDX.EDXF.PRODUCT_LOGISTIC_DETAILS>
    <UDX.EDXF.DISCOUNT_GROUP><UDX.EDXF.DISCOUNT_GROUP_MANUFACTURER>R10</UDX.EDXF.DISCOUNT_GROUP_MANUFACTURER></UDX.EDXF.DISCOUNT_GROUP>
    <UDX.EDXF.SUCCESSOR_PID>B 2</UDX.EDXF.SUCCESSOR_PID></USER_DEFINED_EXTENSIONS>`,
  );
  expect(article).toMatchObject({
    packings: [{ code: 'CT', quantity: '10' }],
    tariffNumber: '82075060',
    leadTimeDays: '4',
    weight: '0.5',
    materialGroup: 'R10',
    references: [{ type: 'followup', article: 'B 2' }],
  });
});

it('counts elements of the standard without a use, and unknown ones', async () => {
  const leftOut = new LeftOut();
  await articleOf(
    '<PRODUCT_DETAILS><SEGMENT>x</SEGMENT><EAN></EAN><OWN>1</OWN><OWN>2</OWN></PRODUCT_DETAILS>',
    leftOut,
  );
  expect(leftOut.list()).toEqual([
    { name: 'PRODUCT_DETAILS/OWN', reason: 'UnknownElement', count: 2 },
    { name: 'PRODUCT_DETAILS/SEGMENT', reason: 'NotOfTheShop', count: 1 },
  ]);
});
