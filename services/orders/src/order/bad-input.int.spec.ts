import type { CallRequest } from '@werkbank/contracts/calls';
import type { Delivery, SalesOrder } from '@werkbank/contracts/entities';
import type { TestInstance } from '@werkbank/platform/testing';
import { anAddress, aSection, germanProducer, swissProducer } from '../testing/a-submission.js';
import { keptOf } from '../testing/kept-of.js';
import {
  people,
  proposeAll,
  release,
  salesOrder,
  startOrdersInstance,
  submitted,
} from '../testing/orders-instance.js';

let instance: TestInstance;
/** The order under attack, and one of another company. */
let order: SalesOrder;
let foreign: SalesOrder;
const place = { own: 2011, foreign: 2021 };

beforeAll(async () => {
  instance = await startOrdersInstance();
  for (const [company, id, country] of [
    [swissProducer, place.own, 'CH'],
    [germanProducer, place.foreign, 'CH'],
  ] as const) {
    await instance.courier.publish('admin.producer-changed.v1', {
      id: company - 100,
      algoliaId: `Producer ${company}`,
      platformMargin: 0.085,
      custom_shipping: false,
      videoLink: null,
      companies: [
        { id: company, name: 'AG', dispatchLocations: [anAddress(id, country, 'DispatchLocation')] },
      ],
    });
  }
  foreign = await submitted(instance, { customerId: 8, orderSections: [aSection(swissProducer)] });
  await instance.settled();
}, 60_000);
afterAll(() => instance?.stop(), 30_000);

const own = (of: SalesOrder): Delivery => {
  const found = of.sections.find(({ producerCompanyId }) => producerCompanyId === swissProducer);
  if (!found) throw new Error('the Swiss producer has a part');
  return found;
};
const firstItem = (of: SalesOrder): number => own(of).items[0]?.id ?? 0;
const many = 10_000;
const plan = { plannedShipmentDate: '2999-05-05', plannedShipmentFromStock: false };

type Body<N extends 'confirmPurchaseOrder' | 'splitDelivery' | 'releaseSalesOrder' | 'setDeliveryStatus'> =
  CallRequest<N>['body'];

/** Sends the call and checks that both orders stay unchanged. */
async function expectRefused(attempt: () => Promise<unknown>, code: string, field = ''): Promise<void> {
  const before = [await keptOf(instance, order.id), await keptOf(instance, foreign.id)];
  await expect(attempt()).rejects.toMatchObject({ code, ...(field !== '' && { body: { field } }) });
  expect([await keptOf(instance, order.id), await keptOf(instance, foreign.id)]).toEqual(before);
}

describe('a forged answer of a producer', () => {
  beforeAll(async () => {
    order = await submitted(instance, { orderSections: [aSection(swissProducer)] });
  });

  const nothing = { confirmedDeliveries: [], proposedDeliveries: [], newDeliveries: [] };
  const key = (of: SalesOrder) => ({ id: own(of).id, optimisticLockKey: own(of).optimisticLockKey });
  const split = (change: object = {}, items?: object[]) => ({
    ...nothing,
    proposedDeliveries: [{ ...key(order), ...plan }],
    newDeliveries: [
      {
        ...plan,
        dispatchLocationId: place.own,
        splitParentDeliveryId: own(order).id,
        items: items ?? [{ splitParentItemId: firstItem(order), quantity: 1 }],
        ...change,
      },
    ],
  });
  const pieces = (quantity: number) => split({}, [{ splitParentItemId: firstItem(order), quantity }]);

  it.each<[string, () => object, string, string?]>([
    [
      'for the delivery of another order',
      () => ({ ...nothing, confirmedDeliveries: [key(foreign)] }),
      'ORDER_DATA_INCONSISTENT',
    ],
    [
      'for the same delivery twice',
      () => ({ ...nothing, confirmedDeliveries: [key(order), key(order)] }),
      'ORDER_DATA_INCONSISTENT',
    ],
    [
      'with a stale lock key',
      () => ({ ...nothing, confirmedDeliveries: [{ ...key(order), optimisticLockKey: 0 }] }),
      'DELIVERY_LOCK_FAILED',
    ],
    [
      'with a date in the past',
      () => ({
        ...nothing,
        proposedDeliveries: [{ ...key(order), ...plan, plannedShipmentDate: '2020-01-01' }],
      }),
      'PLANNED_DELIVERY_IN_PAST',
      'proposedDeliveries.0.plannedShipmentDate',
    ],
    [
      'with a day that no calendar has',
      () => ({
        ...nothing,
        proposedDeliveries: [{ ...key(order), ...plan, plannedShipmentDate: '2999-02-30' }],
      }),
      'NOT_A_DATE',
    ],
    [
      'from the place of another company',
      () => split({ dispatchLocationId: place.foreign }),
      'INCORRECT_DELIVERY_SPLIT',
      'dispatchLocationId',
    ],
    [
      'from a place that there is not',
      () => split({ dispatchLocationId: 99_999 }),
      'INCORRECT_DELIVERY_SPLIT',
    ],
    [
      'that splits the delivery of another order',
      () => split({ splitParentDeliveryId: own(foreign).id }),
      'ORDER_DATA_INCONSISTENT',
    ],
    [
      "that takes another order's item along",
      () => split({}, [{ splitParentItemId: firstItem(foreign), quantity: 1 }]),
      'INCORRECT_ITEM_SPLIT',
    ],
    [
      'that takes an item twice',
      () =>
        split({}, [
          { splitParentItemId: firstItem(order), quantity: 1 },
          { splitParentItemId: firstItem(order), quantity: 2 },
        ]),
      'INCORRECT_ITEM_SPLIT',
    ],
    [
      'that leaves nothing behind',
      () =>
        split(
          {},
          own(order).items.map(({ id, quantity }) => ({ splitParentItemId: id, quantity })),
        ),
      'INCORRECT_DELIVERY_SPLIT',
    ],
    ['of no items', () => split({}, []), 'MALFORMED_REQUEST'],
    ['of zero pieces', () => pieces(0), 'QUANTITY_ZERO', 'newDeliveries.0.items.0.quantity'],
    ['of fewer than none', () => pieces(-3), 'NUMBER_TOO_SMALL'],
    ['of more than were ordered', () => pieces(13), 'INCORRECT_ITEM_SPLIT'],
    ['of a huge number', () => pieces(2_147_483_648), 'NUMBER_TOO_LARGE'],
    ['of half a piece', () => pieces(0.5), 'NOT_A_NUMBER'],
    [
      'of ten thousand lines',
      () =>
        split(
          {},
          Array.from({ length: many }, (_, id) => ({ splitParentItemId: id + 1, quantity: 1 })),
        ),
      'MALFORMED_REQUEST',
    ],
    [
      'for ten thousand deliveries',
      () => ({
        ...nothing,
        confirmedDeliveries: Array.from({ length: many }, (_, id) => ({ id: id + 1, optimisticLockKey: 1 })),
      }),
      'MALFORMED_REQUEST',
    ],
  ])('%s is refused, and nothing is changed', async (_, bodyOf, code, field = '') => {
    const call = async () =>
      instance.callAs(await people.swiss(), 'confirmPurchaseOrder', {
        params: { orderId: order.id },
        body: bodyOf() as Body<'confirmPurchaseOrder'>,
      });
    await expectRefused(call, code, field);
  });

  it('ignores prices in the input', async () => {
    const { taxBase, totals } = await salesOrder(instance, order.id);
    const item = { splitParentItemId: firstItem(order), quantity: 4, price: { taxBase: 1 }, taxBase: 1 };
    const body = { ...split({ taxBase: 1, costs: [] }, [item]), totals: { total: 1 } };
    await instance.callAs(await people.swiss(), 'confirmPurchaseOrder', {
      params: { orderId: order.id },
      body: body as Body<'confirmPurchaseOrder'>,
    });
    expect(await salesOrder(instance, order.id)).toMatchObject({ taxBase, totals });
  });
});

