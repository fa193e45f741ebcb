import type { CallRequest } from '@werkbank/contracts/calls';
import type { OrderList } from '@werkbank/contracts/entities';
import { countStatements } from '@werkbank/platform/database';
import type { TestInstance } from '@werkbank/platform/testing';
import { aLine, aSection, germanProducer, swissProducer } from '../../testing/a-submission.js';
import {
  confirmAll,
  people,
  proposeAll,
  purchaseOrder,
  salesOrder,
  startOrdersInstance,
  submitted,
} from '../../testing/orders-instance.js';

type Query = CallRequest<'listSalesOrders'>['query'];

let instance: TestInstance;
/** Two of the buyer (one of them proposed), one of another company. */
let open: number;
let proposed: number;
let foreign: number;

beforeAll(async () => {
  instance = await startOrdersInstance();
  open = (await submitted(instance, { submittedAt: '2025-01-01T08:00:00.000Z' })).id;
  proposed = (
    await submitted(instance, {
      orderSections: [aSection(swissProducer)],
      submittedAt: '2025-01-02T08:00:00.000Z',
    })
  ).id;
  foreign = (
    await submitted(instance, {
      customerId: 8,
      customerName: '100% Fremd & Co',
      orderSections: [aSection(germanProducer, { plannedShipmentDate: '2020-01-01' })],
      submittedAt: '2025-01-03T08:00:00.000Z',
    })
  ).id;
  await proposeAll(instance, 'swiss', proposed);
  await confirmAll(instance, 'german', foreign);
}, 60_000);
afterAll(() => instance?.stop(), 30_000);

async function sales(role: 'buyer' | 'admin' | 'otherBuyer', query: Query = {}) {
  const list = await instance.callAs(await people[role](), 'listSalesOrders', { query });
  return { ids: list.orders.map(({ id }) => id), newest: list.newest.map(({ id }) => id), list };
}
const purchases = async (role: 'swiss' | 'german' | 'otherProducer', query: Query = {}) =>
  instance.callAs(await people[role](), 'listPurchaseOrders', { query });

it("shows a buyer its own company's orders, proposals on top", async () => {
  expect(await sales('buyer')).toMatchObject({ ids: [proposed, open], newest: [proposed] });
  expect(await sales('otherBuyer')).toMatchObject({ ids: [foreign], newest: [] });
});

it("names the party that each order waits for, from the reader's point of view", async () => {
  const waits = (list: OrderList) => list.orders.map(({ id, waitsFor }) => [id, waitsFor]);
  expect(waits((await sales('buyer')).list)).toEqual([
    [proposed, 'you'],
    [open, 'producer'],
  ]);
  expect(waits(await purchases('swiss'))).toEqual([
    [proposed, 'buyer'],
    [open, 'you'],
  ]);
  const { id } = await submitted(instance, { customerId: 9, submittedAt: '2025-01-04T08:00:00.000Z' });
  await confirmAll(instance, 'swiss', id);
  expect(waits(await purchases('swiss', { orderNumber: String(id) }))).toEqual([[id, 'otherProducer']]);
  expect((await purchaseOrder(instance, 'swiss', id)).waitsFor).toBe('otherProducer');
  expect((await purchaseOrder(instance, 'german', id)).waitsFor).toBe('you');
  expect((await salesOrder(instance, id)).waitsFor).toBe('producer');
  await instance.callAs(await people.admin(), 'deleteSalesOrder', { params: { orderId: id } });
});

it('shows a producer its side: its status, its amount, new orders on top', async () => {
  const list = await purchases('swiss');
  expect(list.orders.map(({ id, status }) => [id, status])).toEqual([
    [proposed, 'Proposed'],
    [open, 'Created'],
  ]);
  expect(list.newest.map(({ id }) => id)).toEqual([open]);
  expect(list.orders.map(({ taxBase }) => taxBase)).toEqual([
    aSection(swissProducer).taxBase,
    aSection(swissProducer).taxBase,
  ]);
  expect((await purchases('otherProducer')).totalItems).toBe(0);
});

it('shows platform admins everything, what is unconfirmed and what is delayed', async () => {
  expect((await sales('admin')).ids).toEqual([foreign, proposed, open]);
  const admin = await people.admin();
  const unconfirmed = await instance.callAs(admin, 'listUnconfirmedOrders', { query: {} });
  expect(unconfirmed.orders.map(({ id }) => id)).toEqual([open]);
  const delayed = await instance.callAs(admin, 'listDelayedOrders', { query: {} });
  expect(delayed.orders.map(({ id }) => id)).toEqual([foreign]);
});

