import fc from 'fast-check';
import { type DeliveryStatus, orderStatus, partialReleaseAllowed, shippers, type Shipper } from './status.js';
import { isFinal } from './status-traits.js';
import {
  type Actor,
  type DeliveryAction,
  type GuardContext,
  type Transition,
  transitions,
  unmeasuredParcel,
} from './transitions.js';

interface Moving {
  producerCompanyId: number;
  status: DeliveryStatus;
  isExport: boolean;
  shipper: Shipper;
}

/** Documents and measures are always there; the table requires them. */
function guardContextOf(order: readonly Moving[], delivery: Moving): GuardContext {
  return {
    isExport: delivery.isExport,
    shipper: delivery.shipper,
    orderStatus: orderStatus(order.map(({ status }) => status)),
    isPartialReleaseAllowed: partialReleaseAllowed(order),
    allAnswered: !order.some(({ status }) => status === 'Created' || status === 'Proposed'),
    parcel: { ...unmeasuredParcel, mrnNumber: '26DE1' },
    customsDeclarations: 1,
  };
}

interface Step {
  index: number;
  row: Transition;
}

/** All possible steps now. A proposal lapses only as a whole order that is Proposed. */
function possible(order: readonly Moving[]): Step[] {
  return order.flatMap((delivery, index) =>
    transitions
      .filter(({ from }) => from === delivery.status)
      .filter(({ guard }) => guard?.(guardContextOf(order, delivery)) === undefined)
      .filter(
        ({ action }) => action !== 'lapse' || orderStatus(order.map(({ status }) => status)) === 'Proposed',
      )
      .map((row) => ({ index, row })),
  );
}

/** A producer answers for all of its deliveries at once, everything else moves one delivery. */
function take(order: readonly Moving[], { index, row }: Step): Moving[] {
  const answers: readonly DeliveryAction[] = ['confirm', 'propose', 'splitBeforeRelease'];
  const producer = order[index]?.producerCompanyId;
  return order.map((delivery, at) => {
    const together =
      answers.includes(row.action) &&
      delivery.producerCompanyId === producer &&
      delivery.status === 'Created';
    return at === index || together ? { ...delivery, status: row.to } : delivery;
  });
}

const anOrder = fc.array(
  fc.record({
    producerCompanyId: fc.integer({ min: 1, max: 3 }),
    status: fc.constant<DeliveryStatus>('Created'),
    isExport: fc.boolean(),
    shipper: fc.constantFrom(...shippers),
  }),
  { minLength: 1, maxLength: 5 },
);
const choices = fc.array(fc.nat(), { maxLength: 60 });

function walk(order: Moving[], picks: readonly number[]): Moving[] {
  return picks.reduce((current, pick) => {
    const steps = possible(current);
    const step = steps[pick % Math.max(1, steps.length)];
    return step ? take(current, step) : current;
  }, order);
}

it('lets random actors act and leaves no delivery stuck: each one can still reach its end', () => {
  fc.assert(
    fc.property(anOrder, choices, (order, picks) => {
      let current = walk(order, picks);
      for (let steps = 0; steps < 100; steps++) {
        const open = current.filter(({ status }) => !isFinal(status));
        if (open.length === 0) return true;
        const onward = possible(current).find(({ row }) => row.from !== row.to);
        if (!onward) return false;
        current = take(current, onward);
      }
      return false;
    }),
    { numRuns: 1000 },
  );
});

it('gives every open delivery an actor who can move it, or others who can first', () => {
  fc.assert(
    fc.property(anOrder, choices, (order, picks) => {
      const current = walk(order, picks);
      const steps = possible(current).filter(({ row }) => row.from !== row.to);
      return current.every(
        ({ status }, index) => isFinal(status) || steps.some((step) => step.index === index),
      );
    }),
    { numRuns: 1000 },
  );
});

it('lets only the producer, the buyer and the clock move a delivery', () => {
  const movers = (from: DeliveryStatus): Actor[] => [
    ...new Set(transitions.filter((row) => row.from === from).map(({ actor }) => actor)),
  ];
  expect(movers('Created')).toEqual(['producer', 'customer']);
  expect(movers('Released')).toEqual(['producer']);
  expect(movers('Sent')).toEqual(['customer']);
  expect(movers('Delivered')).toEqual([]);
  expect(movers('Cancelled')).toEqual([]);
});
