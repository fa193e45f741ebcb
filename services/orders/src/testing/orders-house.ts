import type { SignedInUser } from '@werkbank/contracts/caller';
import type { PurchaseOrder, SalesOrder } from '@werkbank/contracts/entities';
import { eventually, startTestHouse, type TestHouse, testUser } from '@werkbank/platform/testing';
import type { Submission } from '../create-order/order-of-submission.js';
import { ordersDatabase } from '../database.js';
import { OrdersModule } from '../orders.module.js';
import { aSubmission, buyerCompany, germanProducer, swissProducer } from './a-submission.js';

/** services/orders on the real parts, with somebody of each kind. */
export async function startOrdersHouse(): Promise<TestHouse> {
  return startTestHouse({ module: OrdersModule, database: ordersDatabase });
}

type Claims = Pick<SignedInUser, 'companyId' | 'companyType' | 'producerId'>;
const producer = (companyId: number): Required<Claims> => ({
  companyId,
  companyType: 'Producer',
  producerId: companyId - 100,
});

export const people = {
  buyer: () =>
    testUser({ companyId: buyerCompany, companyType: 'Customer', firstName: 'Beat', lastName: 'Muster' }),
  otherBuyer: () => testUser({ companyId: 8, companyType: 'Customer' }),
  swiss: () => testUser(producer(swissProducer)),
  german: () => testUser(producer(germanProducer)),
  otherProducer: () => testUser(producer(299)),
  admin: () => testUser({ roles: ['platform-admin'] }),
};

let lastOrderId = 100_000;

/** An order that checkout accepted, as soon as it is there. */
export async function submitted(house: TestHouse, overrides: Partial<Submission> = {}): Promise<SalesOrder> {
  const submission = aSubmission(++lastOrderId, overrides);
  await house.courier.publish('checkout.order-submitted.v1', submission);
  return eventually(() => salesOrder(house, submission.orderId));
}

export async function salesOrder(house: TestHouse, orderId: number): Promise<SalesOrder> {
  return house.callAs(await people.admin(), 'getSalesOrder', { params: { orderId } });
}

/** A producer's side of an order. */
export async function purchaseOrder(
  house: TestHouse,
  who: 'swiss' | 'german',
  orderId: number,
): Promise<PurchaseOrder> {
  const producerCompanyId = who === 'swiss' ? swissProducer : germanProducer;
  return house.callAs(await people[who](), 'getPurchaseOrder', { params: { orderId, producerCompanyId } });
}

const nothing = { confirmedDeliveries: [], proposedDeliveries: [], newDeliveries: [] };

/** The producer confirms all that it was asked for. */
export async function confirmAll(house: TestHouse, who: 'swiss' | 'german', orderId: number) {
  const { sections } = await purchaseOrder(house, who, orderId);
  const confirmedDeliveries = sections.map(({ id, optimisticLockKey }) => ({ id, optimisticLockKey }));
  return house.callAs(await people[who](), 'confirmPurchaseOrder', {
    params: { orderId },
    body: { ...nothing, confirmedDeliveries },
  });
}

/** The producer promises another date for all that it was asked for. */
export async function proposeAll(house: TestHouse, who: 'swiss' | 'german', orderId: number) {
  const { sections } = await purchaseOrder(house, who, orderId);
  const proposedDeliveries = sections.map(({ id, optimisticLockKey }) => ({
    id,
    optimisticLockKey,
    plannedShipmentDate: '2999-01-31',
    plannedShipmentFromStock: false,
  }));
  return house.callAs(await people[who](), 'confirmPurchaseOrder', {
    params: { orderId },
    body: { ...nothing, proposedDeliveries },
  });
}

export async function release(
  house: TestHouse,
  orderId: number,
  releaseSections: number[],
  cancelItems: number[] = [],
) {
  return house.callAs(await people.buyer(), 'releaseSalesOrder', {
    params: { orderId },
    body: { releaseSections, cancelItems },
  });
}
