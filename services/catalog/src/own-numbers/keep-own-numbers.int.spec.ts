import { csvText } from '@werkbank/contracts/csv';
import { ownNumberLimits } from '@werkbank/contracts/limits';
import { queries } from '@werkbank/contracts/queries';
import { Queries } from '@werkbank/platform/messaging';
import { type TestInstance, type TestUser, testUser } from '@werkbank/platform/testing';
import exceljs from 'exceljs';
import { Readable } from 'node:stream';
import { patience, startCatalogInstance, swiss } from '../testing/catalog-instance.js';
import { buyerOf, refusalOf } from '../testing/desk.js';

let instance: TestInstance;
let buyer: TestUser;
let stranger: TestUser;
beforeAll(async () => {
  instance = await startCatalogInstance();
  [buyer, stranger] = [await buyerOf(900), await buyerOf(901)];
}, patience);
afterAll(() => instance?.stop(), patience);
beforeEach(() => instance.em().execute('delete from own_article_number'));

type Caller = TestUser | 'visitor';
const save = (articleId: string, ownArticleNumber: string | null, caller: Caller = buyer) =>
  instance.callAs(caller, 'saveOwnArticleNumber', { params: { articleId }, body: { ownArticleNumber } });
const list = (query: { q?: string; page?: number } = {}, caller: Caller = buyer) =>
  instance.callAs(caller, 'listOwnArticleNumbers', { query: { lng: 'de', ...query } });
const search = (q: string, caller: Caller = buyer) =>
  instance.callAs(caller, 'searchArticles', { query: { ...swiss, q } });
const suggest = (q: string, caller: Caller = buyer) =>
  instance.callAs(caller, 'suggestSearches', { query: { lng: 'de', q } });
const check = async (number: string, caller = buyer) => {
  const body = { language: 'de' as const, country: 'CH', currency: 'CHF', lines: [{ number }] };
  const [line] = (await instance.callAs(caller, 'checkQuickOrder', { body })).lines;
  return line?.articles.map(({ item }) => item.articleId);
};
const quoted = async (customerCompanyId: number | null) => {
  const items = [{ articleId: 'drill-68', quantity: 1 }];
  const ask = { language: 'de', country: 'CH', currency: 'CHF', customerCompanyId, items } as const;
  const answer = await instance.app.get(Queries).ask('catalog.quote-prices', ask);
  return queries['catalog.quote-prices'].answer.parse(answer).items[0]?.ownArticleNumber;
};
const send = (file: string | Uint8Array, caller: Caller = buyer) =>
  instance.callAs(
    caller,
    'importOwnArticleNumbers',
    {},
    { file: new Uint8Array(Buffer.from(file as Uint8Array)) },
  );
const csv = (...rows: string[][]) => csvText([['Eigene Artikelnummer', 'Artikelnummer'], ...rows], ';');
const download = async (format: 'csv' | 'xlsx', caller: Caller) => {
  const asked = new URLSearchParams({ lng: 'de', format }).toString();
  const headers = caller === 'visitor' ? {} : { authorization: `Bearer ${await caller.accessToken()}` };
  return fetch(`${instance.url}/api/own-article-numbers/file?${asked}`, { headers });
};
const downloaded = async (format: 'csv' | 'xlsx', caller: Caller = buyer) =>
  Buffer.from(await (await download(format, caller)).arrayBuffer());

