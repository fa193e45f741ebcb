import { dayOf } from '@werkbank/contracts/calendar';
import type { TestInstance } from '@werkbank/platform/testing';
import { totalsOf } from '../content/sums.js';
import { printSettings } from '../../testing/a-document.js';
import { anAddress, aSection, swissProducer } from '../../testing/a-submission.js';
import {
  confirmAll,
  people,
  purchaseOrder,
  release,
  salesOrder,
  startOrdersInstance,
  submitted,
} from '../../testing/orders-instance.js';
import { pagesOf } from '../../testing/document-text.js';
import { askDocument, invoiceEarly, knowSettings, takeTo } from '../../testing/documents.js';
import { IssuedDocumentEntity } from './issued-document.entity.js';

let instance: TestInstance;
beforeAll(async () => {
  instance = await startOrdersInstance();
  await knowSettings(instance);
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
        dispatchLocations: [anAddress(2010, 'CH', 'DispatchLocation')],
      },
    ],
  });
  await instance.settled();
}, 60_000);
afterAll(() => instance?.stop(), 30_000);

/** Freight by weight, 9.90 for the three kilograms of the section. */
const costBasis = {
  freight: { freeFrom: null, steps: [{ upToGrams: null, base: 690, perKilogram: 100 }] },
  customs: null,
};
const placed = async () =>
  (await submitted(instance, { orderSections: [aSection(swissProducer, { costBasis })] })).id;

/** One piece is split off before the release; only this part is released and processed so far. */
async function partSent(
  orderId: number,
  last: 'ReadyToSend' | 'Sent' = 'Sent',
): Promise<{ sent: number; open: number }> {
  const swiss = await people.swiss();
  const [section] = (await purchaseOrder(instance, 'swiss', orderId)).sections;
  if (!section) throw new Error('a section was ordered');
  const date = { plannedShipmentDate: '2035-01-01', plannedShipmentFromStock: false };
  await instance.callAs(swiss, 'confirmPurchaseOrder', {
    params: { orderId },
    body: {
      confirmedDeliveries: [],
      proposedDeliveries: [{ id: section.id, optimisticLockKey: section.optimisticLockKey, ...date }],
      newDeliveries: [
        {
          ...date,
          dispatchLocationId: 2010,
          splitParentDeliveryId: section.id,
          items: [{ splitParentItemId: section.items[0]?.id ?? 0, quantity: 1 }],
        },
      ],
    },
  });
  const part = (await salesOrder(instance, orderId)).sections.find(({ id }) => id !== section.id);
  if (!part) throw new Error('a part was split off');
  await release(instance, orderId, [part.id], []);
  const way = ['InCompletion', 'ReadyToSend', 'Sent'] as const;
  for (const deliveryStatus of way.slice(0, way.indexOf(last) + 1)) {
    const { sections } = await purchaseOrder(instance, 'swiss', orderId);
    const now = sections.find(({ id }) => id === part.id);
    const size = deliveryStatus === 'ReadyToSend' ? { weight: 1, length: 10, width: 10, height: 10 } : {};
    await instance.callAs(swiss, 'setDeliveryStatus', {
      params: { deliveryId: part.id },
      body: { deliveryStatus, optimisticLockKey: now?.optimisticLockKey ?? 0, ...size },
    });
  }
  return { sent: part.id, open: section.id };
}

const written = (cents: number) => (cents / 100).toFixed(2).replace('.', ',');

it('credits lowered costs of an invoiced part at each cancellation of the rest', async () => {
  const orderId = await placed();
  const { sent, open } = await partSent(orderId);
  const textOf = async (name: 'getInvoicePdf' | 'getCreditNotePdf') => {
    const ids = { orderId, deliveryId: sent, producerCompanyId: swissProducer };
    const { pdfContent } = await askDocument(instance, await people.buyer(), name, ids);
    return pagesOf(Buffer.from(pdfContent, 'base64')).join('\n').replaceAll('\u00a0', ' ');
  };
  const before = await salesOrder(instance, orderId);
  const freightOf = (order: typeof before) => order.sections.map(({ freight }) => freight);
  expect(freightOf(before)).toEqual([0, 990]);
  const invoice = await textOf('getInvoicePdf');
  expect(invoice).toMatch(/Fracht · für 3 kg in 2 Lieferungen.* 9,90/);
  const items = before.sections.find(({ id }) => id === open)?.items ?? [];
  for (const [kilograms, item] of [
    [2, items[1]],
    [1, items[0]],
  ] as const) {
    await release(instance, orderId, [], [item?.id ?? 0]);
    const order = await salesOrder(instance, orderId);
    const part = order.sections.find(({ id }) => id === sent);
    expect(part?.freight).toBe(690 + kilograms * 100);
    expect(part?.creditNotes).toHaveLength(3 - kilograms);
    expect(order.totals.freight).toBe(part?.freight);
    expect(order.totals.taxBase).toBe(order.sections.reduce((sum, { taxBase }) => sum + taxBase, 0));
    const creditNote = await textOf('getCreditNotePdf');
    expect(creditNote).toContain(part?.creditNotes?.at(-1) ?? 'a number');
    expect(creditNote).toContain('Nach einer Stornierung sind die Kosten');
    expect(creditNote).toMatch(/Gesamtbetrag CHF +1,08/);
  }
  const { creditNotes } = (await salesOrder(instance, orderId)).sections.find(({ id }) => id === sent) ?? {};
  const [first = ''] = creditNotes ?? [];
  const request = { params: { deliveryId: sent }, headers: {}, query: { number: first } };
  const earlier = await instance.callAs(await people.buyer(), 'getCreditNotePdf', request);
  expect(earlier.fileName).toBe(`Gutschrift ${first}.pdf`);
  expect(await textOf('getInvoicePdf')).toBe(invoice);
  expect(invoice).toContain(written(990));
}, 60_000);

