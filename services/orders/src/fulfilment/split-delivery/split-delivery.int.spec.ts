import type { TestInstance } from '@werkbank/platform/testing';
import {
  aLine,
  anAddress,
  aSection,
  aTaxedSection,
  germanProducer,
  swissProducer,
} from '../../testing/a-submission.js';
import {
  confirmAll,
  people,
  purchaseOrder,
  release,
  salesOrder,
  startOrdersInstance,
  submitted,
} from '../../testing/orders-instance.js';

let instance: TestInstance;
beforeAll(async () => {
  instance = await startOrdersInstance();
  await instance.courier.publish('admin.producer-changed.v1', {
    id: swissProducer - 100,
    algoliaId: 'Swiss',
    platformMargin: 0.085,
    custom_shipping: false,
    videoLink: null,
    companies: [
      {
        id: swissProducer,
        name: 'Swiss AG',
        dispatchLocations: [
          ...[2010, 2011].map((id) => anAddress(id, 'CH', 'DispatchLocation')),
          anAddress(2012, 'AT', 'DispatchLocation'),
        ],
      },
    ],
  });
  await instance.settled();
}, 60_000);
afterAll(() => instance?.stop(), 30_000);

it('divides a delivery before its release and again after it, to another place of the same company', async () => {
  // 8.1 % of each part alone is a cent less than the ordered tax.
  const lines = [aLine('drill-1', 12, 403), aLine('mill-2', 5, 1999)];
  const order = await submitted(instance, {
    orderSections: [aTaxedSection(lines), aSection(germanProducer)],
  });
  const [section] = (await purchaseOrder(instance, 'swiss', order.id)).sections;
  const [drill, mill] = section?.items ?? [];
  if (!section || !drill || !mill) throw new Error('a section with two items was ordered');

  const proposed = await instance.callAs(await people.swiss(), 'confirmPurchaseOrder', {
    params: { orderId: order.id },
    body: {
      confirmedDeliveries: [],
      proposedDeliveries: [
        {
          id: section.id,
          optimisticLockKey: section.optimisticLockKey,
          plannedShipmentDate: '2999-01-01',
          plannedShipmentFromStock: false,
        },
      ],
      newDeliveries: [
        {
          plannedShipmentDate: '2999-02-01',
          plannedShipmentFromStock: false,
          dispatchLocationId: 2011,
          splitParentDeliveryId: section.id,
          items: [{ splitParentItemId: drill.id, quantity: 4 }],
        },
      ],
    },
  });
  expect(proposed.sections).toMatchObject([
    { status: 'Proposed', plannedShipmentDate: '2999-01-01', isSplit: true, parentDeliveryId: null },
    {
      status: 'Proposed',
      plannedShipmentDate: '2999-02-01',
      dispatchLocation: { id: 2011 },
      parentDeliveryId: section.id,
      items: [{ parentItemId: drill.id, quantity: 4 }],
    },
  ]);
  await confirmAll(instance, 'german', order.id);
  const released = await release(
    instance,
    order.id,
    proposed.sections.map(({ id }) => id),
  );
  expect(released.status).toBe('Released');
  expect(released.totals).toEqual(order.totals);

  const lockKey = released.sections.find(({ id }) => id === section.id)?.optimisticLockKey ?? 0;
  const again = await instance.callAs(await people.swiss(), 'splitDelivery', {
    params: { deliveryId: section.id },
    body: {
      orderId: order.id,
      optimisticLockKey: lockKey,
      newDeliverySplitData: {
        dispatchLocationId: 2011,
        items: [{ splitParentItemId: mill.id, quantity: 5 }],
      },
    },
  });
  expect(again.sections.map(({ status }) => status)).toEqual(['Released', 'Released', 'Released']);
  expect((await salesOrder(instance, order.id)).totals).toEqual(order.totals);
}, 30_000);

/** A delivery of the Swiss producer that the buyer released. */
async function released() {
  const { id } = await submitted(instance);
  await confirmAll(instance, 'swiss', id);
  await confirmAll(instance, 'german', id);
  const [section] = (await purchaseOrder(instance, 'swiss', id)).sections;
  if (!section) throw new Error('the Swiss producer has a section');
  return { orderId: id, section };
}

it('learns new dispatch locations and customs areas from administration', async () => {
  const split = async (dispatchLocationId: number) => {
    const { orderId, section } = await released();
    return instance.callAs(await people.swiss(), 'splitDelivery', {
      params: { deliveryId: section.id },
      body: {
        orderId,
        optimisticLockKey: section.optimisticLockKey,
        newDeliverySplitData: {
          dispatchLocationId,
          items: [{ splitParentItemId: section.items[0]?.id ?? 0, quantity: 1 }],
        },
      },
    });
  };
  await expect(split(2012)).rejects.toMatchObject({ status: 400, code: 'INCORRECT_DELIVERY_SPLIT' });
  await instance.courier.publish('admin.configuration-changed.v1', {
    customsFreeAreas: [['CH', 'AT'], ['DE']],
  });
  await instance.settled();
  expect((await split(2012)).sections).toHaveLength(2);
});

