import type { CallRequest } from '@werkbank/contracts/calls';
import type { OwnArticle } from '@werkbank/contracts/entities';
import { type ErrorCode, errorStatus } from '@werkbank/contracts/errors';
import { type TestInstance, type TestUser, testUser } from '@werkbank/platform/testing';
import { Importing } from '../../catalogue-imports/testing/importing.js';
import { german, patience, startCatalogInstance } from '../../testing/catalog-instance.js';
import { alpspitz, nordlicht, producerOf, refusalOf } from '../../testing/desk.js';

let instance: TestInstance;
let producer: TestUser;
let importing: Importing;
beforeAll(async () => {
  instance = await startCatalogInstance();
  producer = await producerOf(alpspitz);
  importing = await Importing.of(instance);
}, patience);
afterAll(() => instance?.stop(), patience);

type Change = CallRequest<'changeOwnArticle'>['body'];
type New = CallRequest<'createOwnArticle'>['body'];
const show = (articleId: string, caller = producer): Promise<OwnArticle> =>
  instance.callAs(caller, 'getOwnArticle', { params: { articleId }, query: {} });
const change = (articleId: string, body: Change, caller = producer): Promise<OwnArticle> =>
  instance.callAs(caller, 'changeOwnArticle', { params: { articleId }, query: {}, body });
const add = (body: New) => instance.callAs(producer, 'createOwnArticle', { query: {}, body });
const inShop = (articleId: string) =>
  instance.callAs('visitor', 'getArticle', { params: { articleId }, query: german });
const history = async (articleId: string) =>
  (await instance.callAs(producer, 'listOwnArticleChanges', { params: { articleId }, query: {} })).changes;
const price = (amount: number, more: Partial<OwnArticle['prices'][number]> = {}) => ({
  amount,
  currency: 'EUR',
  priceQuantity: 1,
  minQuantity: 1,
  territories: [],
  validFrom: null,
  validUntil: null,
  ...more,
});
const both = (de: string, en = '') => ({ de, en });

it('shows an article from before any import with the data of its shop page', async () => {
  expect(await show('drill-68')).toMatchObject({
    articleId: 'drill-68',
    materialNumber: 'drill-68-no',
    name: both('Spiralbohrer DIN 338 6,8 mm', 'Twist drill DIN 338 6.8 mm'),
    description: both('Für Stahl', 'For steel'),
    groupId: 'drills',
    prices: [price(1058)],
    leadTimeDays: 6,
    features: [
      { name: both('Durchmesser', 'Diameter'), values: [6.8], unit: 'mm' },
      { name: both('Beschichtung', 'Coating'), values: [both('blank', 'bright')] },
      { name: both('Spitzenwinkel', 'Point angle'), values: [118], unit: '°' },
      { name: both('Norm', 'Standard'), values: [both('DIN 338', 'DIN 338')] },
    ],
    stock: [{ dispatchLocationId: 11, name: 'Versand', city: 'Brugg', level: 40 }],
    isOnSale: true,
    media: [],
  });
});

it('changes text, price, stock and features, and the shop shows them', async () => {
  const { features, optimisticLockKey } = await show('drill-50');
  const [diameter, ...others] = features;
  const after = await change('drill-50', {
    name: both('Spiralbohrer, neu', 'Twist drill, new'),
    description: both('Für Edelstahl'),
    prices: [price(2000), price(1500, { minQuantity: 10 })],
    stock: [{ dispatchLocationId: 11, level: 7, before: 40 }],
    features: [{ ...diameter!, values: [5.05] }, ...others],
    leadTimeDays: 3,
    optimisticLockKey,
  });
  expect(after).toMatchObject({ name: both('Spiralbohrer, neu', 'Twist drill, new'), leadTimeDays: 3 });
  expect(after.optimisticLockKey).not.toBe(optimisticLockKey);
  expect(await inShop('drill-50')).toMatchObject({
    articleText: 'Spiralbohrer, neu',
    partDescription: 'Für Edelstahl',
    stockLevels: [{ stockLevel: 7 }],
    leadTimeDays: 3,
    properties: { d1: '5,05', coating: 'blank' },
    singlePrice: { listPrice: 2000 },
  });
  await importing.followed();
  const group = await instance.callAs('visitor', 'getCategory', {
    params: { categoryId: 'drills' },
    query: { ...german, filters: 'd1:5.05~5.05' },
  });
  expect(group.group?.articles.map(({ articleText }) => articleText)).toEqual(['Spiralbohrer, neu']);
});

it('finds the changed text by search', async () => {
  await change('drill-51', { name: both('Wendelbohrer') });
  await importing.followed();
  const found = await instance.callAs('visitor', 'searchArticles', {
    query: { ...german, q: 'Wendelbohrer' },
  });
  expect(found.articles[0]?.articleId).toBe('drill-51');
});

