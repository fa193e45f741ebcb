import { LeftOut } from '../read-file/left-out.js';
import { readCsv } from '../read-file/read-csv.js';
import { readXlsx } from '../read-file/read-xlsx.js';
import { emptyArticle } from '../read-file/sent-article.js';
import { piecesOf, sourceOf } from '../testing/make-zip.js';
import { understandArticle } from '../understand-articles/understand-article.js';
import { articleOfRow } from './article-of-row.js';
import { proposeMapping } from './column-mapping.js';
import { joinRows } from './join-rows.js';
import { sampleCsv, sampleXlsx, type SampleKind } from './sample-files.js';
import { hasKnownHeads, splitHead } from './split-head.js';
import { stockOfRow } from './stock-of-row.js';

const targetsOf = (...heads: string[]) => proposeMapping(heads).columns.map(({ target }) => target);

it('maps German and English heads, and others to features', () => {
  expect(targetsOf('Art.-Nr.', 'BEZEICHNUNG', 'EAN', 'Listenpreis (EUR)', 'VPE', 'Schneidstoff', '')).toEqual(
    ['number', 'name', 'gtin', 'price', 'contentQuantity', 'feature', 'leftOut'],
  );
  expect(targetsOf('Item no.', 'Short text', 'Net price', 'Country of origin', 'Image 2')).toEqual([
    'number',
    'name',
    'price',
    'originCountry',
    'image',
  ]);
});

it('takes the best head for a field, and the others as features', () => {
  expect(targetsOf('Material', 'Artikelnummer', 'Bild 1', 'Bild 2')).toEqual([
    'feature',
    'number',
    'image',
    'image',
  ]);
});

it('knows the names of BMEcat as heads', () => {
  expect(
    targetsOf('SUPPLIER_AID', 'descriptionShort', 'EAN', 'NO_CU_PER_OU', 'QUANTITY_MIN', 'priceAmount1'),
  ).toEqual(['number', 'name', 'gtin', 'contentQuantity', 'minimum', 'price']);
});

it('takes one of several prices without a difference, and none that buyers may not read', () => {
  expect(targetsOf('Nettopreis', 'Listenpreis', 'EK', 'Preis ab 10', 'Marge %', 'Preistyp', 'MwSt')).toEqual([
    'leftOut',
    'price',
    'leftOut',
    'price',
    'leftOut',
    'leftOut',
    'leftOut',
  ]);
});

it('reads language, unit, currency and tier of a head', () => {
  const heads = [
    'Bezeichnung DE',
    'Bezeichnung EN',
    'Länge [mm]',
    'Gewicht (g)',
    'Preis CHF ab 10',
    'Farbe (en)',
  ];
  expect(proposeMapping(heads).columns).toEqual([
    { head: 'Bezeichnung DE', target: 'name', language: 'de' },
    { head: 'Bezeichnung EN', target: 'name', language: 'en' },
    { head: 'Länge [mm]', target: 'feature', unit: 'mm' },
    { head: 'Gewicht (g)', target: 'weight', unit: 'g' },
    { head: 'Preis CHF ab 10', target: 'price', unit: 'CHF', fromQuantity: '10' },
    { head: 'Farbe (en)', target: 'feature', language: 'en' },
  ]);
});

it('makes the article of a row', () => {
  const heads = [
    'Nr',
    'Text',
    'Preis EUR',
    'Preis EUR ab 10',
    'Land',
    'Farbe (de)',
    'Farbe (en)',
    'Länge [mm]',
    'Bild',
    'Zubehör',
    'ETIM',
  ];
  const cells = ['7', 'Bohrer', '2', '1,5', 'DE, AT', 'rot', 'red', '5', 'a.jpg; b.jpg', 'X|Y', 'EC000293'];
  const sent = articleOfRow({ line: 1, cells }, proposeMapping(heads));
  expect(sent).toMatchObject({
    number: '7',
    shortText: { und: 'Bohrer' },
    prices: [
      { amount: '2', currency: 'EUR', lowerBound: undefined, territories: ['DE', 'AT'] },
      { amount: '1,5', currency: 'EUR', lowerBound: '10' },
    ],
    features: [
      {
        features: [
          { name: { und: 'Farbe' }, values: [{ de: 'rot', en: 'red' }] },
          { name: { und: 'Länge' }, values: [{ und: '5' }], unit: 'mm' },
        ],
      },
      { system: 'ETIM', group: 'EC000293' },
    ],
    media: [{ source: 'a.jpg' }, { source: 'b.jpg' }],
    references: [
      { type: 'accessories', article: 'X' },
      { type: 'accessories', article: 'Y' },
    ],
  });
  expect(articleOfRow({ line: 2, cells: ['', ''] }, proposeMapping(heads))).toBeUndefined();
});

