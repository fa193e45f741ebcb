import type { CallRequest } from '@werkbank/contracts/calls';
import { countStatements } from '@werkbank/platform/database';
import { type TestInstance, type TestUser, testUser } from '@werkbank/platform/testing';
import { readCsv } from '../catalogue-imports/read-file/read-csv.js';
import { patience, startCatalogInstance } from '../testing/catalog-instance.js';
import { alpspitz, buyerOf, refusalOf } from '../testing/desk.js';
import { addOddArticles } from './testing/odd-articles.js';

let instance: TestInstance;
let buyer: TestUser;
beforeAll(async () => {
  instance = await startCatalogInstance();
  buyer = await buyerOf(900);
  await addOddArticles(instance, alpspitz);
  await instance
    .ownerEm()
    .execute(`insert into stock (article_id, dispatch_location_id, level) select article_id, 11, 4 from article
      where article_id like 'odd-%' on conflict do nothing`);
}, patience);
afterAll(() => instance?.stop(), patience);

type Query = CallRequest<'exportCatalogue'>['query'];

const exported = (query: Query, caller = buyer) =>
  instance.callAs(caller, 'exportCatalogue', { query: { country: 'CH', currency: 'CHF', ...query } });

/** Rows of the CSV by the heads of its columns. */
async function rowsOf(query: Query = {}): Promise<Record<string, string>[]> {
  const { content } = await exported({ format: 'csv', ...query });
  const bytes = Buffer.from(await content.arrayBuffer());
  const { rows } = await readCsv(
    (async function* () {
      yield bytes;
    })(),
  );
  const cells: string[][] = [];
  for await (const row of rows) cells.push(row.cells);
  const [heads = [], ...lines] = cells;
  return lines.map((line) => Object.fromEntries(heads.map((head, place) => [head, line[place] ?? ''])));
}

const cents = (text: string | undefined) => Math.round(Number(text?.replace(',', '.')) * 100);

it.each([
  ['CH', 'CHF'],
  ['DE', 'EUR'],
] as const)('has the prices of the article pages to the cent, in %s', async (country, currency) => {
  const rows = await rowsOf({ country, currency });
  const byArticle = Map.groupBy(rows, (row) => row['Werkbank-Nr.']!);
  const ids = await instance.em().execute<{ id: string }[]>('select article_id as id from article');
  let orderable = 0;
  for (const { id } of ids) {
    const page = await instance.callAs(buyer, 'getArticle', {
      params: { articleId: id },
      query: { lng: 'de', country, currency },
    });
    const lines = byArticle.get(id) ?? [];
    if (page.notAvailableReason !== null) {
      expect([id, lines]).toEqual([id, []]);
      continue;
    }
    orderable++;
    const { price, priceTiers, singlePrice } = page;
    const [first, ...further] = lines;
    expect([id, cents(first?.['Nettopreis'])]).toEqual([id, price]);
    expect(Number(first?.['Preismenge'])).toBe(page.priceQuantity ?? 1);
    expect(first?.['Währung']).toBe(currency);
    expect(Number(first?.['MwSt. %']?.replace(',', '.'))).toBe(singlePrice?.taxRate);
    expect(
      further.map((line) => ({
        minQuantity: Number(line['Ab Menge']),
        unitPrice: cents(line['Nettopreis']),
      })),
    ).toEqual(
      priceTiers.slice(1).map(({ minQuantity, unitPrice: price }) => ({ minQuantity, unitPrice: price })),
    );
  }
  expect(byArticle.size).toBe(orderable);
  expect(orderable).toBeGreaterThan(50);
});

it('has names of groups, values of columns and no list prices', async () => {
  const [drill] = (await rowsOf()).filter((row) => row['Artikelnummer'] === 'drill-10-no');
  expect(drill).toMatchObject({ Gruppe: 'Spiralbohrer DIN 338', Anbieter: 'Alpspitz' });
  expect(Object.keys(drill!)).toEqual(expect.arrayContaining(['Nettopreis', 'Durchmesser [mm]']));
  expect(Object.keys(drill!)).not.toContain('Listenpreis');
  expect(Object.keys(drill!)).not.toContain('Rabattgruppe');
});

it('has the shop as supplier of a BMEcat, and no discount groups of producers', async () => {
  const xml = await (await exported({ format: 'bmecat' })).content.text();
  expect(xml).toContain('<SUPPLIER_NAME>Werkbank</SUPPLIER_NAME>');
  expect(xml).toContain('price_type="net_customer"');
  expect(xml).not.toContain('ERP_GROUP_SUPPLIER');
  expect(xml).not.toContain('net_list');
});

it.each(['bmecat12', 'xlsx'] as const)('comes as %s', async (format) => {
  const { content } = await exported({ format });
  expect(content.size).toBeGreaterThan(1000);
});

it('takes two statements for 500 articles', async () => {
  const [row] = await instance
    .em()
    .execute<{ total: number }[]>(
      'select count(*)::int as total from article where not_for_sale_reason is null',
    );
  await exported({ format: 'csv' });
  const statements = await countStatements(async () => {
    await exported({ format: 'csv' });
  });
  expect(statements).toBeLessThanOrEqual(2 * Math.ceil(row!.total / 500) + 5);
});

it.each([
  [{ country: 'US' }, 409, 'DELIVERY_COUNTRY_NOT_SERVED'],
  [{ currency: 'USD' }, 409, 'CURRENCY_NOT_OFFERED'],
  [{ companyId: 901 }, 404, 'COMPANY_NOT_FOUND'],
  [{ format: 'pdf' }, 400, 'MALFORMED_REQUEST'],
])('is refused for %o: %i %s', async (query, status, code) => {
  expect(await refusalOf(exported(query as Query))).toMatchObject({ status, code });
});

it('is refused to people without a company', async () => {
  expect(await refusalOf(exported({}, await testUser({})))).toMatchObject({ status: 403 });
});
