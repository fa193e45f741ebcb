import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { PurchaseOrder, SalesOrder } from '@werkbank/contracts/entities';
import {
  eventually,
  startTestInstance,
  type TestInstance,
  type TestUser,
  testUser,
  type TestUserClaims,
} from '@werkbank/platform/testing';
import type { Submission } from '../negotiation/create-order/order-of-submission.js';
import { ordersDatabase } from '../database.js';
import { ordersEnv } from '../env.js';
import { DiskStore } from '@werkbank/platform/files';
import { OrdersModule } from '../orders.module.js';
import { aSubmission, buyerCompany, germanProducer, swissProducer } from './a-submission.js';

const filesFolder = mkdtempSync(join(tmpdir(), 'werkbank-files-'));
afterAll(() => rmSync(filesFolder, { recursive: true, force: true }));

/** The file store of this test's instances. */
export const testFiles = new DiskStore(filesFolder);

/** services/orders with the real parts, and a user of each kind. */
export async function startOrdersInstance(env: Record<string, string> = {}): Promise<TestInstance> {
  return startTestInstance({
    module: OrdersModule,
    database: ordersDatabase,
    envSchema: ordersEnv,
    env: { FILES_DIR: filesFolder, ...env },
  });
}

const producer = (companyId: number): TestUserClaims => ({
  companyId,
  companyType: 'Producer',
  producerId: companyId - 100,
});

const signedIn = new Map<string, Promise<TestUser>>();

/** Signs in before anything else: Keycloak takes two parallel first sign-ins for an attack. */
function someone(name: string, claims: TestUserClaims): () => Promise<TestUser> {
  return () => {
    const user = signedIn.get(name) ?? signIn(claims);
    signedIn.set(name, user);
    return user;
  };
}

async function signIn(claims: TestUserClaims): Promise<TestUser> {
  const user = await testUser(claims);
  await user.accessToken();
  return user;
}

const customer = (companyId: number): TestUserClaims => ({ companyId, companyType: 'Customer' });

export const people = {
  buyer: someone('buyer', { ...customer(buyerCompany), firstName: 'Beat', lastName: 'Muster' }),
  otherBuyer: someone('otherBuyer', customer(8)),
  swiss: someone('swiss', producer(swissProducer)),
  german: someone('german', producer(germanProducer)),
  otherProducer: someone('otherProducer', producer(299)),
  admin: someone('admin', { roles: ['platform-admin'] }),
};

let lastOrderId = 100_000;

/** The order of a submission, as soon as it exists. */
export async function submitted(
  instance: TestInstance,
  overrides: Partial<Submission> = {},
): Promise<SalesOrder> {
  const submission = aSubmission(++lastOrderId, overrides);
  await instance.courier.publish('checkout.order-submitted.v1', submission);
  return eventually(() => salesOrder(instance, submission.orderId));
}

export async function salesOrder(instance: TestInstance, orderId: number): Promise<SalesOrder> {
  return instance.callAs(await people.admin(), 'getSalesOrder', { params: { orderId } });
}

/** A producer's view of an order. */
export async function purchaseOrder(
  instance: TestInstance,
  role: 'swiss' | 'german',
  orderId: number,
): Promise<PurchaseOrder> {
  const producerCompanyId = role === 'swiss' ? swissProducer : germanProducer;
  return instance.callAs(await people[role](), 'getPurchaseOrder', {
    params: { orderId, producerCompanyId },
  });
}

const nothing = { confirmedDeliveries: [], proposedDeliveries: [], newDeliveries: [] };

/** The producer confirms all its deliveries. */
export async function confirmAll(instance: TestInstance, role: 'swiss' | 'german', orderId: number) {
  const { sections } = await purchaseOrder(instance, role, orderId);
  const confirmedDeliveries = sections.map(({ id, optimisticLockKey }) => ({ id, optimisticLockKey }));
  return instance.callAs(await people[role](), 'confirmPurchaseOrder', {
    params: { orderId },
    body: { ...nothing, confirmedDeliveries },
  });
}

/** The producer proposes another date for all its deliveries. */
export async function proposeAll(instance: TestInstance, role: 'swiss' | 'german', orderId: number) {
  const { sections } = await purchaseOrder(instance, role, orderId);
  const proposedDeliveries = sections.map(({ id, optimisticLockKey }) => ({
    id,
    optimisticLockKey,
    plannedShipmentDate: '2999-01-31',
    plannedShipmentFromStock: false,
  }));
  return instance.callAs(await people[role](), 'confirmPurchaseOrder', {
    params: { orderId },
    body: { ...nothing, proposedDeliveries },
  });
}

export async function release(
  instance: TestInstance,
  orderId: number,
  releaseSections: number[],
  cancelItems: number[] = [],
) {
  return instance.callAs(await people.buyer(), 'releaseSalesOrder', {
    params: { orderId },
    body: { releaseSections, cancelItems },
  });
}
