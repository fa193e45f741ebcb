import type { CallRequest } from '@werkbank/contracts/calls';
import type { Delivery, SalesOrder } from '@werkbank/contracts/entities';
import type { TestInstance } from '@werkbank/platform/testing';
import { anAddress, aSection, germanProducer, swissProducer } from '../testing/a-submission.js';
import { keptOf } from '../testing/kept-of.js';
import {
  confirmAll,
  people,
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

type Body<N extends 'confirmPurchaseOrder' | 'splitDelivery' | 'releaseSalesOrder' | 'setDeliveryStatus'> =
  CallRequest<N>['body'];

/** Sends the call and checks that both orders stay unchanged. */
async function expectRefused(attempt: () => Promise<unknown>, code: string, field = ''): Promise<void> {
  const before = [await keptOf(instance, order.id), await keptOf(instance, foreign.id)];
  await expect(attempt()).rejects.toMatchObject({ code, ...(field !== '' && { body: { field } }) });
  expect([await keptOf(instance, order.id), await keptOf(instance, foreign.id)]).toEqual(before);
}

describe('a forged split or step of a released delivery', () => {
  let lockKey: number;
  beforeAll(async () => {
    order = await submitted(instance, { orderSections: [aSection(swissProducer)] });
    await confirmAll(instance, 'swiss', order.id);
    lockKey = own(await salesOrder(instance, order.id)).optimisticLockKey;
  });

  const part = (quantity: number, splitParentItemId = firstItem(order)) => ({
    orderId: order.id,
    optimisticLockKey: lockKey,
    newDeliverySplitData: { dispatchLocationId: place.own, items: [{ splitParentItemId, quantity }] },
  });
  it.each<[string, () => object, string]>([
    ['of zero pieces', () => part(0), 'QUANTITY_ZERO'],
    ['of fewer than none', () => part(-1), 'NUMBER_TOO_SMALL'],
    ['of more than were ordered', () => part(13), 'INCORRECT_ITEM_SPLIT'],
    ['of a huge number', () => part(10_000), 'NUMBER_TOO_LARGE'],
    ["of another order's item", () => part(1, firstItem(foreign)), 'INCORRECT_ITEM_SPLIT'],
    ['with a stale lock key', () => ({ ...part(1), optimisticLockKey: lockKey - 1 }), 'DELIVERY_LOCK_FAILED'],
    [
      'from the place of another company',
      () => ({
        ...part(1),
        newDeliverySplitData: { ...part(1).newDeliverySplitData, dispatchLocationId: place.foreign },
      }),
      'INCORRECT_DELIVERY_SPLIT',
    ],
    ['of an order that is not its own', () => ({ ...part(1), orderId: foreign.id }), 'DELIVERY_NOT_FOUND'],
  ])('split %s is refused, and nothing is changed', async (_, bodyOf, code) => {
    const call = async () =>
      instance.callAs(await people.swiss(), 'splitDelivery', {
        params: { deliveryId: own(order).id },
        body: bodyOf() as Body<'splitDelivery'>,
      });
    await expectRefused(call, code);
  });

  it.each<[string, object, string]>([
    ['to a status that there is not', { deliveryStatus: 'Lost' }, 'MALFORMED_REQUEST'],
    ['with a weight below zero', { deliveryStatus: 'ReadyToSend', weight: -1 }, 'NUMBER_NOT_MORE'],
    ['with a huge weight', { deliveryStatus: 'ReadyToSend', weight: 1e9 }, 'NUMBER_TOO_LARGE'],
    ['with grams of grams', { deliveryStatus: 'ReadyToSend', weight: 1.2345 }, 'TOO_MANY_DECIMALS'],
    ['with a side of nothing', { deliveryStatus: 'ReadyToSend', length: 0 }, 'NUMBER_TOO_SMALL'],
    [
      'with a stale lock key',
      { deliveryStatus: 'InCompletion', optimisticLockKey: 0 },
      'DELIVERY_LOCK_FAILED',
    ],
  ])('step %s is refused, and nothing is changed', async (_, change, code) => {
    const call = async () =>
      instance.callAs(await people.swiss(), 'setDeliveryStatus', {
        params: { deliveryId: own(order).id },
        body: { optimisticLockKey: lockKey, ...change } as Body<'setDeliveryStatus'>,
      });
    await expectRefused(call, code);
  });

  it.each<[string, (id: number) => object[], string]>([
    ['of zero pieces', (id) => [{ id, deliveredQuantity: 0 }], 'QUANTITY_ZERO'],
    ['of fewer than none', (id) => [{ id, deliveredQuantity: -1 }], 'NUMBER_TOO_SMALL'],
    ['of more than were ordered', (id) => [{ id, deliveredQuantity: 13 }], 'QUANTITY_EXCEEDS_ORDERED'],
    ['of a huge number', (id) => [{ id, deliveredQuantity: 10_000 }], 'NUMBER_TOO_LARGE'],
    [
      "of another order's item",
      () => [{ id: firstItem(foreign), deliveredQuantity: 1 }],
      'QUANTITY_EXCEEDS_ORDERED',
    ],
    [
      'of ten thousand lines',
      (id) => Array.from({ length: many }, () => ({ id, deliveredQuantity: 1 })),
      'MALFORMED_REQUEST',
    ],
  ])('receipt %s is refused, and nothing is changed', async (_, itemsOf, code) => {
    await instance.em().execute(`update delivery set status = 'Sent' where id = ?`, [own(order).id]);
    const call = async () =>
      instance.callAs(await people.buyer(), 'setDeliveryStatus', {
        params: { deliveryId: own(order).id },
        body: {
          deliveryStatus: 'PartiallyDelivered',
          optimisticLockKey: lockKey,
          items: itemsOf(firstItem(order)),
        } as Body<'setDeliveryStatus'>,
      });
    await expectRefused(call, code);
  });
});
