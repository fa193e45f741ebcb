import { decideLapse } from '../../order/transitions/decide-lapse.js';
import type { DomainEvent } from '../../order/model/domain-event.js';
import { conclude } from '../../order/transitions/settle.js';
import { anOrder, noon } from '../../testing/an-order.js';
import { milestonesOf } from './milestones.js';

const moved = (
  deliveryId: number,
  from: 'Created' | 'Proposed',
  to: 'Confirmed' | 'Proposed',
): DomainEvent => ({
  kind: 'moved',
  deliveryId,
  from,
  to,
  actor: 'producer',
  why: 'confirmed',
});

it('tells of a proposal when it is made', () => {
  const change = conclude(anOrder('Created', 'Created'), [moved(1, 'Created', 'Proposed')], noon);
  expect(milestonesOf(change)).toEqual([{ kind: 'proposed', deliveryIds: [1] }]);
});

it('tells of every proposal once its clock starts, also where the last answer was a yes', () => {
  const change = conclude(anOrder('Proposed', 'Created'), [moved(2, 'Created', 'Confirmed')], noon);
  expect(milestonesOf(change)).toEqual([{ kind: 'proposed', deliveryIds: [1] }]);
});

it('tells once of all that goes on by itself', () => {
  const change = conclude(anOrder('Confirmed', 'Created'), [moved(2, 'Created', 'Confirmed')], noon);
  expect(milestonesOf(change)).toEqual([{ kind: 'released', deliveryIds: [1, 2] }]);
});

it('announces a lapse', () => {
  const order = { ...anOrder('Proposed', 'Confirmed'), proposalExpiresAt: noon };
  const change = decideLapse(order, noon);
  expect(change && milestonesOf(change)).toEqual([{ kind: 'lapsed', deliveryIds: [1, 2] }]);
});

it('tells nothing of a confirmation that others still hold up', () => {
  const change = conclude(anOrder('Created', 'Created'), [moved(1, 'Created', 'Confirmed')], noon);
  expect(milestonesOf(change)).toEqual([]);
});
