import { randomUUID } from 'node:crypto';
import { eventually, type TestInstance, testUser } from '@werkbank/platform/testing';
import { patience, startCatalogInstance, swiss } from '../../testing/catalog-instance.js';
import { RankBoughtArticles } from './rank-bought-articles.js';

describe('ranking by stock and orders', () => {
  let instance: TestInstance;
  beforeAll(async () => {
    instance = await startCatalogInstance();
  }, patience);
  afterAll(() => instance.stop(), patience);

  const q = 'spiralbohrer';
  const found = async () => {
    const { articles } = await instance.callAs('visitor', 'searchArticles', { query: { ...swiss, q } });
    return articles.map(({ articleId }) => articleId);
  };
  const order = async (orderId: number, articleId: string, id = randomUUID()) => {
    const lines = [{ articleId, dispatchLocationId: 11, quantity: 1 }];
    await instance.courier.publish('orders.order-created.v1', { orderId, customerId: 900, lines }, id);
    await instance.settled();
  };
  const bought = (): Promise<unknown[]> =>
    instance.em().execute('select article_id, orders from bought_article order by 1');

  it('ranks ordered articles first, counts each order once, and reports the number', async () => {
    const id = randomUUID();
    await order(1, 'drill-40', id);
    await order(1, 'drill-40', id);
    for (const orderId of [2, 3, 4]) await order(orderId, 'drill-50');
    expect(await bought()).toEqual([
      { article_id: 'drill-40', orders: 1 },
      { article_id: 'drill-50', orders: 3 },
    ]);
    expect((await found())[0]).toBe('drill-10');
    await instance.app.get(RankBoughtArticles).run();
    await eventually(async () =>
      expect((await found()).slice(0, 3)).toEqual(['drill-50', 'drill-40', 'drill-10']),
    );
    const admin = await testUser({ roles: ['platform-admin'] });
    const query = { ...swiss, q, explain: 'true' } as const;
    const { explanations = [] } = await instance.callAs(admin, 'searchArticles', { query });
    expect(explanations[0]?.rank.slice(-2)).toEqual([
      { criterion: 'available', points: 1, most: 1 },
      { criterion: 'bought', points: 2, most: 5 },
    ]);
  });

  it('ranks sold-out articles last until they are back in stock', async () => {
    const level = (pieces: number) =>
      instance.em().execute(`update stock set level = ? where article_id = 'drill-50'`, [pieces]);
    await level(0);
    await eventually(async () => expect((await found())[0]).toBe('drill-40'));
    await level(1);
    await eventually(async () => expect((await found())[0]).toBe('drill-50'));
  });

  it('forgets orders of more than 90 days ago', async () => {
    await instance.em().execute(`update bought_article set day = day - 90 where article_id = 'drill-50'`);
    await instance.app.get(RankBoughtArticles).run();
    await eventually(async () => expect((await found())[0]).toBe('drill-40'));
    expect(await bought()).toEqual([{ article_id: 'drill-40', orders: 1 }]);
  });
});
