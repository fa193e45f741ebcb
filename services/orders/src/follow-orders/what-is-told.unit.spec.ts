import type { OrderEvent } from './order-events.js';
import { whatIsTold } from './what-is-told.js';

const buyer = { companyId: 7, roles: [] };
const producer = { companyId: 31, roles: [] };
const otherProducer = { companyId: 32, roles: [] };
const stranger = { companyId: 9, roles: [] };
const admin = { roles: ['platform-admin' as const] };

const place = { id: 'a.1', sequence: 1, at: 0 };
const parties = { customerId: 7, producerCompanyIds: [31, 32] };
const at = '2030-02-03T11:00:00.000Z';
const moved: OrderEvent = {
  ...place,
  name: 'orders.delivery-status-changed.v1',
  payload: {
    orderId: 1,
    deliveryId: 5,
    producerCompanyId: 31,
    ...parties,
    from: 'Created',
    to: 'Confirmed',
    at,
  },
};
const cancelled: OrderEvent = {
  ...place,
  name: 'orders.items-cancelled.v1',
  payload: { orderId: 1, lines: [], ...parties },
};
const deleted: OrderEvent = {
  ...place,
  name: 'orders.order-deleted.v1',
  payload: { orderId: 1, lines: [], ...parties },
};
const all = { orderId: 1, what: 'deliveryMoved', delivery: { id: 5, from: 'Created', to: 'Confirmed', at } };
const little = { orderId: 1, what: 'otherPart' };

it.each([
  ['a delivery', 'its buyer', moved, buyer, all],
  ['a delivery', 'its producer', moved, producer, all],
  ['a delivery', 'a platform admin', moved, admin, all],
  ['a delivery', 'another producer of the order', moved, otherProducer, little],
  ['a delivery', 'another company', moved, stranger, undefined],
  ['cancelled items', 'the buyer', cancelled, buyer, { orderId: 1, what: 'itemsCancelled' }],
  ['cancelled items', 'a producer of the order', cancelled, producer, little],
  ['cancelled items', 'another company', cancelled, stranger, undefined],
  ['a deleted order', 'a producer of it', deleted, otherProducer, { orderId: 1, what: 'orderDeleted' }],
  ['a deleted order', 'another company', deleted, stranger, undefined],
])('of %s tells %s what is theirs to know', (_what, _who, event, reader, told) => {
  expect(whatIsTold(event, reader)).toEqual(told);
});

it('tells no company of events from before they named the parties', () => {
  const old: OrderEvent = { ...cancelled, payload: { orderId: 1, lines: [] } };
  expect(whatIsTold(old, buyer)).toBeUndefined();
  expect(whatIsTold(old, { roles: [] })).toBeUndefined();
});