describe('a number of a company', () => {
  it('is found by its people everywhere, in any spelling, from the next call on', async () => {
    expect((await search('WZ-4711')).ownNumberArticles).toBeUndefined();
    await save('drill-68', 'WZ-4711');
    const found = await search('wz 47.11');
    expect(found.ownNumberArticles).toMatchObject([{ articleId: 'drill-68', ownArticleNumber: 'WZ-4711' }]);
    expect((await suggest('wz47')).articles).toMatchObject([
      { articleId: 'drill-68', ownArticleNumber: 'WZ-4711' },
    ]);
    expect(await check('WZ 4711')).toEqual(['drill-68']);
    expect(await quoted(900)).toBe('WZ-4711');
    const colleague = await testUser({ companyId: 900, companyType: 'Customer', lastName: 'Kollege' });
    expect((await search('WZ-4711', colleague)).ownNumberArticles).toHaveLength(1);
    const query = { ...swiss };
    const shown = await instance.callAs(buyer, 'getArticle', { params: { articleId: 'drill-68' }, query });
    expect(shown.ownArticleNumber).toBe('WZ-4711');
  });

  it('is nothing to people of other companies and to visitors', async () => {
    await save('drill-68', 'WZ-4711');
    for (const caller of [stranger, 'visitor'] as const) {
      const found = await search('WZ-4711', caller);
      expect([found.ownNumberArticles, found.totalItems]).toEqual([undefined, 0]);
      expect((await suggest('WZ-4711', caller)).articles).toEqual([]);
      const query = { ...swiss };
      const shown = await instance.callAs(caller, 'getArticle', { params: { articleId: 'drill-68' }, query });
      expect('ownArticleNumber' in shown).toBe(false);
    }
    expect(await check('WZ-4711', stranger)).toEqual([]);
    expect([await quoted(901), await quoted(null)]).toEqual([undefined, undefined]);
    expect((await list({}, stranger)).numbers).toEqual([]);
    expect((await downloaded('csv', stranger)).toString()).not.toContain('WZ-4711');
  });

  it('leaves no trace among the searches that found nothing', async () => {
    await save('drill-68', 'Geheim 4711');
    await search('Geheim 4711');
    await instance.settled();
    const noted = await instance.em().execute(`select text from searched_text where text ilike '%geheim%'`);
    expect(noted).toEqual([]);
  });

  it('may be that of several articles, and that of a maker: then the buyer chooses', async () => {
    await save('drill-68', 'drill-10');
    await save('key-3', 'DRILL 10');
    expect(await check('drill-10')).toEqual(['drill-68', 'key-3', 'drill-10']);
  });

  it('is replaced, and taken away by an empty one', async () => {
    await save('drill-68', 'WZ-1');
    await save('drill-68', 'WZ-2');
    expect((await list()).numbers).toMatchObject([{ ownArticleNumber: 'WZ-2' }]);
    await save('drill-68', null);
    expect((await list()).numbers).toEqual([]);
    expect(await check('WZ-2')).toEqual([]);
  });

  it('belongs to an article that there is, and can be printed', async () => {
    expect(await refusalOf(save('gone', 'WZ-1'))).toMatchObject({ status: 404, code: 'ARTICLE_NOT_FOUND' });
    expect(await refusalOf(save('drill-68', '東京'))).toMatchObject({ status: 400 });
    expect(await refusalOf(save('drill-68', '=1+1'))).toMatchObject({ code: 'OWN_NUMBER_FORMULA' });
    expect(await refusalOf(save('drill-68', ' '))).toMatchObject({ status: 400 });
    expect(await refusalOf(save('drill-68', 'x'.repeat(41)))).toMatchObject({ status: 400 });
    expect((await list()).numbers).toEqual([]);
  });

  it('is kept by people of companies only', async () => {
    const admin = await testUser({ roles: ['platform-admin'] });
    for (const [caller, status] of [
      [admin, 403],
      ['visitor', 401],
    ] as const) {
      for (const call of [save('drill-68', 'WZ-1', caller), list({}, caller), send('', caller)])
        expect(await refusalOf(call)).toMatchObject({ status });
      expect((await download('csv', caller)).status).toBe(status);
    }
  });

  it('goes with its company', async () => {
    await save('drill-68', 'WZ-1');
    await save('drill-68', 'WZ-1', stranger);
    await instance.courier.publish('admin.company-deleted.v1', { id: 901 });
    await instance.settled();
    const rows = await instance.em().execute('select company_id from own_article_number');
    expect(rows).toEqual([{ company_id: 900 }]);
  });
});

