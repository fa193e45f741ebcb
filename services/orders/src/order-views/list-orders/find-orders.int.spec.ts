import { oddNames, otherWaysToWrite } from '@werkbank/contracts/fixtures';
import { numberForm } from '@werkbank/contracts/text';
import type { TestInstance } from '@werkbank/platform/testing';
import { addedFacts, aSection, swissProducer } from '../../testing/a-submission.js';
import { people, startOrdersInstance, submitted } from '../../testing/orders-instance.js';

let instance: TestInstance;
let id: number;
beforeAll(async () => {
  instance = await startOrdersInstance();
  id = (await submitted(instance)).id;
}, 60_000);
afterAll(() => instance?.stop(), 30_000);

async function foundByProducer(query: object): Promise<number[]> {
  const { orders } = await instance.callAs(await people.swiss(), 'listPurchaseOrders', { query });
  return orders.map((order) => order.id);
}

async function found(query: object): Promise<number[]> {
  const { orders } = await instance.callAs(await people.admin(), 'listSalesOrders', { query });
  return orders.map((order) => order.id);
}

it.each(oddNames)('finds an order by the customer and the producer %j as it shows them', async (name) => {
  await instance
    .em()
    .execute('update sales_order set customer_name = ?, producer_names = array[?, ?] where id = ?', [
      name,
      'Kerb AG',
      name,
      id,
    ]);
  await instance
    .em()
    .execute('update delivery set producer_name = ? where producer_company_id = ?', [name, swissProducer]);
  for (const search of otherWaysToWrite(name)) {
    expect([search, await foundByProducer({ customerName: search, producerNames: search })]).toEqual([
      search,
      [id],
    ]);
    expect([search, await found({ customerName: search })]).toEqual([search, [id]]);
    expect([search, await found({ producerNames: search })]).toEqual([search, [id]]);
  }
  const whole = `"${name.toUpperCase().replaceAll('"', '""')}"`;
  expect(await found({ customerName: whole, producerNames: whole })).toEqual([id]);
  expect(await found({ customerName: `${name} Winterthur` })).toEqual([]);
});

it.each(['338.0330.HSS', '3380330HSS', '338 0330-hss', '#338/0330', "338'0330’HSS"])(
  'finds an order by its article 338 0330 HSS, written as %s',
  async (articleNumber) => {
    await instance
      .em()
      .execute(`delete from ordered_number; update order_item set material_number = '338 0330 HSS'`);
    await instance.em().execute('insert into ordered_number values (?)', [numberForm('338 0330 HSS')]);
    expect(await found({ articleNumber })).toEqual([id]);
    expect(await found({ articleNumber: `${articleNumber}X` })).toEqual([]);
  },
);

it.each(['4500/123-456', '#4500123', '4500 123 456', '4500.123'])(
  'finds an order by the own number 4500/123-456 of its buyer, written as %s',
  async (orderNumber) => {
    const mine = (await submitted(instance, addedFacts)).id;
    expect(await found({ orderNumber })).toContain(mine);
    expect(await foundByProducer({ orderNumber })).toContain(mine);
    expect(await found({ orderNumber: `${orderNumber}X` })).toEqual([]);
    const { orders } = await instance.callAs(await people.buyer(), 'listSalesOrders', {
      query: { orderNumber },
    });
    expect(orders.find((order) => order.id === mine)?.ownOrderNumber).toBe(addedFacts.ownOrderNumber);
  },
);

it.each(['WZ-4711/B', '#wz 47.11 b'])(
  "finds an order by its buyer's own number WZ-4711/B of an article, written as %s",
  async (articleNumber) => {
    const section = aSection(swissProducer);
    const items = section.items.map((item) => ({ ...item, ownArticleNumber: 'WZ-4711/B' }));
    const mine = (await submitted(instance, { orderSections: [{ ...section, items }] })).id;
    expect(await found({ articleNumber })).toContain(mine);
    expect(await foundByProducer({ articleNumber })).toContain(mine);
    expect(await found({ articleNumber: `${articleNumber}X` })).toEqual([]);
  },
);

it('finds an order by an own number of letters', async () => {
  const mine = (await submitted(instance, { ownOrderNumber: 'Los Müller B' })).id;
  expect(await found({ orderNumber: 'los-MÜLLER' })).toEqual([mine]);
});

it('keeps the number of each article that is ordered, once', async () => {
  const run = (sql: string) => instance.em().execute<{ number: string }[]>(sql);
  await run('delete from ordered_number');
  const orders = [(await submitted(instance)).id, (await submitted(instance)).id];
  const items = `select distinct number_form as number from order_item where order_id in (${orders.join()}) order by 1`;
  const kept = await run('select number_form as number from ordered_number order by 1');
  expect(kept.length).toBeGreaterThan(0);
  expect(kept).toEqual(await run(items));
});