it('credits each invoice once in total if its order is deleted after its costs were lowered', async () => {
  const orderId = await placed();
  const { sent, open } = await partSent(orderId, 'ReadyToSend');
  await invoiceEarly(instance, { orderId, deliveryId: sent, producerCompanyId: swissProducer });
  const before = await salesOrder(instance, orderId);
  const items = before.sections.find(({ id }) => id === open)?.items ?? [];
  await release(
    instance,
    orderId,
    [],
    items.map(({ id }) => id),
  );
  await instance.callAs(await people.admin(), 'deleteSalesOrder', { params: { orderId } });
  const documents = await instance.em().find(IssuedDocumentEntity, { orderId, deliveryId: sent });
  const owed = (kind: 'Invoice' | 'CreditNote') =>
    documents.filter((document) => document.kind === kind).map(({ content }) => totalsOf(content).total);
  expect(owed('CreditNote')).toHaveLength(2);
  expect(owed('CreditNote').reduce((sum, total) => sum + total)).toBe(owed('Invoice')[0]);
}, 60_000);

it('refuses a dispatch whose invoice lacks the VAT number of the country of supply, without any change', async () => {
  const settings = (vatNumbers: { country: string; number: string }[], version: number) =>
    instance.courier.publish('admin.configuration-changed.v1', {
      customsFreeAreas: [['DE'], ['CH', 'LI']],
      ...printSettings,
      printoutConfig: { ...printSettings.printoutConfig, vatIdentificationNumber: 'DE136695976', vatNumbers },
      version,
    });
  await settings([], 2);
  await instance.settled();
  const orderId = await placed();
  await confirmAll(instance, 'swiss', orderId);
  await takeTo(instance, 'swiss', orderId, 'ReadyToSend');
  const before = await salesOrder(instance, orderId);
  const refusal = { code: 'VAT_NUMBER_MISSING', body: { message: expect.stringContaining('CH') } };
  await expect(takeTo(instance, 'swiss', orderId, 'Sent')).rejects.toMatchObject(refusal);
  expect(await salesOrder(instance, orderId)).toEqual(before);
  await settings([{ country: 'CH', number: 'CHE-123.456.788 MWST' }], 3);
  await instance.settled();
  const deliveryId = await takeTo(instance, 'swiss', orderId, 'Sent');
  const ids = { orderId, deliveryId, producerCompanyId: swissProducer };
  const { pdfContent } = await askDocument(instance, await people.buyer(), 'getInvoicePdf', ids);
  const text = pagesOf(Buffer.from(pdfContent, 'base64')).join('\n');
  expect(text).toContain('CHE-123.456.788 MWST');
  expect(text).not.toContain('DE136695976');
}, 60_000);

it('states the day of dispatch on an invoice that is requested later', async () => {
  const orderId = await placed();
  await confirmAll(instance, 'swiss', orderId);
  const deliveryId = await takeTo(instance, 'swiss', orderId, 'Sent');
  const em = instance.em();
  await em.execute("delete from issued_paper where order_id = ? and kind = 'Invoice'", [orderId]);
  await em.execute(
    "update order_history set at = '2029-12-24T09:00Z' where order_id = ? and status_to = 'Sent'",
    [orderId],
  );
  const request = { params: { deliveryId }, headers: {} };
  const { xmlContent } = await instance.callAs(await people.buyer(), 'getInvoiceXml', request);
  expect(xmlContent).toMatch(/<ram:OccurrenceDateTime>.*?>20291224</);
  expect(xmlContent).toMatch(new RegExp(`<ram:IssueDateTime>.*?>${dayOf(new Date()).replaceAll('-', '')}<`));
}, 60_000);