it('finds the heads below a letterhead', async () => {
  const { rows } = await readCsv(
    piecesOf('Muster AG;Preisliste\nStand;1.1.2026\n\nArt.-Nr.;Text;Preis\n7;Bohrer;1,50\n'),
  );
  const table = await splitHead(rows);
  expect(table).toMatchObject({ heads: ['Art.-Nr.', 'Text', 'Preis'], line: 4 });
  const below = [];
  for await (const { line } of table!.rows) below.push(line);
  expect(below).toEqual([5]);
});

it('joins lines of prices that follow each other', async () => {
  const lines = (async function* () {
    for (const [line, number] of ['1', '1', '2', '1'].entries()) {
      const mapping = proposeMapping(['Nr', 'Preis']);
      yield {
        line,
        article: articleOfRow({ line, cells: [number, String(line)] }, mapping) ?? emptyArticle(''),
      };
    }
  })();
  const joined = [];
  for await (const { article, line } of joinRows(lines))
    joined.push([line, article.number, article.prices.length]);
  expect(joined).toEqual([
    [0, '1', 2],
    [2, '2', 1],
    [3, '1', 1],
  ]);
});

it('reads lines of stock levels', () => {
  const mapping = proposeMapping(['Artikelnummer', 'Lagerbestand', 'Lager'], 'stock');
  const read = (...cells: string[]) => stockOfRow({ line: 1, cells }, mapping, ',', new LeftOut());
  expect(read('A 1', '1.200', 'Werk 3').refused).toMatchObject([{ reason: 'NumberTwoReadings' }]);
  expect(read('A 1', '12,5', 'Werk 3').stock).toEqual({
    materialNumber: 'A 1',
    level: 12,
    dispatchLocation: 'Werk 3',
  });
  expect(read('', '-1').refused.map(({ reason }) => reason)).toEqual(['NumberMissing', 'NumberNegative']);
});

const context = (decimalSign: '.' | ',') => ({
  header: { language: undefined, currency: undefined, decimalSign },
  defaults: {},
  leftOut: new LeftOut(),
});

it.each<[SampleKind, 'de' | 'en']>([
  ['articles', 'de'],
  ['articles', 'en'],
  ['prices', 'de'],
])('reads its own sample of %s in %s, as CSV and as XLSX', async (kind, language) => {
  const workbook = Buffer.concat(await sampleXlsx(kind, language).toArray());
  const tables = [
    await readCsv(piecesOf(sampleCsv(kind, language))),
    await readXlsx(sourceOf(workbook), new LeftOut(), hasKnownHeads),
  ];
  for (const { form, rows } of tables) {
    const table = await splitHead(rows);
    const mapping = proposeMapping(table!.heads);
    expect(mapping.columns.filter(({ target }) => target === 'feature' || target === 'leftOut')).toEqual([]);
    for await (const row of table!.rows) {
      const { article, refused } = understandArticle(articleOfRow(row, mapping)!, context(form.decimalSign));
      expect(refused).toEqual([]);
      expect(article).toMatchObject({
        materialNumber: 'WB-338 0680',
        prices: [{ amount: 1990, currency: 'EUR', validUntil: '2026-12-31' }],
      });
    }
  }
});

it('makes samples of stock levels', () => {
  expect(sampleCsv('stock', 'de')).toContain('Artikelnummer;Bestand;Versandort');
});

it('reads packings, references and classes of a cell', () => {
  const heads = ['Nr', 'Verpackungen', 'Weitere Verweise', 'Klassifikation', 'Klasse'];
  const row = {
    line: 2,
    cells: [
      'A',
      'Karton 50; CT 100 4000000000006',
      'similar WB-338 0700; "consists_of 2 x B; 1"; WB 9',
      'ETIM-9.0; ECLASS-6.0',
      'EC000785; 21040103',
    ],
  };
  expect(articleOfRow(row, proposeMapping(heads))).toMatchObject({
    packings: [
      { code: 'Karton', quantity: '50', gtin: undefined },
      { code: 'CT', quantity: '100', gtin: '4000000000006' },
    ],
    references: [
      { type: 'similar', article: 'WB-338 0700', quantity: undefined },
      { type: 'consists_of', article: 'B; 1', quantity: '2' },
      { type: 'others', article: 'WB 9', quantity: undefined },
    ],
    features: [
      { system: 'ETIM-9.0', group: 'EC000785' },
      { system: 'ECLASS-6.0', group: '21040103' },
    ],
  });
});

it('takes the price quantity of each line', () => {
  const mapping = proposeMapping(['Nr', 'Preis EUR', 'Preismenge']);
  const prices = ['1', '100'].map(
    (quantity, at) => articleOfRow({ line: at, cells: ['A', '5', quantity] }, mapping)?.prices[0]?.quantity,
  );
  expect(prices).toEqual(['1', '100']);
});
