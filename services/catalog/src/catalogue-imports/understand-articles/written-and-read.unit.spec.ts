import fc from 'fast-check';
import { articleOfRow } from '../map-columns/article-of-row.js';
import { proposeMapping } from '../map-columns/column-mapping.js';
import { hasKnownHeads, splitHead } from '../map-columns/split-head.js';
import { decodeText } from '../read-file/decode-text.js';
import { LeftOut } from '../read-file/left-out.js';
import { readBmecat } from '../read-file/read-bmecat.js';
import { readCsv } from '../read-file/read-csv.js';
import { readXlsx } from '../read-file/read-xlsx.js';
import type { SentHeader } from '../read-file/sent-article.js';
import type { Table } from '../read-file/table.js';
import { madeArticles, withCheckDigit } from '../testing/made-articles.js';
import { type BmecatForm, makeBmecat } from '../testing/make-bmecat.js';
import { makeCsv, makeXlsx } from '../testing/make-table.js';
import { piecesOf, sourceOf } from '../testing/make-zip.js';
import type { ImportedArticle } from './imported-article.js';
import { understandArticle } from './understand-article.js';

async function readBack(
  file: string,
  piece: number,
): Promise<{ articles: ImportedArticle[]; refused: unknown[] }> {
  const leftOut = new LeftOut();
  const articles: ImportedArticle[] = [];
  const refused: unknown[] = [];
  const texts = (async function* () {
    for await (const { text } of decodeText(piecesOf(file, piece))) yield text;
  })();
  let header: SentHeader | undefined;
  for await (const record of readBmecat(texts, leftOut)) {
    if (record.kind === 'header') header = record.header;
    else if (record.kind === 'place')
      articles.at(-1)!.groups = [...(articles.at(-1)!.groups ?? []), record.group];
    else if (record.kind === 'article') {
      const { article, refused: why } = understandArticle(record.article, {
        header: header!,
        defaults: {},
        leftOut,
      });
      if (article) articles.push(article);
      refused.push(...why);
    }
  }
  return { articles, refused };
}

const word = fc
  .string({ unit: fc.constantFrom(...Array.from('abcXYZäöüß019 -/&<>"\'.,²µ')), minLength: 1, maxLength: 20 })
  .map(
    (text) =>
      `a${text
        .replaceAll(/\s+/g, ' ')
        .replaceAll(/<[a-z/]/gi, '<1')
        .replaceAll(/&(?=#|\w)/g, '& ')}z`,
  );