describe('a forged decision of a buyer', () => {
  beforeAll(async () => {
    order = await submitted(instance, { orderSections: [aSection(swissProducer)] });
    await proposeAll(instance, 'swiss', order.id);
  });

  const numbers = Array.from({ length: many }, (_, id) => id + 1);
  it.each<[string, () => object, string]>([
    [
      'for the delivery of another order',
      () => ({ releaseSections: [own(foreign).id], cancelItems: [] }),
      'ORDER_DATA_INCONSISTENT',
    ],
    [
      "that cancels another order's item",
      () => ({ releaseSections: [own(order).id], cancelItems: [firstItem(foreign)] }),
      'ORDER_DATA_INCONSISTENT',
    ],
    [
      'that releases and cancels the same',
      () => ({ releaseSections: [own(order).id], cancelItems: own(order).items.map(({ id }) => id) }),
      'ORDER_DATA_INCONSISTENT',
    ],
    ['about nothing', () => ({ releaseSections: [], cancelItems: [] }), 'FIELD_REQUIRED'],
    ['with a number below zero', () => ({ releaseSections: [-1], cancelItems: [] }), 'NUMBER_NOT_MORE'],
    [
      'with the number of a part that only a screen knows',
      () => ({ releaseSections: [own(order).id, 0], cancelItems: [] }),
      'NUMBER_NOT_MORE',
    ],
    ['with a huge number', () => ({ releaseSections: [2 ** 40], cancelItems: [] }), 'NUMBER_TOO_LARGE'],
    [
      'of ten thousand deliveries',
      () => ({ releaseSections: numbers, cancelItems: [] }),
      'MALFORMED_REQUEST',
    ],
  ])('%s is refused, and nothing is changed', async (_, bodyOf, code) => {
    const call = async () =>
      instance.callAs(await people.buyer(), 'releaseSalesOrder', {
        params: { orderId: order.id },
        body: bodyOf() as Body<'releaseSalesOrder'>,
      });
    await expectRefused(call, code);
  });

  it('parallel to another decision is applied once, whichever comes first', async () => {
    const items = own(order).items.map(({ id }) => id);
    const decisions = await Promise.allSettled([
      release(instance, order.id, [own(order).id]),
      release(instance, order.id, [], items),
    ]);
    expect(decisions.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    const refused = decisions.find(({ status }) => status === 'rejected');
    expect(refused).toMatchObject({
      reason: { status: 409, code: expect.stringMatching(/^ORDER_ALREADY_(RELEASED|CANCELLED)$/) },
    });
    const { status, history } = await salesOrder(instance, order.id);
    expect(['Released', 'Cancelled']).toContain(status);
    expect(history.filter(({ why }) => ['releasedByBuyer', 'cancelledByBuyer'].includes(why))).toHaveLength(
      1,
    );
  });
});
