import { countStatements } from '@werkbank/platform/database';
import type { TestInstance } from '@werkbank/platform/testing';
import { patience, startCatalogInstance } from '../../testing/catalog-instance.js';
import { type Desk, deskOf, nothing, refusalOf } from '../../testing/desk.js';

describe('a simulation', () => {
  let instance: TestInstance;
  let desk: Desk;
  beforeAll(async () => {
    instance = await startCatalogInstance();
    desk = await deskOf(instance);
  }, patience);
  afterAll(() => instance.stop(), patience);

  const tiers = (...pairs: [number, number][]) =>
    pairs.map(([minQuantity, discountValue]) => ({ minQuantity, discountValue }));
  const simulate = (edit: object, more: object = {}) =>
    desk('simulatePrices', {
      body: { country: 'CH', currency: 'CHF', quantity: 12, articleIds: ['drill-68'], edit, ...more },
    });
  const quantity = { discountType: 'QuantityMaterialGroup', materialGroupType: 'MaterialGroup' } as const;

  it("returns the prices before and after, with the producer's share, and saves no change", async () => {
    const edit = {
      discountGroup: {
        ...quantity,
        discounts: [{ materialOrArticleGroupId: 3, discountQuantities: tiers([0, 20], [100, 40]) }],
      },
    };
    const before = await desk('getDiscountGroup', { params: { discountGroupId: 2 } });
    const { articles } = await simulate(edit, { discountGroupId: 2 });
    // Now 12.5 % of 12432 → 1554: 12432 + 435 − 1554. Then 20 % → 2486.4.
    expect(articles[0]).toMatchObject({
      articleId: 'drill-68',
      now: {
        price: { salesPrice: 11_313, effectiveDiscount: 12.5 },
        unitPrice: 943,
        // 11313 − 962 = 10351 of 12432.
        margin: { amount: 10_351, percent: 83.26 },
        tiers: [
          { minQuantity: 1, unitPrice: 1020 },
          { minQuantity: 10, unitPrice: 943 },
        ],
      },
      edited: { price: { salesPrice: 10_381, effectiveDiscount: 20 } },
    });
    expect(articles[0]?.edited?.tiers.map(({ minQuantity }) => minQuantity)).toEqual([1, 100]);
    expect(await desk('getDiscountGroup', { params: { discountGroupId: 2 } })).toEqual(before);
  });

  it("matches the shop's prices after saving", async () => {
    const discounts = [{ materialOrArticleGroupId: 3, discountQuantities: tiers([0, 33]) }];
    const edit = { discountGroup: { ...quantity, discounts } };
    const { articles } = await simulate(edit, { customerCompanyId: 900 });
    const params = { discountGroupId: 2 };
    await desk('saveDiscounts', { params, body: { discounts } });
    const after = await simulate({}, { customerCompanyId: 900 });
    expect(after.articles[0]?.now).toEqual(articles[0]?.edited);
  });

  it('takes factor and surcharges that are not saved, and the day', async () => {
    const { articles } = await simulate({
      countryPriceFactor: 2,
      surcharges: [{ materialGroupId: 3, value: 0 }],
    });
    // 1058 × 2 × 0.9417 → 1993.
    expect(articles[0]?.edited?.price).toMatchObject({ listPrice: 1993, surcharge: 0 });
    const planned = { materialOrArticleGroupId: null, discountValue: 50, validFrom: '2027-01-01' };
    const group = {
      discountType: 'Percentage',
      materialGroupType: 'MaterialGroup',
      discountValue: 1,
      discounts: [planned],
    };
    const discountOn = async (day: string) =>
      (await simulate({ discountGroup: group }, { day })).articles[0]?.edited?.price.effectiveDiscount;
    expect([await discountOn('2026-12-31'), await discountOn('2027-01-01')]).toEqual([1, 50]);
  });

  it('needs two statements for any number of articles, and accepts fifty', async () => {
    const articleIds = Array.from({ length: 50 }, (_, index) => `drill-${10 + index}`);
    expect(await countStatements(() => simulate({}, { articleIds }))).toBe(2);
    expect(await countStatements(() => simulate({}))).toBe(2);
    const more = { articleIds: [...articleIds, 'drill-68'] };
    expect(await refusalOf(simulate({}, more))).toMatchObject({ status: 400 });
  });

  it("is refused with another producer's group, or one that is not there", async () => {
    const [foreign] = await instance.em().execute<{ id: number }[]>(
      `insert into discount_group (producer_company_id, name, discount_type, material_group_type, is_other_customer_group)
         select id, 'foreign', 'Percentage', 'MaterialGroup', false from producer_company
          where id <> (select producer_company_id from discount_group where id = 2) limit 1 returning id`,
    );
    for (const discountGroupId of [foreign?.id ?? 0, 999_999])
      expect(await refusalOf(simulate({}, { discountGroupId }))).toMatchObject({
        status: 404,
        code: 'DISCOUNT_GROUP_NOT_FOUND',
        field: 'discountGroupId',
      });
  });

  it.each([
    [{ articleIds: ['drill-68', 'key-3'] }, 404, 'ARTICLE_NOT_FOUND', 'articleIds.1'],
    [{ articleIds: [String(nothing)] }, 404, 'ARTICLE_NOT_FOUND', 'articleIds.0'],
    [{ country: 'US' }, 409, 'DELIVERY_COUNTRY_NOT_SERVED', 'country'],
    [{ currency: 'USD' }, 409, 'CURRENCY_NOT_OFFERED', 'currency'],
  ])('is refused with %j: %i %s', async (more, status, code, field) => {
    expect(await refusalOf(simulate({}, more))).toMatchObject({ status, code, field });
  });
});
