import { randomUUID } from 'node:crypto';
import type { TestInstance } from '@werkbank/platform/testing';
import { patience, startCatalogInstance, swiss } from '../../testing/catalog-instance.js';

describe('keeping stock', () => {
  let instance: TestInstance;
  beforeAll(async () => {
    instance = await startCatalogInstance();
  }, patience);
  afterAll(() => instance.stop(), patience);

  const lines = (articleId: string, quantity: number, dispatchLocationId = 11) => [
    { articleId, dispatchLocationId, quantity },
  ];
  const levelOf = async (articleId: string): Promise<number> => {
    const article = await instance.callAs('visitor', 'getArticle', { params: { articleId }, query: swiss });
    return article.stockLevel;
  };
  const ordered = async (orderId: number, articleId: string, quantity: number, id?: string) => {
    await instance.courier.publish(
      'orders.order-created.v1',
      { orderId, customerId: 900, lines: lines(articleId, quantity) },
      id,
    );
    await instance.settled();
  };

  it('lowers the level by the quantity of an order, and publishes it', async () => {
    await ordered(1, 'drill-20', 12);
    expect(await levelOf('drill-20')).toBe(28);
    expect(await instance.courier.sent('catalog.stock-changed.v1')).toContainEqual({
      articleId: 'drill-20',
      levels: [{ dispatchLocationId: 11, stockLevel: 28 }],
    });
  });

  it('never falls below zero, and gets back only taken pieces', async () => {
    await ordered(2, 'drill-21', 100);
    expect(await levelOf('drill-21')).toBe(0);
    await instance.courier.publish('orders.order-deleted.v1', { orderId: 2, lines: lines('drill-21', 100) });
    await instance.settled();
    expect(await levelOf('drill-21')).toBe(40);
  });

  it('gets cancelled pieces back', async () => {
    await ordered(3, 'drill-22', 10);
    await instance.courier.publish('orders.items-cancelled.v1', { orderId: 3, lines: lines('drill-22', 4) });
    await instance.settled();
    expect(await levelOf('drill-22')).toBe(34);
  });

  it('applies the same message once', async () => {
    const id = randomUUID();
    await ordered(4, 'drill-23', 5, id);
    await instance.courier.publishRaw(
      'orders.order-created.v1',
      JSON.stringify({ orderId: 4, customerId: 900, lines: lines('drill-23', 5) }),
      id,
    );
    await instance.settled();
    expect(await levelOf('drill-23')).toBe(35);
  });

  it('skips lines of unknown stocks', async () => {
    await instance.courier.publish('orders.order-created.v1', {
      orderId: 5,
      customerId: 900,
      lines: [...lines('gone', 1), ...lines('drill-24', 1, 999), ...lines('drill-24', 2)],
    });
    await instance.settled();
    expect(await levelOf('drill-24')).toBe(38);
  });

  it('adds up several lines of one article', async () => {
    await instance.courier.publish('orders.order-created.v1', {
      orderId: 6,
      customerId: 900,
      lines: [...lines('drill-25', 3), ...lines('drill-25', 4)],
    });
    await instance.settled();
    expect(await levelOf('drill-25')).toBe(33);
  });

  it(
    'loses no order that was placed while the service was down',
    async () => {
      await instance.stopService();
      await instance.courier.publish('orders.order-created.v1', {
        orderId: 7,
        customerId: 900,
        lines: lines('drill-26', 1),
      });
      await instance.startService();
      await instance.settled();
      expect(await levelOf('drill-26')).toBe(39);
    },
    patience,
  );
});
