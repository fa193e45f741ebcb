import type { CallAnswer } from '@werkbank/contracts/calls';
import type { SalesOrder } from '@werkbank/contracts/entities';
import type { DeliveryStatus } from '@werkbank/contracts/delivery';
import { eventually, type TestInstance, type TestUser } from '@werkbank/platform/testing';
import { issueDocuments } from '../documents/issue/issue-documents.js';
import { loadOrder } from '../order/storage/load-order.js';
import { PrintSettingsEntity } from '../replicas/index.js';
import { printSettings } from './a-document.js';
import { confirmAll, people, purchaseOrder, salesOrder } from './orders-instance.js';
import { uploadFile } from './upload-file.js';

type DocumentCall =
  | 'getInvoicePdf'
  | 'getCommercialInvoicePdf'
  | 'getCreditNotePdf'
  | 'getOrderConfirmationPdf'
  | 'getCustomerOrderPdf'
  | 'getPurchaseOrderPdf';

/** Publishes the configuration with the issuer's data. */
export async function knowSettings(instance: TestInstance): Promise<void> {
  await instance.courier.publish('admin.configuration-changed.v1', {
    customsFreeAreas: [['DE'], ['CH', 'LI']],
    ...printSettings,
    version: 1,
  });
  await eventually(async () => {
    const known = await instance.em().count(PrintSettingsEntity);
    if (known === 0) throw new Error('the settings have not arrived yet');
  });
}

export interface DocumentIds {
  orderId: number;
  deliveryId: number;
  producerCompanyId: number;
}

export function askDocument(
  instance: TestInstance,
  caller: TestUser,
  name: DocumentCall,
  ids: DocumentIds,
): Promise<CallAnswer<DocumentCall>> {
  const { orderId, deliveryId, producerCompanyId } = ids;
  const headers = {};
  switch (name) {
    case 'getInvoicePdf':
    case 'getCommercialInvoicePdf':
      return instance.callAs(caller, name, { params: { deliveryId }, headers });
    case 'getCreditNotePdf':
      return instance.callAs(caller, name, { params: { deliveryId }, headers, query: {} });
    case 'getPurchaseOrderPdf':
      return instance.callAs(caller, name, { params: { orderId, producerCompanyId }, headers });
    case 'getOrderConfirmationPdf':
    case 'getCustomerOrderPdf':
      return instance.callAs(caller, name, { params: { orderId }, headers });
  }
}

/** Invoices a delivery early, as exports were before invoices waited for the dispatch. */
export const invoiceEarly = (instance: TestInstance, { orderId, ...of }: DocumentIds) =>
  instance.em().transactional(async (em) => {
    const loaded = await loadOrder(em, orderId);
    if (!loaded) throw new Error('the order is there');
    await issueDocuments(em, [{ kind: 'Invoice', ...of }], { ...loaded, now: new Date() });
  });

/** Both producers confirm, so everything is released. */
export async function agreed(instance: TestInstance, orderId: number): Promise<SalesOrder> {
  await confirmAll(instance, 'swiss', orderId);
  await confirmAll(instance, 'german', orderId);
  return salesOrder(instance, orderId);
}

const way: readonly DeliveryStatus[] = ['InCompletion', 'ReadyToSend', 'Sent'];
const parcel = { weight: 2.5, length: 30, width: 20, height: 10 };

export async function takeTo(
  instance: TestInstance,
  role: 'swiss' | 'german',
  orderId: number,
  last: DeliveryStatus,
): Promise<number> {
  const caller = await people[role]();
  for (const deliveryStatus of way.slice(0, way.indexOf(last) + 1)) {
    const [section] = (await purchaseOrder(instance, role, orderId)).sections;
    if (!section) throw new Error(`no delivery of the ${role} producer`);
    if (way.indexOf(section.status) >= way.indexOf(deliveryStatus)) continue;
    const asked = deliveryStatus === 'ReadyToSend';
    if (asked && section.isExport) {
      const file = { objectId: section.id, attachmentType: 'CustomsDeclaration' as const };
      await uploadFile(instance, caller, file);
    }
    await instance.callAs(caller, 'setDeliveryStatus', {
      params: { deliveryId: section.id },
      body: {
        deliveryStatus,
        optimisticLockKey: section.optimisticLockKey,
        ...(asked && { ...parcel, ...(section.isExport && { mrnNumber: '26DE123456789012E1' }) }),
      },
    });
    if (deliveryStatus === last) return section.id;
  }
  throw new Error(`nothing leads to ${last}`);
}
