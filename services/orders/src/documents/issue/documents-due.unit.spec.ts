import { germanProducer, swissProducer } from '../../testing/a-submission.js';
import { anOrder } from '../../testing/an-order.js';
import { documentsDue } from './documents-due.js';

it('orders of each producer what is agreed with it, whatever others still negotiate', () => {
  const companies = (...statuses: Parameters<typeof anOrder>) =>
    documentsDue(anOrder(...statuses)).flatMap(({ kind, producerCompanyId }) =>
      kind === 'PurchaseOrder' ? [producerCompanyId] : [],
    );
  expect(companies('Released', 'Confirmed')).toEqual([swissProducer]);
  expect(companies('Proposed', 'Released')).toEqual([germanProducer]);
  expect(companies('Released', 'Released')).toEqual([swissProducer, germanProducer]);
});