it('fills a company with so many numbers and no more, also at once', async () => {
  await instance.em().execute(
    `insert into own_article_number (company_id, article_id, number)
       select 900, 'none-' || n, 'N' || n from generate_series(1, ?::int) n`,
    [ownNumberLimits.ofCompany - 1],
  );
  const both = await Promise.all([save('drill-68', 'A'), save('key-3', 'B')].map(refusalOf));
  expect(both.flatMap((refusal) => refusal?.code ?? [])).toEqual(['OWN_NUMBERS_FULL']);
  expect((await list()).totalItems).toBe(ownNumberLimits.ofCompany);
  expect(await check('N 77')).toEqual([]);
  await save('none-1', null);
  expect((await list({ q: 'N1' })).totalItems).toBeGreaterThan(1000);
});

describe('a file of numbers', () => {
  it('is saved as a whole, and counts what is new or changed', async () => {
    const rows = [
      ['WZ-1', 'DRILL 68'],
      ['WZ-2', 'key-3'],
    ];
    expect(await send(csv(...rows))).toEqual({ saved: 2, misfits: [], misfitCount: 0 });
    expect(await send(csv(...rows, ['WZ-3', 'drill-10']))).toMatchObject({ saved: 1 });
    expect((await list()).numbers.map((one) => [one.ownArticleNumber, one.articleId])).toEqual([
      ['WZ-1', 'drill-68'],
      ['WZ-2', 'key-3'],
      ['WZ-3', 'drill-10'],
    ]);
  });

  it('saves nothing if a row is wrong, and names each', async () => {
    const refused = await send(
      csv(
        ['WZ-1', 'drill-68'],
        ['WZ-2', 'drill-68'],
        ['WZ-3', 'nowhere'],
        ['', 'key-3'],
        ['WZ-4', ''],
        ['=1+1', 'key-3'],
        ['x'.repeat(41), 'drill-10'],
      ),
    );
    expect(refused).toMatchObject({ saved: 0, misfitCount: 6 });
    expect(refused.misfits.map(({ row, why }) => [row, why])).toEqual([
      [3, 'articleTwice'],
      [4, 'articleNotFound'],
      [5, 'withoutNumber'],
      [6, 'withoutArticle'],
      [7, 'formula'],
      [8, 'numberTooLong'],
    ]);
    expect((await list()).numbers).toEqual([]);
  });

  it.each(['csv', 'xlsx'] as const)('comes back as it was exported: %s', async (format) => {
    await save('drill-68', '-1;2');
    await save('key-3', '00 4711, "A"');
    const before = (await list()).numbers;
    const file = await downloaded(format);
    await instance.em().execute('delete from own_article_number');
    expect(await send(file)).toMatchObject({ saved: 2 });
    expect((await list()).numbers).toEqual(before);
  });

  it('exports the article beside each number, as text', async () => {
    await save('drill-68', '004711');
    const book = new exceljs.Workbook();
    await book.xlsx.read(Readable.from(await downloaded('xlsx')));
    const [sheet] = book.worksheets;
    expect(sheet?.getRow(1).values).toEqual([
      undefined,
      'Eigene Artikelnummer',
      'Artikelnummer',
      'Bezeichnung',
      'Hersteller',
    ]);
    expect(sheet?.getRow(2).getCell(1).value).toBe('004711');
  });

  it.each([
    ['', 'ORDER_FILE_EMPTY'],
    ['Eigene Artikelnummer;Artikelnummer\n', 'ORDER_FILE_EMPTY'],
    [Buffer.from('%PDF-1.4'), 'ORDER_FILE_UNREADABLE'],
    [
      csv(...Array.from({ length: ownNumberLimits.ofCompany + 1 }, (_, n) => [`N${n}`, 'drill-68'])),
      'OWN_NUMBER_FILE_TOO_LONG',
    ],
  ])('is refused if it is none (%#)', async (file, code) => {
    expect(await refusalOf(send(file))).toMatchObject({ status: 400, code });
    expect((await list()).numbers).toEqual([]);
  });
});
