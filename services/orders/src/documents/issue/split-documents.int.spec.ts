import type { TestInstance } from '@werkbank/platform/testing';
import { anAddress, aSection, aSubmission, swissProducer } from '../../testing/a-submission.js';
import {
  people,
  proposeAll,
  purchaseOrder,
  release,
  salesOrder,
  startOrdersInstance,
  submitted,
} from '../../testing/orders-instance.js';
import { pagesOf } from '../../testing/document-text.js';
import { askDocument, knowSettings } from '../../testing/documents.js';

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

const written = (cents: number) => (cents / 100).toFixed(2).replace('.', ',');

/** One item cancelled by the buyer, the other one divided in two deliveries, and both sent. */
async function splitAndPartlyCancelled(orderId: number): Promise<void> {
  const swiss = await people.swiss();
  await proposeAll(instance, 'swiss', orderId);
  const [section] = (await purchaseOrder(instance, 'swiss', orderId)).sections;
  const [kept, cancelled] = section?.items ?? [];
  if (!section || !kept || !cancelled) throw new Error('a section with two items was ordered');
  await release(instance, orderId, [section.id], [cancelled.id]);
  const [released] = (await purchaseOrder(instance, 'swiss', orderId)).sections;
  await instance.callAs(swiss, 'splitDelivery', {
    params: { deliveryId: section.id },
    body: {
      optimisticLockKey: released?.optimisticLockKey ?? 0,
      orderId,
      newDeliverySplitData: {
        dispatchLocationId: 2010,
        items: [{ splitParentItemId: kept.id, quantity: 5 }],
      },
    },
  });
  for (const { id } of (await purchaseOrder(instance, 'swiss', orderId)).sections) {
    for (const deliveryStatus of ['InCompletion', 'ReadyToSend', 'Sent'] as const) {
      const { sections } = await purchaseOrder(instance, 'swiss', orderId);
      const now = sections.find((one) => one.id === id);
      const size = deliveryStatus === 'ReadyToSend' ? { weight: 1, length: 10, width: 10, height: 10 } : {};
      await instance.callAs(swiss, 'setDeliveryStatus', {
        params: { deliveryId: id },
        body: { deliveryStatus, optimisticLockKey: now?.optimisticLockKey ?? 0, ...size },
      });
    }
  }
}

it('writes for each part of a split and partly cancelled delivery what the order says of it', async () => {
  const { id: orderId } = await submitted(instance, {
    orderSections: aSubmission(1, { orderSections: [aSection(swissProducer)] }).orderSections,
  });
  await splitAndPartlyCancelled(orderId);
  const { sections, totals } = await salesOrder(instance, orderId);
  expect(sections).toHaveLength(2);
  const buyer = await people.buyer();
  const textOf = async (name: Parameters<typeof askDocument>[2], deliveryId = 0) => {
    const ids = { orderId, deliveryId, producerCompanyId: swissProducer };
    const { pdfContent } = await askDocument(instance, buyer, name, ids);
    return pagesOf(Buffer.from(pdfContent, 'base64')).join('\n').replaceAll('\u00a0', ' ');
  };
  for (const { id, taxBase, taxes, items } of sections) {
    const invoice = await textOf('getInvoicePdf', id);
    const total = taxBase + taxes.reduce((sum, { amount }) => sum + amount, 0);
    expect(invoice).toMatch(new RegExp(`Gesamtbetrag CHF +${written(total)}`));
    for (const { rate, base, amount } of taxes) {
      const line = `MwSt. ${String(rate).replace('.', ',')} % auf ${written(base)} +${written(amount)}`;
      expect(invoice).toMatch(new RegExp(line));
    }
    for (const { materialNumber, status, price } of items) {
      const line = new RegExp(`${materialNumber} .* ${written(price.taxBase)}\\n`);
      if (status === 'Cancelled') expect(invoice).not.toContain(materialNumber);
      else expect(invoice).toMatch(line);
    }
  }
  const confirmation = await textOf('getOrderConfirmationPdf');
  expect(confirmation).toMatch(new RegExp(`Gesamtbetrag CHF +${written(totals.total)}`));
  expect(confirmation.slice(confirmation.indexOf('Storniert'))).toContain('MILL-2');
}, 30_000);
