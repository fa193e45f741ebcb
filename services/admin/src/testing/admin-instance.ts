import { randomUUID } from 'node:crypto';
import { p } from '@mikro-orm/core';
import { readOne, statement } from '@werkbank/platform/database';
import { startTestInstance, type TestInstance } from '@werkbank/platform/testing';
import { AdminModule } from '../admin.module.js';
import { database } from '../database.js';
import type { DemoData } from '../demo-data/demo-files.js';
import { loadRows } from '../demo-data/load-rows.js';
import { AccountHomeEntity } from '../identity/keycloak-sync/account-home.entity.js';
import { adminEnv } from '../env.js';
import { freshUserId } from './test-people.js';

const continueUserIds = statement(
  'continue-user-ids-after',
  { last: p.integer() },
  `select setval(pg_get_serial_sequence('users', 'id'), ?)::int as last`,
);

/** A service with a separate database and the real Keycloak. */
export async function startAdminInstance(env: Record<string, string> = {}): Promise<TestInstance> {
  const instance = await startTestInstance({
    module: AdminModule,
    database,
    envSchema: adminEnv,
    env: { ACCOUNT_CHECK_SECONDS: '0', ...env },
  });
  // Databases of tests are copies of one: without a separate home, one suite's repair would change another's accounts.
  await instance.em().nativeUpdate(AccountHomeEntity, { onlyRow: true }, { home: randomUUID() });
  await numberUsersApart(instance);
  return instance;
}

/** Suites share the realm, and accounts are named after the ids of rows. */
async function numberUsersApart(instance: TestInstance): Promise<void> {
  await readOne(instance.ownerEm(), continueUserIds, [freshUserId()]);
}

export const swissCustomer = 201;
export const otherCustomer = 202;
export const germanProducerCompany = 102;
export const swissProducerCompany = 105;

const address = (
  id: number,
  ownerId: number,
  type: 'Primary' | 'Shipping' | 'DispatchLocation',
  country: string,
) => ({
  id,
  ownerKind: 'Company' as const,
  ownerId,
  type,
  name: `Place ${id}`,
  street: 'Werkgasse',
  house: '1',
  addressSupplement: null,
  zipCode: country === 'DE' ? '78532' : '8400',
  city: `City ${id}`,
  country,
});
const company = (id: number, name: string) => ({
  id,
  name,
  taxNumber: null,
  kanton: null,
  phone: '+41 52 555 00 01',
});
const customer = { kind: 'Customer', producerId: null, customerType: 'Company' } as const;

/** Two customers, and two producers with a company and a dispatch location each. */
export const smallWorld: DemoData = {
  producers: [
    { id: 1, algoliaId: 'Kerbwerk', platformMargin: 0.085, custom_shipping: false, videoLink: null },
    { id: 2, algoliaId: 'Alpspan', platformMargin: 0, custom_shipping: true, videoLink: null },
    { id: 3, algoliaId: 'Nowhere', platformMargin: 0, custom_shipping: false, videoLink: null },
  ],
  companies: [
    {
      ...company(germanProducerCompany, 'Kerbwerk GmbH'),
      kind: 'Producer',
      producerId: 1,
      customerType: null,
    },
    { ...company(swissProducerCompany, 'Alpspan AG'), kind: 'Producer', producerId: 2, customerType: null },
    { ...company(swissCustomer, 'Kellermatt AG'), ...customer },
    { ...company(otherCustomer, 'Bergfurt GmbH'), ...customer },
  ],
  addresses: [
    address(1020, germanProducerCompany, 'Primary', 'DE'),
    address(1021, germanProducerCompany, 'DispatchLocation', 'DE'),
    address(1051, swissProducerCompany, 'DispatchLocation', 'CH'),
    address(2010, swissCustomer, 'Primary', 'CH'),
    address(2011, swissCustomer, 'Shipping', 'CH'),
    address(2020, otherCustomer, 'Primary', 'DE'),
  ],
  users: [],
  exchangeRates: [
    {
      id: 1,
      validFrom: '2026-01-01',
      validTo: '9999-12-31',
      ratio: '0.9417',
      sourceCurrency: 'EUR',
      targetCurrency: 'CHF',
      exchangeRateType: 'Internal',
    },
  ],
  sidebarAttachments: [],
  passwords: new Map(),
};

export async function settle(instance: TestInstance): Promise<void> {
  await instance.ownerEm().transactional((em) => loadRows(em, smallWorld));
  await numberUsersApart(instance);
}
