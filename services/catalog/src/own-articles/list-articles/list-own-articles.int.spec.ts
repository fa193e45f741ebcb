import type { CallRequest } from '@werkbank/contracts/calls';
import { countStatements } from '@werkbank/platform/database';
import { type TestInstance, type TestUser, testUser } from '@werkbank/platform/testing';
import { Importing } from '../../catalogue-imports/testing/importing.js';
import { patience, startCatalogInstance } from '../../testing/catalog-instance.js';
import { alpspitz, nordlicht, producerOf } from '../../testing/desk.js';

let instance: TestInstance;
let producer: TestUser;
beforeAll(async () => {
  instance = await startCatalogInstance();
  producer = await producerOf(alpspitz);
  const importing = await Importing.of(instance);
  const sent = await importing.send(
    'Artikelnummer;Bezeichnung;Listenpreis;Währung\r\nQ/1 7;Kegelsenker Größe 7;12,50;EUR\r\nQ/1 8;Kegelsenker Größe 8;;\r\n',
  );
  await importing.apply(sent);
}, patience);
afterAll(() => instance?.stop(), patience);

type Query = CallRequest<'listOwnArticles'>['query'];
const list = (query: Query, caller = producer) => instance.callAs(caller, 'listOwnArticles', { query });
const numbers = async (query: Query, caller = producer) =>
  (await list(query, caller)).articles.map(({ materialNumber }) => materialNumber);

it('lists imported articles of the company and earlier ones of its producer', async () => {
  const { totalItems, articles } = await list({ search: 'Q/1 7' });
  expect(totalItems).toBe(1);
  expect(articles).toEqual([
    {
      articleId: expect.any(String) as string,
      materialNumber: 'Q/1 7',
      articleText: 'Kegelsenker Größe 7',
      groupName: null,
      imageUrl: null,
      listPrice: { amount: 1250, currency: 'EUR', priceQuantity: 1 },
      furtherPrices: 0,
      orderUnit: 'C62',
      stock: 0,
      leadTimeDays: 10,
      isOnSale: true,
    },
  ]);
  expect((await list({})).totalItems).toBe(62);
});

it.each<[string, Query, string[]]>([
  ['a number without its signs', { search: 'q17' }, ['Q/1 7']],
  ['words in any order and any spelling', { search: 'groesse senker 8' }, ['Q/1 8']],
  ['its text in the other language', { search: 'twist 6.8' }, ['drill-68-no']],
  ['no place', { lacks: 'place' }, ['Q/1 7', 'Q/1 8']],
  ['neither a place nor a price', { lacks: 'place,price' }, ['Q/1 8']],
  ['nothing in stock', { lacks: 'stock' }, ['Q/1 7', 'Q/1 8']],
  ['a text in one language only', { lacks: 'language', search: '7' }, ['Q/1 7']],
  ['nothing that is off sale', { sale: 'off' }, []],
  ['a group', { categoryId: 'drills', search: '6,9' }, ['drill-69-no']],
  ['a category above its group', { categoryId: 'drilling', search: '6,9' }, ['drill-69-no']],
  ['another group', { categoryId: 'keys' }, []],
])('finds articles by %s', async (_what, query, expected) => {
  expect(await numbers(query)).toEqual(expected);
});

it.each<[NonNullable<Query['sort']>, string]>([
  ['materialNumber', 'Q/1 7'],
  ['-listPrice', 'Q/1 8'],
  ['-stock', 'drill-69-no'],
  ['articleText', 'Q/1 7'],
])('sorts by %s', async (sort, first) => {
  const [found] = await numbers({ sort, pageSize: '1' });
  expect(found).toBe(first);
});

it('shows each company its own articles only, also by a filter', async () => {
  const other = await producerOf(nordlicht);
  expect(await numbers({}, other)).toEqual(['key-3-no', 'key-4-no', 'key-5-no']);
  expect(await numbers({ search: 'Q/1 7' }, other)).toEqual([]);
  expect(await numbers({ sale: 'off' }, other)).toEqual(['key-5-no']);
});

it('lets the platform name the company', async () => {
  const platform = await testUser({ roles: ['platform-admin'] });
  expect(await numbers({ companyId: nordlicht, sale: 'off' }, platform)).toEqual(['key-5-no']);
  await expect(list({}, platform)).rejects.toMatchObject({ code: 'FIELD_REQUIRED' });
});

it('names the places of the shop with the number of own articles in each', async () => {
  const places = await instance.callAs(producer, 'listOwnArticlePlaces', { query: {} });
  expect(places).toMatchObject({
    categories: [
      { categoryId: 'drilling', kind: 'category', path: 'Bohren', articles: 60 },
      { categoryId: 'drills', kind: 'group', path: 'Bohren › Spiralbohrer DIN 338', articles: 60 },
      { categoryId: 'keys', kind: 'group', articles: 0 },
    ],
    materialGroups: [{ name: 'Handwerkzeug' }, { name: 'HSS' }],
    dispatchLocations: [{ id: 11, name: 'Versand', city: 'Brugg' }],
  });
});

it('costs as many statements for a hundred rows as for one', async () => {
  const one = await countStatements(() => list({ pageSize: '1' }));
  expect(await countStatements(() => list({ pageSize: '100' }))).toBe(one);
  expect(one).toBeLessThan(5);
});
