import { companyData } from '@werkbank/contracts/fixtures';
import { errorMessage } from '@werkbank/contracts/errors';
import type { TestInstance } from '@werkbank/platform/testing';
import { swissCustomer, swissProducerCompany } from '../../testing/admin-instance.js';
import { refusalOf } from '../../testing/refusals.js';
import { settledInstance } from '../../testing/settled-instance.js';
import type { TestPeople, TestPerson } from '../../testing/test-people.js';

let instance: TestInstance;
let people: TestPeople;
let boss: TestPerson;
let admin: TestPerson;
beforeAll(async () => {
  ({ instance, people } = await settledInstance());
  boss = await people.add({ companyId: swissCustomer, roles: ['company-admin'] });
  admin = await people.add({ roles: ['platform-admin'] });
}, 60_000);
afterAll(() => people?.leave(), 30_000);

const params = { companyId: swissCustomer };
const swiss = {
  name: 'Kellermatt AG',
  street: 'Werkgasse',
  house: '1',
  addressSupplement: null,
  zipCode: '8400',
  city: 'Winterthur',
  country: 'CH',
};
const german = { ...swiss, zipCode: '79098', city: 'Freiburg', country: 'DE' };
const { country: _, ...data } = { ...companyData, customerType: 'Company' as const };
const bill = (body: typeof swiss & { taxNumber?: string }) =>
  instance.callAs(boss, 'setCustomerPrimaryAddress', { params, body });
const change = (taxNumber: string, country: string) =>
  instance.callAs(boss, 'updateCustomer', { params, body: { ...data, taxNumber, country } });
const kept = async () => {
  const { taxNumber, primaryAddress } = await instance.callAs(boss, 'getCustomer', { params });
  return [taxNumber, primaryAddress?.country, primaryAddress?.zipCode];
};
const wrongNumber = { status: 400, code: 'TAX_NUMBER_FORMAT', field: 'taxNumber' };

beforeEach(async () => {
  await bill({ ...swiss, taxNumber: 'CHE-123.456.788' });
});

describe('a company is billed in the country of its tax number', () => {
  it('and cannot be billed elsewhere with the old number, refused in the requested language', async () => {
    const refused = instance.callAs(
      boss,
      'setCustomerPrimaryAddress',
      { params, body: german },
      { language: 'en' },
    );
    expect(await refusalOf(refused)).toMatchObject({
      ...wrongNumber,
      message: errorMessage('TAX_NUMBER_FORMAT', 'en', { prefix: 'DE' }),
    });
    const addressId = (await instance.callAs(boss, 'getCustomer', { params })).primaryAddress?.id ?? 0;
    const inPlace = instance.callAs(boss, 'updateCustomerAddress', {
      params: { ...params, addressId },
      body: german,
    });
    expect(await refusalOf(inPlace)).toMatchObject(wrongNumber);
    expect(await kept()).toEqual(['CHE-123.456.788', 'CH', '8400']);
  });

  it('moves together with its new number', async () => {
    await bill({ ...german, taxNumber: 'DE123456788' });
    expect(await kept()).toEqual(['DE123456788', 'DE', '79098']);
    expect(await refusalOf(bill({ ...german, taxNumber: 'CHE-1' }))).toMatchObject(wrongNumber);
    expect(await kept()).toEqual(['DE123456788', 'DE', '79098']);
  });

  it('moves its billing address to another served country, otherwise unchanged', async () => {
    await change('CHE-123.456.788', 'LI');
    expect(await kept()).toEqual(['CHE-123.456.788', 'LI', '8400']);
    expect(await refusalOf(change('DE123456788', 'DE'))).toMatchObject({
      code: 'POSTAL_CODE_FORMAT',
      field: 'country',
    });
    expect(await kept()).toEqual(['CHE-123.456.788', 'LI', '8400']);
    const told = (await instance.callAs(admin, 'listAuditEntries', { query: { objectType: 'Address' } }))
      .entries[0];
    expect(told).toMatchObject({
      action: 'updateCustomer',
      before: { country: 'CH' },
      after: { country: 'LI' },
    });
  });
});

describe('a company that is renamed', () => {
  const rename = (name: string) =>
    instance.callAs(boss, 'updateCustomer', { params, body: { ...data, name, country: 'CH' } });
  const longest = `${'Kellermatt '.repeat(4)}Werke é AG`;
  const addressTrail = async () =>
    (await instance.callAs(admin, 'listAuditEntries', { query: { objectType: 'Address' } })).entries;

  it('is billed under its new name, if it was under the former one, with an event', async () => {
    await rename('Vorher AG');
    await bill({ ...swiss, name: 'Vorher AG' });
    expect(await rename('Nachher AG')).toMatchObject({ primaryAddress: { name: 'Nachher AG' } });
    expect((await addressTrail())[0]).toMatchObject({
      userId: boss.userId,
      action: 'updateCustomer',
      before: { name: 'Vorher AG' },
      after: { name: 'Nachher AG' },
    });
    await instance.settled();
    const events = await instance.courier.sent('admin.company-changed.v1');
    expect(events.findLast(({ id }) => id === swissCustomer)).toMatchObject({
      name: 'Nachher AG',
      primaryAddress: { name: 'Nachher AG' },
    });
  });

  it('is billed under as much of its name as an address can hold, as after a registration', async () => {
    await rename('Vorher AG');
    await bill({ ...swiss, name: 'Vorher AG' });
    await rename(longest);
    const { primaryAddress } = await rename(longest);
    expect(primaryAddress?.name).toBe(`${'Kellermatt '.repeat(4)}Werke `);
    expect(await rename('Nachher AG')).toMatchObject({ primaryAddress: { name: 'Nachher AG' } });
  });

  it('keeps a different name on its bills, without an audit entry', async () => {
    await rename('Vorher AG');
    await bill({ ...swiss, name: 'Buchhaltung' });
    const before = await addressTrail();
    expect(await rename('Nachher AG')).toMatchObject({ primaryAddress: { name: 'Buchhaltung' } });
    expect(await addressTrail()).toEqual(before);
  });
});

