import { countStatements } from '@werkbank/platform/database';
import { Queries } from '@werkbank/platform/messaging';
import type { TestInstance, TestUser } from '@werkbank/platform/testing';
import { queries } from '@werkbank/contracts/queries';
import { createClient } from '@werkbank/contracts/client';
import { addDays, dayOf } from '@werkbank/contracts/calendar';
import { priceRecords } from '../article-rows/price-records.js';
import { Catalogue } from './catalogue.js';
import { CatalogueNow } from './catalogue-now.js';
import { servingLocation } from '../article-rows/serving-location.js';
import { patience, startCatalogInstance, swiss } from '../../testing/catalog-instance.js';
import { buyerOf, type Desk, deskOf } from '../../testing/desk.js';

describe('a saved rule', () => {
  let instance: TestInstance;
  let desk: Desk;
  let buyer: TestUser;
  let replica: string;
  beforeAll(async () => {
    instance = await startCatalogInstance();
    desk = await deskOf(instance);
    buyer = await buyerOf(900);
    replica = await (await instance.startReplica()).getUrl();
  }, patience);
  afterAll(() => instance.stop(), patience);

  const articleId = 'drill-68';
  const shown = async (call: TestInstance['callAs'] = instance.callAs.bind(instance)) => {
    const found = await call(buyer, 'searchArticles', { query: { ...swiss, q: 'spiralbohrer 6,8' } });
    const category = await call(buyer, 'getCategory', {
      params: { categoryId: 'drills' },
      query: { ...swiss, filters: 'd1:6.8~6.8' },
    });
    const article = await call(buyer, 'getArticle', { params: { articleId }, query: swiss });
    return {
      search: found.articles.find((row) => row.articleId === articleId)?.price,
      category: category.group?.articles.find((row) => row.articleId === articleId)?.price,
      article: article.singlePrice?.taxBase,
    };
  };
  const onReplica: TestInstance['callAs'] = (_caller, name, request) =>
    createClient({ baseUrl: replica, language: () => 'de', accessToken: () => buyer.accessToken() })(
      name,
      request,
    );
  const inBasket = async () => {
    const answer = await instance.app.get(Queries).ask('catalog.quote-prices', {
      language: 'de',
      country: 'CH',
      currency: 'CHF',
      customerCompanyId: 900,
      items: [{ articleId, quantity: 1 }],
    });
    return queries['catalog.quote-prices'].answer.parse(answer).items[0]?.price?.taxBase;
  };
  const everywhere = async () => [await shown(), await shown(onReplica), await inBasket()];
  const costing = (price: number) => {
    const all = { search: price, category: price, article: price };
    return [all, all, price];
  };

  // List price EUR 10.58, rate 0.9417: unit 1058 × factor × 0.9417.
  it('is in search, category, article and basket with the next request, of each process', async () => {
    // 1058 × 1.04 × 0.9417 = 1036.17 → 1036; + 3.5 % = 36.26 → 36; − 5 % = 51.8 → 52.
    expect(await everywhere()).toEqual(costing(1020));
    const [surcharge] = await desk('listSurcharges', {});
    await desk('updateSurcharge', { params: { surchargeId: surcharge?.id ?? 0 }, body: { value: 10 } });
    // + 10 % = 103.6 → 104.
    expect(await everywhere()).toEqual(costing(1088));
    const [factor] = await desk('listCountryPriceFactors', {});
    await desk('updateCountryPriceFactor', { params: { factorId: factor?.id ?? 0 }, body: { factor: 2 } });
    // 1058 × 2 × 0.9417 = 1992.64 → 1993; + 10 % = 199.3 → 199; − 5 % = 99.65 → 100.
    expect(await everywhere()).toEqual(costing(2092));
    const params = { discountGroupId: 2 };
    const { discounts } = await desk('getDiscountGroup', { params });
    const discountId = discounts[0]?.id ?? 0;
    const discountQuantities = [{ minQuantity: 0, discountValue: 50 }];
    await desk('updateDiscount', { params: { ...params, discountId }, body: { discountQuantities } });
    // − 50 % = 996.5 → 997.
    expect(await everywhere()).toEqual(costing(1195));
    const [assignment] = await desk('listDiscountAssignments', {});
    await desk('deleteDiscountAssignment', { params: { assignmentId: assignment?.id ?? 0 } });
    // − 2 % of the unassigned = 39.86 → 40.
    expect(await everywhere()).toEqual(costing(2152));
    const body = { name: 'Others', discountType: 'Percentage', materialGroupType: 'MaterialGroup' } as const;
    await desk('updateDiscountGroup', {
      params: { discountGroupId: 1 },
      body: { ...body, discountValue: 25 },
    });
    // − 25 % = 498.25 → 498.
    expect(await everywhere()).toEqual(costing(1694));
  });

  it('for tomorrow is not in any price of today', async () => {
    const before = await shown();
    const tomorrow = addDays(dayOf(new Date()), 1);
    await desk('createCountryPriceFactor', {
      body: { targetCountry: 'CH', factor: 50, validFrom: tomorrow },
    });
    await desk('createDiscount', {
      params: { discountGroupId: 1 },
      body: { discountValue: 90, validFrom: tomorrow },
    });
    expect(await shown()).toEqual(before);
  });

  it('prices 500 articles for one customer in one statement, once they are known', async () => {
    const ids = Array.from({ length: 500 }, (_, index) => `many-${index}`);
    await instance.em().execute(
      `insert into article select (jsonb_populate_record(a, jsonb_build_object('article_id', m.id, 'material_number', m.id))).*
       from article a, jsonb_array_elements_text(?::jsonb) as m(id) where a.article_id = ?`,
      [JSON.stringify(ids), articleId],
    );
    let prices: unknown[] = [];
    const audience = { country: 'CH', currency: 'CHF', customerCompanyId: 900 };
    const price = async () => {
      const now = await CatalogueNow.of(instance.app.get(Catalogue));
      const records = await now.articles(ids, 'de');
      const lines = records.map((record) => ({
        record,
        quantity: 1,
        location: servingLocation(record.locations, 'CH'),
      }));
      const priced = await priceRecords(now, lines, audience);
      prices = 'prices' in priced ? priced.prices : [];
    };
    expect(await countStatements(price)).toBeLessThanOrEqual(4);
    expect(await countStatements(price)).toBe(1);
    expect(prices).toHaveLength(500);
  });
});
