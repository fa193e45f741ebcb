import { randomUUID } from 'node:crypto';
import type { TestInstance } from '@werkbank/platform/testing';
import { swissCustomer } from './testing/admin-instance.js';
import { refusalOf } from './testing/refusals.js';
import { settledInstance } from './testing/settled-instance.js';
import type { TestPeople, TestPerson } from './testing/test-people.js';

let instance: TestInstance;
let people: TestPeople;
let admin: TestPerson;
let boss: TestPerson;
beforeAll(async () => {
  ({ instance, people } = await settledInstance());
  admin = await people.add({ roles: ['platform-admin'] });
  boss = await people.add({ roles: ['company-admin'], companyId: swissCustomer });
}, 60_000);
afterAll(() => people?.leave(), 60_000);

const params = { companyId: swissCustomer };
const hall = {
  name: 'Wareneingang',
  street: 'Technoparkstrasse',
  house: '16',
  addressSupplement: null,
  zipCode: '8406',
  city: 'Winterthur',
  country: 'CH',
};
const company = () => instance.callAs(boss, 'getCustomer', { params });
const overtaken = { status: 409, code: 'CHANGED_MEANWHILE' };

describe('a change of addresses', () => {
  it('answers the company as it is then', async () => {
    const { id, company: withIt } = await instance.callAs(boss, 'createCustomerAddress', {
      params,
      body: hall,
    });
    expect(withIt).toEqual(await company());
    expect(withIt?.addresses).toContainEqual(expect.objectContaining({ id, ...hall }));
    const at = { params: { ...params, addressId: id } };
    const changed = await instance.callAs(boss, 'updateCustomerAddress', {
      ...at,
      body: { ...hall, house: '17' },
    });
    expect(changed).toMatchObject({ id, house: '17' });
    expect(changed.company).toEqual(await company());
    const { company: without } = await instance.callAs(boss, 'deleteCustomerAddress', at);
    expect(without).toEqual(await company());
    expect(without?.addresses.map((address) => address.id)).not.toContain(id);
  });

  it('answers the tax number that the company has in another country, and its new key', async () => {
    const body = { ...hall, country: 'DE', zipCode: '79098', city: 'Freiburg', taxNumber: 'DE123456788' };
    const before = await company();
    const moved = await instance.callAs(boss, 'setCustomerPrimaryAddress', { params, body });
    expect(moved.company).toEqual(await company());
    expect(moved.company).toMatchObject({ taxNumber: 'DE123456788' });
    expect(moved.company?.optimisticLockKey).not.toBe(before.optimisticLockKey);
  });

  it('is refused to who was overtaken, and goes on from the state of now', async () => {
    const { id: addressId, company: withIt } = await instance.callAs(boss, 'createCustomerAddress', {
      params,
      body: hall,
    });
    const key = withIt?.addresses.find(({ id }) => id === addressId)?.optimisticLockKey;
    const change = (street: string, optimisticLockKey = key) =>
      instance.callAs(boss, 'updateCustomerAddress', {
        params: { ...params, addressId },
        body: { ...hall, street, optimisticLockKey },
      });
    const first = await change('Seestrasse');
    expect(await refusalOf(change('Bergstrasse'))).toMatchObject(overtaken);
    expect(await change('Bergstrasse', first.optimisticLockKey)).toMatchObject({ street: 'Bergstrasse' });
  });

  it('is refused for the billing address as well', async () => {
    const { primaryAddress } = await company();
    const change = (street: string, optimisticLockKey = primaryAddress?.optimisticLockKey) =>
      instance.callAs(boss, 'setCustomerPrimaryAddress', {
        params,
        body: { ...hall, country: 'DE', zipCode: '79098', street, optimisticLockKey },
      });
    await change('Seestrasse');
    expect(await refusalOf(change('Bergstrasse'))).toMatchObject(overtaken);
    expect((await company()).primaryAddress).toMatchObject({ street: 'Seestrasse' });
  });
});

it('a new rate answers the rates of its pair, of which one has ended; a deleted one, that it is open again', async () => {
  const body = {
    validFrom: '2027-01-01',
    validTo: '9999-12-31',
    ratio: '0.95',
    sourceCurrency: 'EUR',
    targetCurrency: 'CHF',
    exchangeRateType: 'Internal',
  } as const;
  const { id, ofPair } = await instance.callAs(admin, 'createExchangeRate', { body });
  expect(ofPair).toMatchObject([
    { validFrom: '2026-01-01', validTo: '2026-12-31' },
    { id, validFrom: '2027-01-01', validTo: '9999-12-31' },
  ]);
  const left = await instance.callAs(admin, 'deleteExchangeRate', { params: { rateId: id } });
  expect(left.ofPair).toMatchObject([{ validFrom: '2026-01-01', validTo: '9999-12-31' }]);
  expect(left.ofPair?.[0]?.optimisticLockKey).toBeGreaterThan(ofPair?.[0]?.optimisticLockKey ?? 0);
});

it('a new user and a new producer are answered as they will be read', async () => {
  const { userId, user } = await instance.callAs(admin, 'createUser', {
    body: {
      email: `answered-${randomUUID()}@werkbank.example`,
      salutation: 'Ms',
      firstName: 'Ada',
      lastName: 'Lang',
      phone: '+41 44 555 01 23',
      language: 'de',
      password: 'Werkbank-2026',
      roles: { PlatformAdmin: false, CompanyAdmin: false },
      companyId: swissCustomer,
    },
  });
  expect(user).toEqual(await instance.callAs(admin, 'getUser', { params: { userId } }));
  await instance.callAs(admin, 'deleteUser', { params: { userId } });

  const own = { name: 'Keil AG', taxNumber: null, phone: null, dispatchLocation: hall };
  const read = (producerId: number) => instance.callAs(admin, 'getProducer', { params: { producerId } });
  const { id, producer } = await instance.callAs(admin, 'createProducer', {
    body: {
      algoliaId: 'Keil',
      platformMargin: 0.05,
      custom_shipping: false,
      videoLink: null,
      company: own,
    },
  });
  expect(producer).toEqual(await read(id));
  const second = await instance.callAs(admin, 'createProducerCompany', {
    params: { producerId: id },
    body: { ...own, name: 'Keil Süd GmbH' },
  });
  expect(second.producer).toEqual(await read(id));
  expect(second.producer?.companies.map(({ name }) => name)).toEqual(['Keil AG', 'Keil Süd GmbH']);
});

it('a file is not put in the place of a help item that somebody else has changed meanwhile', async () => {
  const upload = (more: Record<string, string> = {}) =>
    instance.callAs(
      admin,
      'uploadSidebarFile',
      {
        headers: {
          'x-file-id': randomUUID(),
          'x-type': 'pdf',
          'x-title': 'Hilfe',
          'x-file-name': 'hilfe.pdf',
          'x-status': 'disabled',
          'x-order': '2',
          ...more,
        },
      },
      { file: new Uint8Array(Buffer.from('%PDF-1.7 help')) },
    );
  const item = await upload();
  const again = { 'x-item-id': String(item.id), 'x-lock-key': String(item.optimisticLockKey) };
  const replaced = await upload(again);
  expect(await refusalOf(upload(again))).toMatchObject(overtaken);
  expect(replaced.optimisticLockKey).not.toBe(item.optimisticLockKey);
  await instance.callAs(admin, 'deleteSidebarItem', { params: { itemId: item.id } });
});