it('leaves fields alone that a call does not name', async () => {
  const { leadTimeDays: _, optimisticLockKey: __, ...before } = await show('drill-52');
  expect(await change('drill-52', { leadTimeDays: 9 })).toMatchObject({ ...before, leadTimeDays: 9 });
});

it('takes a text of one language away', async () => {
  expect(await change('drill-53', { name: both('Nur deutsch') })).toMatchObject({
    name: both('Nur deutsch'),
  });
});

it('stores texts with HTML as plain texts', async () => {
  const { name, description } = await change('drill-54', {
    name: both('<b>Bohrer</b> &amp; mehr<script>alert(1)</script>'),
    description: both('<p>Eins</p><ul><li>Zwei</li></ul>'),
  });
  expect([name.de, description.de]).toEqual(['Bohrer & mehr', 'Eins\n• Zwei']);
});

it("refuses the second of two editors, who then sees the first one's changes", async () => {
  const [first, second] = [await show('drill-55'), await show('drill-55')];
  await change('drill-55', { leadTimeDays: 4, optimisticLockKey: first.optimisticLockKey });
  const late = { ean: '4006381333931', optimisticLockKey: second.optimisticLockKey };
  expect(await refusalOf(change('drill-55', late))).toMatchObject({ status: 409, code: 'CHANGED_MEANWHILE' });
  const now = await show('drill-55');
  expect(now).toMatchObject({ leadTimeDays: 4, ean: null });
  await change('drill-55', { ...late, optimisticLockKey: now.optimisticLockKey });
  expect(await show('drill-55')).toMatchObject({ leadTimeDays: 4, ean: '4006381333931' });
});

it('overwrites no level that an order has lowered meanwhile', async () => {
  const stale = { stock: [{ dispatchLocationId: 11, level: 50, before: 41 }] };
  expect(await refusalOf(change('drill-56', stale))).toMatchObject({ code: 'CHANGED_MEANWHILE' });
  expect((await show('drill-56')).stock).toMatchObject([{ level: 40 }]);
});

it('takes an article off sale and back', async () => {
  await change('drill-57', { isOnSale: false, offSaleReason: both('Nur auf Anfrage') });
  expect(await inShop('drill-57')).toMatchObject({ notAvailableReason: 'NotAvailableForOrder', price: null });
  expect(await show('drill-57')).toMatchObject({
    isOnSale: false,
    offSaleReason: both('Nur auf Anfrage', 'Nur auf Anfrage'),
  });
  await change('drill-57', { isOnSale: true });
  expect((await inShop('drill-57')).price).not.toBeNull();
});

it('adds an article that can be ordered at once', async () => {
  const { articleId } = await add({
    materialNumber: 'N/1 5',
    name: both('Kegelsenker 5 mm'),
    groupId: 'drills',
    materialGroupId: 3,
    prices: [price(990, { priceQuantity: 10 })],
    orderUnit: 'C62',
    features: [{ system: null, classId: null, id: null, name: both('Durchmesser'), values: [5], unit: 'mm' }],
    leadTimeDays: 2,
    stock: [{ dispatchLocationId: 11, level: 3, before: null }],
  });
  expect(await inShop(articleId)).toMatchObject({
    materialNumber: 'N/1 5',
    stockLevels: [{ stockLevel: 3 }],
    notAvailableReason: null,
    properties: { d1: '5' },
    priceQuantity: 10,
  });
  expect(await history(articleId)).toMatchObject([{ cause: 'hand', isNew: true, fields: [] }]);
  const again = { materialNumber: 'N/1 5', name: both('Noch einer'), isOnSale: false };
  expect(await refusalOf(add(again))).toMatchObject({
    status: 409,
    code: 'ARTICLE_NUMBER_TAKEN',
    field: 'materialNumber',
  });
});

it('adds an article without price and place off sale', async () => {
  const { articleId } = await add({ materialNumber: 'N/2', name: both('', 'Countersink') });
  expect(await show(articleId)).toMatchObject({ isOnSale: false, groupId: null, prices: [] });
});

