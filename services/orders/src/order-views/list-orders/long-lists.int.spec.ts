import type { TestInstance } from '@werkbank/platform/testing';
import { aSection, swissProducer } from '../../testing/a-submission.js';
import { people, startOrdersInstance, submitted } from '../../testing/orders-instance.js';

const many = 1_100;
let instance: TestInstance;
let first: number;

beforeAll(async () => {
  instance = await startOrdersInstance();
  first = (await submitted(instance, { customerId: 8, orderSections: [aSection(swissProducer)] })).id;
  const copies = {
    sales_order: `'id', id + n, 'draft_id', gen_random_uuid()`,
    purchase_order: `'order_id', order_id + n`,
    delivery: `'order_id', order_id + n, 'id', id + n`,
  };
  for (const [table, changes] of Object.entries(copies))
    await instance.em().execute(
      `insert into ${table} select made.* from ${table} like_it, generate_series(1, ?) n,
         lateral jsonb_populate_record(like_it, jsonb_build_object(${changes})) made
       where like_it.${table === 'sales_order' ? 'id' : 'order_id'} = ?`,
      [many - 1, first],
    );
}, 60_000);
afterAll(() => instance?.stop(), 30_000);

const lists = {
  buyer: async (query: object) => instance.callAs(await people.otherBuyer(), 'listSalesOrders', { query }),
  producer: async (query: object) => instance.callAs(await people.swiss(), 'listPurchaseOrders', { query }),
  admin: async (query: object) => instance.callAs(await people.admin(), 'listSalesOrders', { query }),
};

describe.each(Object.entries(lists))('a long list of the %s', (_, list) => {
  it('is counted to a thousand behind the page, and to the end where that is near', async () => {
    expect(await list({})).toMatchObject({ totalItems: 1_025, totalIsExact: false, pages: 41 });
    expect(await list({ page: 3 })).toMatchObject({ totalItems: 1_075, totalIsExact: false, pages: 43 });
    const fourth = await list({ page: 4 });
    expect(fourth).toMatchObject({ totalItems: many, totalIsExact: true, pages: 44 });
    expect(fourth.orders).toHaveLength(25);
    expect(await list({ page: 44, statuses: 'Created' })).toMatchObject({
      totalItems: many,
      totalIsExact: true,
    });
  });

  it.each(['createdOn', '-createdOn', 'id', '-id', 'taxBase', '-taxBase', 'status'] as const)(
    'is gone through by %s without an order twice or left out',
    async (sort) => {
      const seen = new Set<number>();
      for (let page = 1; page <= 11; page++) {
        const { orders } = await list({ sort, page, pageSize: 100 });
        for (const { id } of orders) seen.add(id);
      }
      expect(seen.size).toBe(many);
    },
  );
});

it('forgets a deleted order on the side of its producer as well', async () => {
  const { id } = await submitted(instance, { orderSections: [aSection(swissProducer)] });
  const firstOf = async () => (await lists.producer({ sort: '-id' })).orders.at(0)?.id;
  const before = await lists.producer({ orderNumber: String(id) });
  expect(before.totalItems).toBe(1);
  await instance.callAs(await people.admin(), 'deleteSalesOrder', { params: { orderId: id } });
  expect(await lists.producer({ orderNumber: String(id) })).toMatchObject({ totalItems: 0, orders: [] });
  expect(await firstOf()).not.toBe(id);
});