describe('a person who only buys', () => {
  const tried = async (caller: TestPerson, body: typeof swiss & { taxNumber?: string }) =>
    refusalOf(instance.callAs(caller, 'setCustomerPrimaryAddress', { params, body }));
  const byAdmin = { status: 403, code: 'BILLING_COUNTRY_BY_ADMIN' };

  it("changes neither the company's country nor its tax number, which decide its tax", async () => {
    const buyer = await people.add({ companyId: swissCustomer });
    expect(await tried(buyer, { ...german, taxNumber: 'DE123456788' })).toMatchObject({
      ...byAdmin,
      field: 'country',
    });
    expect(await tried(buyer, { ...swiss, taxNumber: 'CHE-999.999.999' })).toMatchObject({
      ...byAdmin,
      field: 'taxNumber',
    });
    // Even within the area of one tax number.
    expect(await tried(buyer, { ...swiss, country: 'LI' })).toMatchObject({ ...byAdmin, field: 'country' });
    expect(await kept()).toEqual(['CHE-123.456.788', 'CH', '8400']);
  });

  it('still changes the billing address within the country, with the same tax number', async () => {
    const buyer = await people.add({ companyId: swissCustomer });
    const body = { ...swiss, street: 'Neue Gasse', zipCode: '8401', taxNumber: 'CHE-123.456.788' };
    expect(await instance.callAs(buyer, 'setCustomerPrimaryAddress', { params, body })).toMatchObject({
      street: 'Neue Gasse',
      zipCode: '8401',
    });
  });
});

describe('a dispatch location', () => {
  it('moves to another country by platform admins only', async () => {
    const producerAdmin = await people.add({
      companyId: swissProducerCompany,
      roles: ['company-admin'],
    });
    const place = { companyId: swissProducerCompany, addressId: 1051 };
    const move = (caller: TestPerson, body: typeof swiss) =>
      instance.callAs(caller, 'updateProducerCompanyAddress', { params: place, body });
    expect(await refusalOf(move(producerAdmin, german))).toMatchObject({
      status: 403,
      code: 'DISPATCH_COUNTRY_BY_PLATFORM',
      field: 'country',
    });
    expect(await move(producerAdmin, { ...swiss, street: 'Neue Gasse' })).toMatchObject({ country: 'CH' });
    expect(await move(admin, german)).toMatchObject({ country: 'DE' });
    await move(admin, swiss);
  });
});

describe('a postal code follows its country', () => {
  it.each([
    ['DE', '7909'],
    ['DE', 'D-79098'],
    ['CH', '84000'],
    ['LI', '0949'],
    ['AT', 'A-1010'],
  ])('in %s refuses %s', async (country, zipCode) => {
    const body = { ...swiss, country, zipCode };
    const refused = { status: 400, code: 'POSTAL_CODE_FORMAT', field: 'zipCode' };
    expect(await refusalOf(instance.callAs(boss, 'createCustomerAddress', { params, body }))).toMatchObject(
      refused,
    );
    const dispatch = instance.callAs(admin, 'createProducerCompanyAddress', {
      params: { companyId: swissProducerCompany },
      body: { ...body, type: 'DispatchLocation' },
    });
    expect(await refusalOf(dispatch)).toMatchObject(refused);
  });

  it.each([
    ['DE', '01067'],
    ['AT', '1010'],
    ['LI', '9490'],
  ])('in %s accepts %s', async (country, zipCode) => {
    const body = { ...swiss, country, zipCode };
    expect(await instance.callAs(boss, 'createCustomerAddress', { params, body })).toMatchObject({
      id: expect.any(Number),
    });
  });
});

it('keeps at least one company of each producer, even if two are deleted at once', async () => {
  const stop = instance.courier.answerQuery('orders.count-open-orders', () => ({ openOrders: 0 }));
  const remove = (companyId: number) =>
    instance.callAs(admin, 'deleteProducerCompany', { params: { companyId } });
  const last = { status: 409, code: 'LAST_PRODUCER_COMPANY' };
  expect(await refusalOf(remove(swissProducerCompany))).toMatchObject(last);

  const { id } = await instance.callAs(admin, 'createProducerCompany', {
    params: { producerId: 2 },
    body: { name: 'Alpspan Süd AG', taxNumber: null, phone: null, dispatchLocation: swiss },
  });
  const both = await Promise.allSettled([remove(id), remove(swissProducerCompany)]);
  expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  const { companies } = await instance.callAs(admin, 'getProducer', { params: { producerId: 2 } });
  expect(companies).toHaveLength(1);
  stop();
});
