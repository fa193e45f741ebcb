import { setLetter } from '../send-mails/letter.js';
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

describe('what the buyer added', () => {
  const facts = { ownOrderNumber: '4500<b>', wishedDate: '2030-02-27', remark: '=1+1\n<script>' };
  const address = { streetAndNumber: 'Gasse 1', zipCode: '8400', city: 'Winterthur', country: 'CH' };
  const sender = { name: 'Werkbank', email: 'w@werkbank.example', phone: '1', address };
  const letterTo = (side: Reader['side'], language: Reader['language'], change: Partial<Milestone>) => {
    const reader = { side, companyId: 201, language, firstName: 'Beat', lastName: 'Muster' };
    return orderLetter(reader, { ...milestone, ...change }, 'https://shop.example');
  };

  it.each([
    ['buyer', 'de', 'Ihre Bestellnummer: 4500<b>', 'Wunschtermin: 27. Februar 2030', 'Bemerkung'],
    ['buyer', 'en', 'Your order number: 4500<b>', 'Wished date: 27 February 2030', 'Remark'],
    ['producer', 'de', 'Bestellnummer des Kunden: 4500<b>', 'Wunschtermin: 27. Februar 2030', 'Bemerkung'],
    ['producer', 'en', 'Order number of the customer: 4500<b>', 'Wished date: 27 February 2030', 'Remark'],
  ] as const)(
    'stands in the first mail to a %s, in %s, and the number in each',
    (side, language, ...lines) => {
      const [number, wished, remark] = lines;
      const placed = letterTo(side, language, { kind: 'placed', facts });
      expect(placed.opening.slice(-3)).toEqual([number, wished, `${remark}: ${facts.remark}`]);
      expect(letterTo(side, language, { facts }).opening.slice(1)).toEqual([number]);
    },
  );

  it('is text in the mail, whatever it looks like', () => {
    const { html } = setLetter(letterTo('producer', 'de', { kind: 'placed', facts }), sender);
    expect(html).toContain('4500&lt;b&gt;');
    expect(html).toContain('&lt;script&gt;');
    expect(html).not.toContain('<script>');
  });

  it('is missing without added facts, and in older events', () => {
    const nothing = { ownOrderNumber: null, wishedDate: null, remark: null };
    for (const change of [{ kind: 'placed' as const }, { kind: 'placed' as const, facts: nothing }])
      expect(letterTo('buyer', 'de', change).opening).toHaveLength(1);
  });
});

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
