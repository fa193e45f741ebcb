import { ApiError } from '@werkbank/contracts/client';
import { transitions } from '@werkbank/contracts/delivery';
import type { SalesOrder } from '@werkbank/contracts/entities';
import { isRefusal } from '@werkbank/contracts/errors';
import type { TestInstance } from '@werkbank/platform/testing';
import fc from 'fast-check';
import { CancelOverdueProposals } from '../negotiation/cancel-overdue-proposals/cancel-overdue-proposals.js';
import { decideLapse } from './transitions/decide-lapse.js';
import { usualCustomsAreas } from './splitting/customs-areas.js';
import { anAddress, germanProducer, swissProducer } from '../testing/a-submission.js';
import { type AttemptedCall, attemptedCalls, type Known } from '../testing/attempted-calls.js';
import { numbers } from '../testing/an-order.js';
import { salesOrder, startOrdersInstance, submitted } from '../testing/orders-instance.js';
import { Clock } from './clock.js';
import { loadOrder } from './storage/load-order.js';
import type { Order } from './model/order.js';

/** Total number of steps; `MODEL_STEPS=10000 MODEL_SEED=7` takes more, from another seed. */
const steps = Number(process.env['MODEL_STEPS'] ?? 400);
const seed = Number(process.env['MODEL_SEED'] ?? 20261122);
const stepsOfOrder = 40;

const dispatchLocations = [
  { producerCompanyId: swissProducer, address: anAddress(2010, 'CH', 'DispatchLocation') },
  { producerCompanyId: swissProducer, address: anAddress(2011, 'CH', 'DispatchLocation') },
  { producerCompanyId: germanProducer, address: anAddress(2020, 'DE', 'DispatchLocation') },
];

let instance: TestInstance;
beforeAll(async () => {
  instance = await startOrdersInstance();
  for (const company of [swissProducer, germanProducer]) {
    await instance.courier.publish('admin.producer-changed.v1', {
      id: company - 100,
      algoliaId: `Producer ${company}`,
      platformMargin: 0.085,
      custom_shipping: false,
      videoLink: null,
      companies: [
        {
          id: company,
          name: `Company ${company}`,
          dispatchLocations: dispatchLocations
            .filter(({ producerCompanyId }) => producerCompanyId === company)
            .map(({ address }) => address),
        },
      ],
    });
  }
  await instance.settled();
}, 60_000);
afterAll(() => instance?.stop(), 30_000);

const orderInDatabase = async (id: number): Promise<Order> => {
  const loaded = await instance.em().transactional((em) => loadOrder(em, id));
  if (!loaded) throw new Error(`order ${id} is gone`);
  return loaded.order;
};

/** The comparable part of an order: new ids by rank, times by presence. */
function comparable(order: Order): unknown {
  const rank = (ids: readonly number[]) => {
    const sorted = ids.toSorted((one, other) => one - other);
    return (id: number | null) => (id === null ? null : sorted.indexOf(id));
  };
  const delivery = rank(order.deliveries.map(({ id }) => id));
  const item = rank(order.deliveries.flatMap(({ items }) => items.map(({ id }) => id)));
  return {
    open: order.proposalExpiresAt !== null,
    deliveries: order.deliveries
      .toSorted((one, other) => one.id - other.id)
      .map(({ items, ...rest }) => ({
        ...rest,
        id: delivery(rest.id),
        parentDeliveryId: delivery(rest.parentDeliveryId),
        items: items
          .toSorted((one, other) => one.id - other.id)
          .map((one) => ({ ...one, id: item(one.id), parentItemId: item(one.parentItemId) })),
      })),
  };
}

const refusalOf = async (call: Promise<unknown>): Promise<string | undefined> => {
  try {
    await call;
    return undefined;
  } catch (error) {
    if (error instanceof ApiError) return error.code;
    throw error;
  }
};

const known = (order: Order, partReceipts = 0): Known => ({
  order,
  surroundings: {
    dispatchLocations,
    customsAreas: usualCustomsAreas,
    newId: numbers({ delivery: 900_000_000, item: 900_000_000 }),
  },
  now: new Date(),
  partReceipts,
});