const exchangedBy = { sourceCurrency: 'EUR', ratio: '0.9417' } as const;
const freightRule = { ruleId: 5, validFrom: '2026-01-01', exchangedBy };
const taxRule = { ruleId: 9, validFrom: null, exchangedBy: null };

it('keeps with each figure the rule and the exchange rate that made it, also of parts that are split off', async () => {
  const section = aSection(swissProducer);
  const [freight] = section.costs;
  if (!freight) throw new Error('a section has freight');
  const line = aLine('drill-1', 12, 450);
  const items = [{ ...line, price: { ...line.price, exchangedBy } }, aLine('mill-2', 5, 1999)];
  const { id } = await submitted(instance, {
    orderSections: [
      {
        ...section,
        items,
        costs: [{ ...freight, madeBy: freightRule }],
        taxes: section.taxes.map((tax) => ({ ...tax, madeBy: taxRule })),
      },
    ],
  });
  const told = async () => {
    const { sections } = await salesOrder(instance, id);
    return sections.map(({ deliveryCosts, taxes, items: parts }) => ({
      costs: deliveryCosts.map(({ madeBy }) => madeBy),
      taxes: taxes.map(({ madeBy }) => madeBy),
      rates: parts.map(({ articleId, price }) => [articleId, price.exchangedBy]),
    }));
  };
  const rates = [
    ['drill-1', exchangedBy],
    ['mill-2', undefined],
  ];
  expect(await told()).toEqual([{ costs: [freightRule], taxes: [taxRule], rates }]);

  await confirmAll(instance, 'swiss', id);
  const [delivery] = (await purchaseOrder(instance, 'swiss', id)).sections;
  if (!delivery) throw new Error('the producer has a delivery');
  await instance.callAs(await people.swiss(), 'splitDelivery', {
    params: { deliveryId: delivery.id },
    body: {
      orderId: id,
      optimisticLockKey: delivery.optimisticLockKey,
      newDeliverySplitData: {
        dispatchLocationId: 2011,
        items: [{ splitParentItemId: delivery.items[0]?.id ?? 0, quantity: 4 }],
      },
    },
  });
  const after = await told();
  expect(after).toHaveLength(2);
  expect(after.flatMap(({ rates: of }) => of).filter(([article]) => article === 'drill-1')).toEqual([
    ['drill-1', exchangedBy],
    ['drill-1', exchangedBy],
  ]);
  expect(after.flatMap(({ costs }) => costs)).toEqual([freightRule]);
  expect(after.map(({ taxes }) => taxes)).toEqual([[taxRule], [taxRule]]);
});

it('does not find a delivery that is not of the order it names', async () => {
  const [one, other] = [await released(), await released()];
  await expect(
    instance.callAs(await people.swiss(), 'splitDelivery', {
      params: { deliveryId: one.section.id },
      body: {
        orderId: other.orderId,
        optimisticLockKey: one.section.optimisticLockKey,
        newDeliverySplitData: { dispatchLocationId: 2011, items: [{ splitParentItemId: 1, quantity: 1 }] },
      },
    }),
  ).rejects.toMatchObject({ status: 404, code: 'DELIVERY_NOT_FOUND' });
});

it('keeps the newest places of a producer, whatever comes late, and none of one that is gone', async () => {
  const shipsFrom = (addressId: number, version: number) =>
    instance.courier.publish('admin.producer-changed.v1', {
      id: 77,
      algoliaId: 'Late',
      platformMargin: 0,
      custom_shipping: false,
      videoLink: null,
      companies: [
        { id: 177, name: 'Late', dispatchLocations: [anAddress(addressId, 'CH', 'DispatchLocation')] },
      ],
      version,
    });
  await shipsFrom(2770, 7);
  await shipsFrom(2771, 6);
  await instance.settled();
  const kept = () => instance.em().execute('select id from dispatch_location where producer_id = 77');
  expect(await kept()).toEqual([{ id: 2770 }]);
  await instance.courier.publish('admin.producer-deleted.v1', { id: 77, version: 8 });
  await instance.settled();
  await shipsFrom(2770, 7);
  await instance.settled();
  expect(await kept()).toEqual([]);
});

it('keeps the newest customs areas, whatever comes late', async () => {
  const free = (customsFreeAreas: string[][], version: number) =>
    instance.courier.publish('admin.configuration-changed.v1', { customsFreeAreas, version });
  await free([['CH', 'AT'], ['DE']], 7);
  await free([['CH'], ['AT', 'DE']], 6);
  await instance.settled();
  const kept = await instance.em().execute('select countries from customs_area order by position');
  expect(kept).toEqual([{ countries: ['CH', 'AT'] }, { countries: ['DE'] }]);
});
