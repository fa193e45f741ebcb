import type { DeliveryStatus } from '@werkbank/contracts/delivery';
import type { Delivery } from '@werkbank/contracts/entities';
import { proposedDelivery, purchaseOrder, salesOrder } from '@werkbank/contracts/fixtures';
import { documentsOfPurchaseOrder, documentsOfSalesOrder } from './documents-of';

const german = { ...salesOrder.primaryAddress, country: 'DE' };
const deliveryIn = (status: DeliveryStatus, change: Partial<Delivery> = {}): Delivery => ({
  ...proposedDelivery,
  isExport: false,
  status,
  ...change,
});
function ofBuyer(delivery: Delivery, change: Partial<typeof salesOrder> = {}) {
  const order = { ...salesOrder, primaryAddress: german, sections: [delivery], ...change };
  return documentsOfSalesOrder(order).ofDeliveries.flatMap(({ documents }) => documents);
}
function ofProducer(delivery: Delivery) {
  const order = { ...purchaseOrder, primaryAddress: german, sections: [delivery] };
  return documentsOfPurchaseOrder(order).ofDeliveries.flatMap(({ documents }) => documents);
}

it('are confirmation and order for the buyer, the purchase order for the producer', () => {
  expect(documentsOfSalesOrder(salesOrder).ofOrder).toEqual(['OrderConfirmation', 'CustomerOrder']);
  expect(documentsOfPurchaseOrder(purchaseOrder).ofOrder).toEqual(['PurchaseOrder']);
});

it.each<[DeliveryStatus, string[]]>([
  ['Created', []],
  ['Proposed', []],
  ['Released', []],
  ['ReadyToSend', []],
  ['InCustomsClearance', []],
  ['Sent', ['Invoice', 'InvoiceXml']],
  ['PartiallyDelivered', ['Invoice', 'InvoiceXml']],
  ['Delivered', ['Invoice', 'InvoiceXml']],
  ['Cancelled', []],
])('of a delivery within the country that is %s are, for the buyer, %j', (status, documents) => {
  expect(ofBuyer(deliveryIn(status))).toEqual(documents);
});

it.each<[DeliveryStatus, string[]]>([
  ['InCompletion', []],
  ['ReadyToSend', ['CommercialInvoice']],
  ['InCustomsClearance', ['CommercialInvoice']],
  ['Sent', ['Invoice', 'InvoiceXml', 'CommercialInvoice']],
])(
  'of an export that is %s are, for the buyer, %j: customs ask before the invoice is there',
  (status, documents) => {
    expect(ofBuyer(deliveryIn(status, { isExport: true }))).toEqual(documents);
  },
);

it.each<[DeliveryStatus, string[]]>([
  ['Confirmed', []],
  ['Released', ['DeliveryNote']],
  ['InCompletion', ['DeliveryNote']],
  ['ReadyToSend', ['DeliveryNote', 'ShippingLabel']],
  ['Sent', ['DeliveryNote', 'ShippingLabel', 'Invoice', 'InvoiceXml']],
])('of a delivery that is %s are, for its producer, %j', (status, documents) => {
  expect(ofProducer(deliveryIn(status))).toEqual(documents);
});

it('have no invoice for machines where the buyer pays in Switzerland or Liechtenstein', () => {
  for (const country of ['CH', 'LI']) {
    const primaryAddress = { ...german, country };
    expect(ofBuyer(deliveryIn('Sent'), { primaryAddress })).toEqual(['Invoice']);
  }
});

it('have a credit note where an invoice was taken back, as a whole or in part', () => {
  const creditNotes = ['G202-000001'];
  const documents = ['Invoice', 'InvoiceXml', 'CommercialInvoice', 'CreditNote', 'CreditNoteXml'];
  expect(ofBuyer(deliveryIn('Cancelled', { isExport: true, creditNotes }))).toEqual(documents);
  expect(ofBuyer(deliveryIn('Sent', { isExport: true, creditNotes }))).toEqual(documents);
  expect(ofBuyer(deliveryIn('Cancelled', { isExport: true, creditNotes: [] }))).toEqual([]);
});

it('has no shipping label for a delivery that is collected', () => {
  expect(ofProducer(deliveryIn('ReadyToSend'))).toContain('ShippingLabel');
  expect(ofProducer(deliveryIn('ReadyToSend', { shipper: 'selfCollection' }))).not.toContain('ShippingLabel');
});