/** One attempt in three is arbitrary; the others can succeed, otherwise most of a walk would be refusals. */
function pick(order: Order, choice: number): AttemptedCall | undefined {
  const all = attemptedCalls(order);
  const sensible = choice % 3 === 0 ? [] : all.filter(({ decide }) => !isRefusal(decide(known(order))));
  const from = sensible.length > 0 ? sensible : all;
  return from[Math.floor(choice / 3) % from.length];
}

/** One attempt at the service and at the model: both accept it with the same result, or both refuse alike. */
async function step(order: Order, attempt: AttemptedCall): Promise<Order> {
  const partReceipts = await partReceiptsOf(attempt.deliveryId);
  const decided = attempt.decide(known(order, partReceipts));
  const refused = await refusalOf(attempt.call(instance));
  const after = await orderInDatabase(order.id);
  const expected = isRefusal(decided) ? order : decided.order;
  expect([attempt.name, refused]).toEqual([attempt.name, isRefusal(decided) ? decided.code : undefined]);
  expect([attempt.name, comparable(after)]).toEqual([attempt.name, comparable(expected)]);
  return after;
}

async function partReceiptsOf(deliveryId: number | undefined): Promise<number> {
  const [row] = await instance
    .em()
    .execute<{ count: number }[]>(
      `select count(*)::int as count from order_history where delivery_id = ? and why = 'partReceived'`,
      [deliveryId ?? 0],
    );
  return row?.count ?? 0;
}

/** After the deadline the timer cancels the same deliveries as the model. */
async function lapse(order: Order): Promise<Order> {
  if (order.proposalExpiresAt === null) return order;
  const late = new Date(order.proposalExpiresAt.getTime() + 1);
  const clock = instance.app.get(Clock);
  clock.now = () => late;
  const lapsed = await instance.app.get(CancelOverdueProposals).run();
  Reflect.deleteProperty(clock, 'now');
  expect(lapsed).toEqual([order.id]);
  const after = await orderInDatabase(order.id);
  expect(comparable(after)).toEqual(comparable(decideLapse(order, late)?.order ?? order));
  return after;
}

const pieces = ({ sections }: SalesOrder) =>
  sections.flatMap(({ items }) => items).reduce((sum, { quantity }) => sum + quantity, 0);

/** Checks that each delivery's history follows the table, from its real state each time. */
async function expectNoStatusSkipped(orderId: number): Promise<void> {
  const rows = await instance.em().execute<{ from: string | null; to: string | null }[]>(
    `select status_from as "from", status_to as "to" from order_history
       where order_id = ? and status_from is distinct from status_to and status_from is not null`,
    [orderId],
  );
  const known = new Set(transitions.map(({ from, to }) => `${from} ${to}`));
  expect(rows.map(({ from, to }) => `${from} ${to}`).filter((one) => !known.has(one))).toEqual([]);
}

it(`agrees with the model on every actor's attempts: ${steps} steps`, async () => {
  const picks = fc.array(fc.nat(), { minLength: stepsOfOrder, maxLength: stepsOfOrder });
  let taken = 0;
  await fc.assert(
    fc.asyncProperty(picks, async (choices) => {
      const { id, ...placed } = await submitted(instance);
      let order = await orderInDatabase(id);
      for (const choice of choices) {
        // Now and then a day passes without an attempt.
        const attempt = choice % 23 === 0 ? undefined : pick(order, choice);
        order = attempt ? await step(order, attempt) : await lapse(order);
        taken += 1;
      }
      const shown = await salesOrder(instance, id);
      expect(pieces(shown)).toBe(pieces({ id, ...placed }));
      await expectNoStatusSkipped(id);
    }),
    { numRuns: Math.ceil(steps / stepsOfOrder), seed, endOnFailure: true },
  );
  expect(taken).toBeGreaterThanOrEqual(steps);
}, 3_600_000);