it.each<[string, Query, () => number[]]>([
  ['an order number as people write it', { orderNumber: "#100'002" }, () => [proposed]],
  ['an order number with a blank', { orderNumber: '100 002' }, () => [proposed]],
  ['an order number without a digit', { orderNumber: '#' }, () => []],
  ['an article number as people write it', { articleNumber: 'DR/ILL.' }, () => [foreign, proposed, open]],
  ['an article number of signs', { articleNumber: '--' }, () => []],
  ['words of a customer in any order', { customerName: 'FREMD, 100' }, () => [foreign]],
  ['statuses', { statuses: 'Created,Proposed' }, () => [proposed, open]],
  ['a part of the order number', { orderNumber: '100002' }, () => [proposed]],
  ['article number', { articleNumber: 'drill' }, () => [foreign, proposed, open]],
  ['an article number that nobody ordered', { articleNumber: 'xyz' }, () => []],
  ['customer name, its wildcards meant as they are', { customerName: '100% f' }, () => [foreign]],
  ['a wildcard that is none', { customerName: 'K_nde' }, () => []],
  ['a customer by its whole name', { customerName: '"100% Fremd & Co"' }, () => [foreign]],
  ['a part of a name that is no whole one', { customerName: '"100% Fremd"' }, () => []],
  ['one of several customers', { customerName: '"nobody, Inc.","100% Fremd & Co"' }, () => [foreign]],
  ['a producer by its whole name', { producerNames: `"Producer ${swissProducer}"` }, () => [proposed, open]],
  ['a producer whose name is longer', { producerNames: '"Producer"' }, () => []],
  ['producer names', { producerNames: `nobody, producer ${swissProducer}` }, () => [proposed, open]],
])('narrows by %s', async (_, query, expected) => {
  expect((await sales('admin', query)).ids).toEqual(expected());
});

it('does not reveal other producers to a producer', async () => {
  const list = await purchases('swiss');
  expect(list.orders.map(({ producerNames }) => producerNames)).toEqual(
    list.orders.map(() => [`Producer ${swissProducer}`]),
  );
});

it('finds no producer an order by the article of another', async () => {
  const items = [aLine('saw-3', 1, 900)];
  const { id } = await submitted(instance, {
    customerId: 9,
    orderSections: [aSection(swissProducer, { items }), aSection(germanProducer)],
    submittedAt: '2025-01-05T08:00:00.000Z',
  });
  const found = async (role: 'swiss' | 'german') =>
    (await purchases(role, { articleNumber: 'saw-3' })).orders.map((order) => order.id);
  expect([await found('swiss'), await found('german')]).toEqual([[id], []]);
  await instance.callAs(await people.admin(), 'deleteSalesOrder', { params: { orderId: id } });
});

it('refuses a null character', async () => {
  await expect(sales('admin', { customerName: 'a\0b' })).rejects.toMatchObject({
    status: 400,
    body: { field: 'customerName' },
  });
});

it('sorts and pages', async () => {
  expect((await sales('admin', { sort: 'createdOn' })).ids).toEqual([open, proposed, foreign]);
  expect((await sales('admin', { sort: '-taxBase' })).ids.at(0)).toBe(open);
  const { list } = await sales('admin', { page: 2 });
  expect(list).toMatchObject({ orders: [], page: 2, pages: 1, pageSize: 25, totalItems: 3 });
});

it('gives as many to a page as are asked for', async () => {
  const { list } = await sales('admin', { page: 2, pageSize: 2 });
  expect(list).toMatchObject({ page: 2, pages: 2, pageSize: 2, totalItems: 3 });
  expect(list.orders.map(({ id }) => id)).toEqual([open]);
  await expect(sales('admin', { pageSize: 101 })).rejects.toMatchObject({
    status: 400,
    body: { field: 'pageSize' },
  });
});

it('needs one statement, however many orders there are', async () => {
  for (const ask of [
    () => sales('admin'),
    () => sales('buyer', { articleNumber: 'drill' }),
    () => sales('admin', { customerName: '"A","B"', producerNames: '"A","B"', pageSize: 100 }),
    () => purchases('swiss'),
  ]) {
    expect(await countStatements(ask)).toBe(1);
  }
});

it('shows an order of many deliveries with one statement as well', async () => {
  const buyer = await people.buyer();
  expect(
    await countStatements(() => instance.callAs(buyer, 'getSalesOrder', { params: { orderId: open } })),
  ).toBe(1);
});

it('forgets what a platform admin deleted and gives its stock back', async () => {
  const { id, sections } = await submitted(instance, { customerId: 9 });
  const deletion = instance.callAs(await people.admin(), 'deleteSalesOrder', { params: { orderId: id } });
  expect(await deletion).toEqual({ stays: false });
  expect((await sales('admin')).ids).not.toContain(id);
  await expect(
    instance.callAs(await people.admin(), 'deleteSalesOrder', { params: { orderId: id } }),
  ).rejects.toMatchObject({ status: 404, code: 'ORDER_NOT_FOUND' });
  await instance.settled();
  const [deleted] = (await instance.courier.sent('orders.order-deleted.v1')).filter(
    ({ orderId }) => orderId === id,
  );
  expect(deleted?.lines).toHaveLength(sections.flatMap(({ items }) => items).length);
  const history = await instance
    .em()
    .execute('select why from order_history where order_id = ? order by id', [id]);
  expect(history.at(-1)).toEqual({ why: 'orderDeleted' });
});
