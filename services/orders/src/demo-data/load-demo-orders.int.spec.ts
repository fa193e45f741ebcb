import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestInstance } from '@werkbank/platform/testing';
import { aSection, aSubmission, buyerCompany, germanProducer } from '../testing/a-submission.js';
import {
  confirmAll,
  people,
  salesOrder,
  startOrdersInstance,
  submitted,
  testFiles,
} from '../testing/orders-instance.js';
import { pdf } from '../testing/upload-file.js';
import { loadDemoOrders } from './load-demo-orders.js';

let instance: TestInstance;
let folder: string;
beforeAll(async () => {
  instance = await startOrdersInstance();
  folder = await mkdtemp(join(tmpdir(), 'werkbank-orders-'));
  await writeFile(join(folder, 'declaration.pdf'), pdf);
  await writeFile(join(folder, 'orders.json'), JSON.stringify(fileOf(5)));
}, 60_000);
afterAll(async () => {
  await instance?.stop();
  await rm(folder, { recursive: true, force: true });
}, 30_000);

const load = () =>
  instance
    .ownerEm()
    .transactional((em) => loadDemoOrders(em, testFiles, folder, new Date('2030-01-01T00:00:00Z')));

it('loads orders with their figures, files and history', async () => {
  expect(await load()).toBe(5);
  const order = await salesOrder(instance, 300_001);
  const section = aSection(germanProducer);
  expect(order).toMatchObject({ status: 'Proposed', proposalExpiresAt: '2030-01-02T00:00:00.000Z' });
  expect(order.sections).toMatchObject([{ taxBase: section.taxBase, taxes: section.taxes }]);
  expect(order.sections[0]?.attachments).toMatchObject([{ attachmentType: 'CustomsDeclaration' }]);
  expect(order.history).toMatchObject([{ who: 'Werkbank', actor: 'system', to: 'Proposed' }]);
});

it('loads no order twice', async () => {
  await load();
  expect(await load()).toBe(0);
});

it('leaves numbers above it to new orders', async () => {
  await load();
  const { id, sections } = await submitted(instance);
  expect(sections.every(({ id: delivery }) => delivery >= 900_000)).toBe(true);
  await confirmAll(instance, 'swiss', id);
});

it('loads thousands', async () => {
  await writeFile(join(folder, 'orders.json'), JSON.stringify(fileOf(3000)));
  expect(await load()).toBe(3000 - 5);
  // A list counts to a thousand behind the page.
  const query = { page: 3000 / 25 };
  const list = await instance.callAs(await people.buyer(), 'listSalesOrders', { query });
  expect(list.totalItems).toBeGreaterThanOrEqual(3000);
}, 120_000);

function fileOf(count: number) {
  const { buyer, customerName, billingAddress, shippingAddress } = aSubmission(1);
  const orders = Array.from({ length: count }, (_, index) => {
    const { costs, taxes, items, ...section } = aSection(germanProducer);
    const deliveryId = 100_000 + index;
    return {
      id: 300_001 + index,
      createdOn: '2025-01-01T00:00:00.000Z',
      customerCompanyId: buyerCompany,
      customerName,
      creatorUserId: buyer.userId,
      creatorFirstName: buyer.firstName,
      creatorLastName: buyer.lastName,
      creatorEmail: buyer.email,
      creatorPhone: buyer.phone,
      costCenter: null,
      currency: 'CHF',
      language: 'de',
      primaryAddress: billingAddress,
      shippingAddress,
      selfCollection: false,
      proposalExpiresAt: '2029-12-31T00:00:00.000Z',
      sections: [
        {
          ...section,
          deliveryId,
          parentDeliveryId: null,
          status: 'Proposed',
          originalPlannedShipmentInfo: null,
          weight: null,
          length: null,
          width: null,
          height: null,
          mrnNumber: null,
          customsDeclarationFile: 'declaration.pdf',
          costs,
          taxes,
          items: items.map((item, position) => ({
            ...item,
            id: 1_000_000 + index * 2 + position,
            parentItemId: null,
            unit: 'Stück',
            deliveredQuantity: 0,
            cancelled: false,
          })),
        },
      ],
      history: [
        {
          at: '2025-01-01T00:00:00.000Z',
          who: 'system',
          actor: 'system',
          userId: null,
          deliveryId,
          from: null,
          to: 'Proposed',
          why: 'proposedNewDate',
        },
      ],
    };
  });
  return { orders, nextDeliveryId: 900_000, nextItemId: 9_000_000 };
}
