import { type Milestone, orderLetter, type Reader } from './order-letters.js';

const delivery = (id: number, producerCompanyId: number): Milestone['deliveries'][number] => ({
  id,
  producerCompanyId,
  producerName: `Producer ${producerCompanyId}`,
  plannedShipmentDate: '2030-02-04',
  shipper: 'sh_post',
  trackingUrl: null,
});
const milestone: Milestone = {
  kind: 'delivered',
  orderId: 100_042,
  buyer: { userId: 70, customerId: 7, customerName: 'Kellermatt AG' },
  deliveries: [delivery(7001, 201), delivery(7002, 202)],
  releaseUntil: null,
  at: '2030-02-03T11:00:00.000Z',
};

it.each<[Reader['side'], number, string]>([
  ['producer', 201, 'Lieferung 7001'],
  ['producer', 202, 'Lieferung 7002'],
  ['buyer', 7, 'Lieferung 7001 und Lieferung 7002'],
])('a %s, company %i, reads of %s alone', (side, companyId, deliveries) => {
  const reader = { side, companyId, language: 'de', firstName: 'Beat', lastName: 'Muster' } as const;
  const told = orderLetter(reader, milestone, 'https://shop.example').opening.join(' ');
  expect(told.match(/Lieferung \d+( und Lieferung \d+)?/)?.[0]).toBe(deliveries);
  expect(told.match(/\d{4}/g)).toEqual(deliveries.match(/\d{4}/g));
});