const day = fc
  .date({ min: new Date('1991-01-01'), max: new Date('2098-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
const price = fc.record({
  amount: fc.integer({ min: 1, max: 100_000_000 }),
  currency: fc.constantFrom('EUR', 'CHF'),
  territories: fc
    .uniqueArray(fc.constantFrom('AT', 'CH', 'DE'), { maxLength: 3 })
    .map((codes) => codes.toSorted()),
  validFrom: fc.option(day),
});
const article = fc
  .record(
    {
      materialNumber: word,
      name: fc.record({ de: word, en: word }),
      ean: fc
        .integer({ min: 1, max: 999_999_999 })
        .map((number) => withCheckDigit(String(400_000_000_000 + number))),
      makerNumber: word,
      orderUnit: fc.constantFrom('C62', 'PK', 'MTR', 'KGM', 'SET'),
      contentUnit: fc.constantFrom('C62', 'LTR'),
      contentQuantity: fc.constantFrom('10', '0.5', '2.125'),
      minQuantity: fc.integer({ min: 1, max: 1000 }),
      leadTimeDays: fc.integer({ min: 0, max: 300 }),
      tariffNumber: fc.constantFrom('82075060', '820750'),
      originCountry: fc.constantFrom('DE', 'CH', 'JP'),
      weightGrams: fc.integer({ min: 1, max: 1_000_000 }),
      prices: fc
        .tuple(fc.constantFrom(1, 100, 1000), fc.array(price, { minLength: 1, maxLength: 4 }))
        .map(([priceQuantity, prices]) =>
          prices.map((one, at) => ({ ...one, priceQuantity, minQuantity: at + 1, validUntil: null })),
        ),
      features: fc
        .array(
          fc.record({
            id: fc.constant(undefined),
            name: word.map((de) => ({ de })),
            values: fc.oneof(
              fc.array(
                fc.integer({ min: -1000, max: 1_000_000 }).map((number) => number / 100),
                { minLength: 1, maxLength: 3 },
              ),
              word.map((de) => [{ de }]),
            ),
            unit: fc.constantFrom('mm', '°C', undefined),
          }),
          { minLength: 1, maxLength: 5 },
        )
        .map((features) => [{ system: undefined, classId: undefined, features }]),
      groups: fc.array(word, { minLength: 1, maxLength: 2 }),
      media: fc
        .uniqueArray(
          word.map((text) => `${text}.jpg`),
          { minLength: 1, maxLength: 3 },
        )
        .map((sources) =>
          sources.map((source) => ({ source, kind: 'image' as const, purpose: 'normal', description: {} })),
        ),
      status: fc.constantFrom('delete' as const),
    },
    { requiredKeys: ['materialNumber'] },
  )
  .map((made): ImportedArticle => made);

/** Its price shows the decimal sign of the file. */
const first: ImportedArticle = {
  materialNumber: 'first',
  prices: [
    {
      amount: 1,
      currency: 'EUR',
      priceQuantity: 1,
      minQuantity: 1,
      territories: [],
      validFrom: null,
      validUntil: null,
    },
  ],
};

it.each<BmecatForm>([
  { version: '1.2' },
  { version: '1.2', decimalSign: ',', transaction: 'T_UPDATE_PRODUCTS' },
  { version: '2005', transaction: 'T_UPDATE_PRICES' },
])('reads every article of a BMEcat as it was written: %j', async (form) => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(article, { maxLength: 5 }).map((articles) => [first, ...articles]),
      fc.integer({ min: 1, max: 300 }),
      async (articles, piece) => {
        expect(await readBack([...makeBmecat(articles, form)].join(''), piece)).toEqual({
          articles,
          refused: [],
        });
      },
    ),
    { numRuns: 60 },
  );
});

it('reads media and packings by the guidelines of ETIM', async () => {
  const packings = [{ unit: 'CT', quantity: 50, ean: '4000000000006' }];
  const [made] = madeArticles(1);
  const { articles, refused } = await readBack(
    [...makeBmecat([{ ...made!, packings }], { version: 'etim' })].join(''),
    99,
  );
  expect(refused).toEqual([]);
  const media = made!.media!.map((medium) => ({ ...medium, purpose: 'MD01' }));
  expect(articles).toEqual([{ ...made, media, packings }]);
});

async function articlesIn({ form, rows }: Table): Promise<ImportedArticle[]> {
  const table = await splitHead(rows);
  const mapping = proposeMapping(table!.heads);
  const header = { language: undefined, currency: undefined, decimalSign: form.decimalSign };
  const articles = [];
  for await (const row of table!.rows) {
    const sent = articleOfRow(row, mapping);
    articles.push(understandArticle(sent!, { header, defaults: {}, leftOut: new LeftOut() }).article!);
  }
  return articles;
}

const inTables = ({
  materialNumber,
  name,
  ean,
  prices,
  orderUnit,
  weightGrams,
  leadTimeDays,
}: ImportedArticle) => ({
  materialNumber,
  name,
  ean,
  prices: [{ ...prices![0]!, validFrom: null, minQuantity: 1 }],
  orderUnit,
  weightGrams,
  leadTimeDays,
});

it('reads the articles of a CSV file as they were written', async () => {
  const made = [...madeArticles(50)];
  const table = await readCsv(piecesOf(`Muster AG\r\n\r\n${[...makeCsv(made)].join('')}`));
  expect(await articlesIn(table)).toEqual(made.map(inTables));
});

it('reads the articles of a workbook as they were written', async () => {
  const made = [...madeArticles(50)];
  const bytes = Buffer.concat(await makeXlsx(made).toArray());
  expect(await articlesIn(await readXlsx(sourceOf(bytes), new LeftOut(), hasKnownHeads))).toEqual(
    made.map(inTables),
  );
});