const wrong: [string, Change, ErrorCode, string][] = [
  ['no price while on sale', { prices: [] }, 'ARTICLE_ON_SALE_WITHOUT_PRICE', 'prices'],
  ['a price above all limits', { prices: [price(1_000_000_001)] }, 'NUMBER_TOO_LARGE', 'prices.0.amount'],
  ['a price of nothing', { prices: [price(0)] }, 'NUMBER_TOO_SMALL', 'prices.0.amount'],
  ['a negative price', { prices: [price(100), price(-5)] }, 'NUMBER_TOO_SMALL', 'prices.1.amount'],
  [
    'a currency that nobody has',
    { prices: [price(1, { currency: 'ZZZ' })] },
    'CURRENCY_UNKNOWN',
    'prices.0.currency',
  ],
  ['two prices for one case', { prices: [price(1), price(2)] }, 'PRICES_CONTRADICT', 'prices.1.amount'],
  [
    'days that are turned around',
    { prices: [price(1, { validFrom: '2027-02-01', validUntil: '2027-01-01' })] },
    'DAYS_TURNED_AROUND',
    'prices.0.validUntil',
  ],
  ['a name that is too long', { name: both('x'.repeat(501)) }, 'FIELD_TOO_LONG', 'name.de'],
  [
    'a description that is too long',
    { description: both('', 'x'.repeat(50_001)) },
    'FIELD_TOO_LONG',
    'description.en',
  ],
  ['no name', { name: both('', '<br>') }, 'FIELD_REQUIRED', 'name'],
  ['a wrong check digit', { ean: '4006381333932' }, 'GTIN_WRONG', 'ean'],
  ['an unknown unit', { orderUnit: 'Q9' }, 'UNIT_UNKNOWN', 'orderUnit'],
  ['a group that is not there', { groupId: 'nowhere' }, 'CATEGORY_NOT_FOUND', 'groupId'],
  ['a category in the place of a group', { groupId: 'drilling' }, 'CATEGORY_NOT_FOUND', 'groupId'],
  [
    'a place of another company',
    { stock: [{ dispatchLocationId: 21, level: 1, before: null }] },
    'DISPATCH_LOCATION_NOT_FOUND',
    'stock.0.dispatchLocationId',
  ],
  ['a country that is none', { originCountry: 'XX' }, 'COUNTRY_UNKNOWN', 'originCountry'],
  [
    'a medium of nobody',
    { media: [{ source: `upload/${'0'.repeat(64)}/a.png`, purpose: null, description: both('') }] },
    'MEDIUM_NOT_FOUND',
    'media.0.source',
  ],
];
it.each(wrong)('refuses %s at its field, and changes no data', async (_what, body, code, field) => {
  const before = await show('drill-58');
  const refused = await refusalOf(change('drill-58', { leadTimeDays: 77, ...body }));
  expect(refused).toMatchObject({ status: errorStatus(code), code, field });
  expect(refused?.message).toMatch(/\S \S/);
  expect(await show('drill-58')).toEqual(before);
  expect(await history('drill-58')).toEqual([]);
});

it('answers the article of another company as one that is not there', async () => {
  const other = await producerOf(nordlicht);
  const platform = await testUser({ roles: ['platform-admin'] });
  const none = { status: 404, code: 'ARTICLE_NOT_FOUND' };
  expect(await refusalOf(show('drill-59', other))).toMatchObject(none);
  expect(await refusalOf(change('drill-59', { leadTimeDays: 1 }, other))).toMatchObject(none);
  const params = { articleId: 'drill-59' };
  const asPlatform = { params, query: { companyId: nordlicht } };
  expect(await refusalOf(instance.callAs(platform, 'getOwnArticle', asPlatform))).toMatchObject(none);
  const changes = instance.callAs(other, 'listOwnArticleChanges', { params, query: {} });
  expect(await refusalOf(changes)).toMatchObject(none);
  expect(await show('drill-59')).toMatchObject({ leadTimeDays: 6 });
});

it('lets the platform change an article of the company that it names', async () => {
  const platform = await testUser({ roles: ['platform-admin'] });
  await instance.callAs(platform, 'changeOwnArticle', {
    params: { articleId: 'drill-60' },
    query: { companyId: alpspitz },
    body: { leadTimeDays: 5 },
  });
  expect(await show('drill-60')).toMatchObject({ leadTimeDays: 5 });
});

it('records the author of each change, by hand, by a file and by its withdrawal', async () => {
  await change('drill-61', { leadTimeDays: 8 });
  const csv =
    'Artikelnummer;Bezeichnung;Listenpreis;Währung\r\ndrill-61-no;Bohrer aus der Datei;99,00;EUR\r\n';
  const sent = await importing.send(csv);
  await importing.apply(sent);
  await importing.call('setStockLevels', {
    query: {},
    body: { lines: [{ materialNumber: 'drill-61-no', level: 12 }] },
  });
  await importing.withdraw(sent);
  const { importId } = sent;
  const who = expect.stringContaining('@') as string;
  expect(await history('drill-61')).toMatchObject([
    {
      cause: 'withdrawal',
      importId,
      who: null,
      fields: expect.arrayContaining([
        { field: 'name', before: 'Bohrer aus der Datei', after: 'Spiralbohrer DIN 338 6,1 mm' },
      ]) as unknown,
    },
    { cause: 'lines', who, fields: [{ field: 'stock', before: '40', after: '12' }] },
    {
      cause: 'import',
      importId,
      who,
      fileName: 'articles.csv',
      fields: expect.arrayContaining([
        { field: 'listPrice', before: '10,51\u00a0EUR', after: '99,00\u00a0EUR' },
      ]) as unknown,
    },
    { cause: 'hand', who, importId: null, fields: [{ field: 'leadTimeDays', before: '6', after: '8' }] },
  ]);
});
