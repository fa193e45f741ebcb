import { germanProducer, swissProducer } from '../testing/a-submission.js';
import { anOrder } from '../testing/an-order.js';
import { papersDue } from './papers-due.js';

it('orders of each producer what is agreed with it, whatever others still negotiate', () => {
  const companies = (...statuses: Parameters<typeof anOrder>) =>
    papersDue(anOrder(...statuses)).flatMap(({ kind, producerCompanyId }) =>
      kind === 'PurchaseOrder' ? [producerCompanyId] : [],
    );
  expect(companies('Released', 'Confirmed')).toEqual([swissProducer]);
  expect(companies('Proposed', 'Released')).toEqual([germanProducer]);
  expect(companies('Released', 'Released')).toEqual([swissProducer, germanProducer]);
});
