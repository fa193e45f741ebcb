import { anOrder, noon } from '../../testing/an-order.js';
import { decideLapse } from './decide-lapse.js';

const overdue = new Date(noon.getTime() - 1);

it('cancels all unreleased deliveries, confirmed ones included', () => {
  const order = { ...anOrder('Released', 'Confirmed', 'Proposed'), proposalExpiresAt: noon };
  const change = decideLapse(order, noon);
  expect(change?.order.deliveries.map(({ status }) => status)).toEqual([
    'Released',
    'Cancelled',
    'Cancelled',
  ]);
  expect(change?.order.proposalExpiresAt).toBeNull();
});

it('returns the stock of cancelled items', () => {
  const change = decideLapse({ ...anOrder('Released', 'Proposed'), proposalExpiresAt: overdue }, noon);
  expect(change?.events.flatMap((one) => (one.kind === 'itemsCancelled' ? one.itemIds : []))).toEqual([3, 4]);
});

it('waits until the deadline', () => {
  const order = { ...anOrder('Proposed'), proposalExpiresAt: new Date(noon.getTime() + 1) };
  expect(decideLapse(order, noon)).toBeUndefined();
});

it('does nothing without a proposal', () => {
  expect(decideLapse(anOrder('Created'), noon)).toBeUndefined();
});
