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
  payload: { orderId: 1, lines: [], deliveries: [{ id: 5, producerCompanyId: 31 }], ...parties },
};
const received: OrderEvent = {
  ...place,
  name: 'orders.items-received.v1',
  payload: { orderId: 1, deliveryId: 5, producerCompanyId: 31, ...parties, deliveredQuantity: 3, at },
};
const file = (enabledBefore: boolean | null, enabled: boolean | null): OrderEvent => ({
  ...place,
  name: 'orders.attachment-changed.v1',
  payload: {
    orderId: 1,
    deliveryId: 5,
    producerCompanyId: 31,
    customerId: 7,
    attachmentId: 9,
    title: 'Prüfzeugnis',
    enabledBefore,
    enabled,
    at,
  },
});
const deleted: OrderEvent = {
  ...place,
  name: 'orders.order-deleted.v1',
  payload: { orderId: 1, lines: [], ...parties },
};
const all = { orderId: 1, what: 'deliveryMoved', delivery: { id: 5, from: 'Created', to: 'Confirmed', at } };
const arrived = {
  orderId: 1,
  what: 'otherPart',
  received: { deliveryId: 5, deliveredQuantity: 3 },
};
const fileNews = (became: string) => ({
  orderId: 1,
  what: 'otherPart',
  attachment: { id: 9, deliveryId: 5, title: 'Prüfzeugnis', became },
});
const little = { orderId: 1, what: 'otherPart' };

it.each([
  ['a delivery', 'its buyer', moved, buyer, all],
  ['a delivery', 'its producer', moved, producer, all],
  ['a delivery', 'a platform admin', moved, admin, all],
  ['a delivery', 'another producer of the order', moved, otherProducer, little],
  ['a delivery', 'another company', moved, stranger, undefined],
  ['cancelled items', 'the buyer', cancelled, buyer, { orderId: 1, what: 'itemsCancelled' }],
  ['cancelled items', 'their producer', cancelled, producer, { orderId: 1, what: 'itemsCancelled' }],
  ['cancelled items', 'another producer of the order', cancelled, otherProducer, little],
  ['cancelled items', 'another company', cancelled, stranger, undefined],
  ['what has arrived', 'the buyer', received, buyer, arrived],
  ['what has arrived', 'its producer', received, producer, arrived],
  ['what has arrived', 'a platform admin', received, admin, arrived],
  ['what has arrived', 'another producer of the order', received, otherProducer, undefined],
  ['a new file', 'the buyer', file(null, true), buyer, fileNews('added')],
  ['a new file', 'another window of its producer', file(null, true), producer, fileNews('added')],
  ['a new file', 'another producer of the order', file(null, true), otherProducer, undefined],
  ['a new file', 'another company', file(null, true), stranger, undefined],
  ['a new hidden file', 'the buyer', file(null, false), buyer, undefined],
  ['a new hidden file', 'a platform admin', file(null, false), admin, fileNews('added')],
  ['a changed file', 'the buyer', file(true, true), buyer, fileNews('updated')],
  ['a file shown at last', 'the buyer', file(false, true), buyer, fileNews('added')],
  ['a file shown at last', 'its producer', file(false, true), producer, fileNews('updated')],
  ['a file hidden again', 'the buyer', file(true, false), buyer, fileNews('deleted')],
  ['a deleted file', 'the buyer', file(true, null), buyer, fileNews('deleted')],
  ['a deleted hidden file', 'the buyer', file(false, null), buyer, undefined],
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
