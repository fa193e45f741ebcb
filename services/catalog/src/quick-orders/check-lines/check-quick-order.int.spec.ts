import type { CallAnswer, CallInput } from '@werkbank/contracts/calls';
import { isRefusal } from '@werkbank/contracts/errors';
import { countStatements } from '@werkbank/platform/database';
import { quickOrderLimits } from '@werkbank/contracts/quick-order';
import { Queries } from '@werkbank/platform/messaging';
import { type TestInstance, testUser } from '@werkbank/platform/testing';
import { FillSearchIndex } from '../../search/index.js';
import { patience, startCatalogInstance } from '../../testing/catalog-instance.js';
import { buyerOf, refusalOf } from '../../testing/desk.js';

describe('checking a quick order', () => {
  let instance: TestInstance;
  let buyer: Awaited<ReturnType<typeof buyerOf>>;
  beforeAll(async () => {
    instance = await startCatalogInstance();
    buyer = await buyerOf(900);
    const numbered = [
      ['WB-338 0680', '4012345678901', 'drill-68'],
      ['4711', '0401234567893', 'drill-10'],
      // Another producer has the same number.
      ['47.11', null, 'key-3'],
    ];
    for (const [number, ean, id] of numbered) {
      await instance
        .ownerEm()
        .execute('update article set material_number = ?, ean = ? where article_id = ?', [number, ean, id]);
    }
    await instance
      .ownerEm()
      .execute(`update article set min_quantity = 10, quantity_interval = 5 where article_id = 'drill-11'`);
    await instance.app.get(FillSearchIndex).rebuild(instance.em());
  }, patience);
  afterAll(() => instance.stop(), patience);

  type Body = CallInput<'checkQuickOrder'>['body'];
  const swiss = { language: 'de', country: 'CH', currency: 'CHF' } as const;
  const check = (lines: Body['lines'], more: Partial<Body> = {}, caller: typeof buyer | 'visitor' = buyer) =>
    instance.callAs(caller, 'checkQuickOrder', { body: { ...swiss, lines, ...more } });
  const idsOf = ({ lines }: CallAnswer<'checkQuickOrder'>) =>
    lines.map(({ articles }) => articles.map(({ item }) => item.articleId));

  it.each([
    'WB-338 0680',
    'wb3380680',
    ' WB/338.0680 ',
    'Art.-Nr. WB-338-0680',
    '4012345678901',
    '4 012345 678901',
    'EAN: 4012345678901',
    'drill-68',
    'DRILL68',
  ])('finds an article by %s', async (number) => {
    expect(idsOf(await check([{ number }]))).toEqual([['drill-68']]);
  });

  it('finds a GTIN whose leading zero a spreadsheet dropped', async () => {
    expect(idsOf(await check([{ number: '401234567893' }]))).toEqual([[]]);
    await instance
      .ownerEm()
      .execute(`update article set ean = '0000000012345' where article_id = 'drill-10'`);
    await instance.app.get(FillSearchIndex).rebuild(instance.em());
    expect(idsOf(await check([{ number: '000000012345' }, { number: '0000000012345' }]))).toEqual([
      [],
      ['drill-10'],
    ]);
  });

  it('answers lines in their order: one article, several that fit, none', async () => {
    const found = await check([
      { number: '47-11', quantity: 2 },
      { number: 'nothing at all', quantity: 1 },
      { number: 'WB-338 0680', quantity: 12 },
    ]);
    expect(idsOf(found)).toEqual([['drill-10', 'key-3'], [], ['drill-68']]);
    expect(found.lines[1]?.near).toEqual([]);
  });

  it('suggests numbers with the same beginning if none matches', async () => {
    const { lines } = await check([{ number: 'WB-338 06' }, { number: 'wb' }]);
    expect(lines).toEqual([
      {
        articles: [],
        near: [
          {
            articleId: 'drill-68',
            materialNumber: 'WB-338 0680',
            articleText: 'Spiralbohrer DIN 338 6,8 mm',
            producerName: 'Alpspitz',
          },
        ],
      },
      { articles: [], near: [] },
    ]);
  });

  it("answers the data of the basket: the customer's price, stock and units, without the platform's margin", async () => {
    const { lines } = await check([{ number: 'drill-68', quantity: 12 }, { number: 'drill-11' }]);
    const [drill, packed] = lines.map(({ articles }) => articles[0]);
    expect(drill).toMatchObject({
      producerId: 1,
      producerName: 'Alpspitz',
      dispatchLocation: { id: 11, city: 'Brugg', country: 'CH' },
      item: {
        materialNumber: 'WB-338 0680',
        quantity: 12,
        price: { quantity: 12, taxBase: 11_313, currency: 'CHF' },
        stockLevel: 40,
        availabilityInDays: 0,
        notAvailableReason: null,
      },
    });
    expect(JSON.stringify(lines)).not.toContain('platformMargin');
    expect(packed?.item).toMatchObject({
      quantity: 10,
      orderUnits: { minQuantity: 10, quantityInterval: 5 },
      price: { quantity: 10 },
    });
  });

  it('prices like the basket, for each customer', async () => {
    const quote = await instance.app.get(Queries).ask('catalog.quote-prices', {
      ...swiss,
      customerCompanyId: 900,
      items: [{ articleId: 'drill-68', quantity: 12 }],
    });
    if (isRefusal(quote)) throw new Error(quote.code);
    const [quoted] = quote.items;
    const priceOf = async (caller: typeof buyer) =>
      (await check([{ number: 'drill-68', quantity: 12 }], {}, caller)).lines[0]?.articles[0]?.item.price;
    expect((await priceOf(buyer))?.taxBase).toBe(quoted?.price?.taxBase);
    expect((await priceOf(await buyerOf(901)))?.taxBase).toBeGreaterThan(quoted?.price?.taxBase ?? 0);
  });

  it('subtracts reserved stock, and marks articles that are not sold', async () => {
    await instance
      .ownerEm()
      .execute(
        `insert into stock_reservation values (gen_random_uuid(), 'drill-12', 11, 38, now() + interval '1 day')`,
      );
    const { lines } = await check([
      { number: 'drill-12', quantity: 3 },
      { number: 'key-5' },
      { number: 'key-4' },
    ]);
    expect(lines.map(({ articles }) => articles[0]?.item)).toMatchObject([
      { stockLevel: 2, availabilityInDays: 6 },
      { price: null, notAvailableReason: 'NotAvailableForOrder' },
      { price: null, notAvailableReason: 'NotAvailableForOrder' },
    ]);
  });

  it('lets only people of companies check', async () => {
    const lines = [{ number: 'drill-68' }];
    const producer = await testUser({ companyId: 101, companyType: 'Producer', producerId: 1 });
    expect(idsOf(await check(lines, {}, producer))).toEqual([['drill-68']]);
    expect(await refusalOf(check(lines, {}, 'visitor'))).toMatchObject({ status: 401 });
    const loner = await testUser({});
    const admin = await testUser({ roles: ['platform-admin'] });
    for (const caller of [loner, admin])
      expect(await refusalOf(check(lines, {}, caller))).toMatchObject({ status: 403, code: 'FORBIDDEN' });
  });

  it.each([
    ['lines', { lines: [] }],
    ['lines', { lines: Array.from({ length: quickOrderLimits.linesAtOnce + 1 }, () => ({ number: 'a1' })) }],
    ['number', { lines: [{ number: '' }] }],
    ['number', { lines: [{ number: 'a'.repeat(101) }] }],
    ['quantity', { lines: [{ number: 'a1', quantity: 0 }] }],
    ['quantity', { lines: [{ number: 'a1', quantity: 10_000 }] }],
    ['quantity', { lines: [{ number: 'a1', quantity: 1.5 }] }],
    ['country', { country: 'US' }],
    ['currency', { currency: 'USD' }],
  ])('refuses wrong %s', async (field, wrong) => {
    const refusal = await refusalOf(check([{ number: 'drill-68' }], wrong as Partial<Body>));
    expect(refusal?.field).toContain(field);
    expect([400, 409]).toContain(refusal?.status);
  });

  it.each(['=1+1', "'; drop table article; --", '%', '\\', '~', '١٢٣', 'Ø', '"'])(
    'finds no article by %s',
    async (number) => {
      expect(idsOf(await check([{ number }]))).toEqual([[]]);
    },
  );

  it('costs as many statements for 500 lines as for one', async () => {
    const many = Array.from({ length: quickOrderLimits.linesAtOnce }, (_, index) => ({
      number: index % 3 === 0 ? `unknown-${index}` : `drill-${10 + (index % 60)}`,
      quantity: 1 + (index % 40),
    }));
    await check(many);
    const one = await countStatements(() => check([{ number: 'drill-68', quantity: 1 }]));
    expect(one).toBeLessThanOrEqual(4);
    expect(await countStatements(() => check(many))).toBe(one);
  });

  it('reads numbers by their indexes', async () => {
    const plan = await instance.ownerEm().transactional(async (em) => {
      await em.execute('set local enable_seqscan = off');
      return em.execute<{ 'QUERY PLAN': string }[]>(
        `explain select a.article_id from (values ('drill68', 'drill68~')) as asked(form, ends),
           lateral (select article_id from search_article
             where numbers[1] collate "C" >= asked.form and numbers[1] collate "C" < asked.ends
             order by numbers[1] collate "C" limit 6) a`,
      );
    });
    expect(plan.map((line) => line['QUERY PLAN']).join('\n')).toMatch(/Index Scan using search_article/);
  });
});
