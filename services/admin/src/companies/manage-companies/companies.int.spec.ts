import { errorMessage } from '@werkbank/contracts/errors';
import { maxAddresses } from '@werkbank/contracts/limits';
import { countStatements } from '@werkbank/platform/database';
import type { TestInstance } from '@werkbank/platform/testing';
import { germanProducerCompany, otherCustomer, swissCustomer } from '../../testing/admin-instance.js';
import { refusalOf } from '../../testing/refusals.js';
import { withoutKeys } from '../../testing/without-keys.js';
import { settledInstance } from '../../testing/settled-instance.js';
import type { TestPeople, TestPerson } from '../../testing/test-people.js';

let instance: TestInstance;
let people: TestPeople;
let buyer: TestPerson;
let stranger: TestPerson;
let producer: TestPerson;
let admin: TestPerson;
beforeAll(async () => {
  ({ instance, people } = await settledInstance());
  buyer = await people.add({ companyId: swissCustomer });
  stranger = await people.add({ companyId: otherCustomer, roles: ['company-admin'] });
  producer = await people.add({ companyId: germanProducerCompany });
  admin = await people.add({ roles: ['platform-admin'] });
}, 60_000);
afterAll(() => people?.leave(), 30_000);

const own = { companyId: swissCustomer };
const hall = {
  name: 'Wareneingang',
  street: 'Technoparkstrasse',
  house: '16',
  addressSupplement: '',
  zipCode: '8406',
  city: 'Winterthur',
  country: 'CH',
};
const kept = { ...hall, addressSupplement: null };
const notFound = (language: 'de' | 'en') => ({
  status: 404,
  code: 'COMPANY_NOT_FOUND',
  message: errorMessage('COMPANY_NOT_FOUND', language),
});
const lastEvent = async (companyId: number) => {
  await instance.settled();
  return (await instance.courier.sent('admin.company-changed.v1')).findLast(({ id }) => id === companyId);
};

describe('a company', () => {
  it('is shown to its own people with its addresses, by one statement', async () => {
    await buyer.accessToken();
    let shown: unknown;
    const statements = await countStatements(async () => {
      shown = await instance.callAs(buyer, 'getCustomer', { params: own });
    });
    expect(statements).toBe(1);
    expect(shown).toMatchObject({
      id: swissCustomer,
      kind: 'Customer',
      name: 'Kellermatt AG',
      customerType: 'Company',
      producerId: null,
      primaryAddress: { id: 2010, type: 'Primary', country: 'CH' },
    });
    expect(
      (await instance.callAs(buyer, 'listCustomerAddresses', { params: own })).map(({ id }) => id),
    ).toEqual(expect.arrayContaining([2010, 2011]));
  });

  it('is shown to a platform admin', async () => {
    expect(await instance.callAs(admin, 'getCustomer', { params: own })).toMatchObject({ id: swissCustomer });
  });

  it.each(['de', 'en'] as const)('does not exist for other companies, refused in %s', async (language) => {
    const refusals = await Promise.all([
      refusalOf(instance.callAs(stranger, 'getCustomer', { params: own }, { language })),
      refusalOf(instance.callAs(stranger, 'listCustomerAddresses', { params: own }, { language })),
      refusalOf(
        instance.callAs(stranger, 'createCustomerAddress', { params: own, body: hall }, { language }),
      ),
      refusalOf(
        instance.callAs(stranger, 'setCustomerPrimaryAddress', { params: own, body: hall }, { language }),
      ),
      refusalOf(instance.callAs(admin, 'getCustomer', { params: { companyId: 999_999 } }, { language })),
    ]);
    expect(refusals).toEqual(refusals.map(() => notFound(language)));
  });

  it('is found only among companies of its kind', async () => {
    const params = { companyId: germanProducerCompany };
    expect(await refusalOf(instance.callAs(admin, 'getCustomer', { params }))).toEqual(notFound('de'));
    expect(await refusalOf(instance.callAs(admin, 'getProducerCompany', { params: own }))).toEqual(
      notFound('de'),
    );
    expect(
      await refusalOf(instance.callAs(admin, 'createProducerCompanyAddress', { params: own, body: hall })),
    ).toEqual(notFound('de'));
  });
});

describe('a new shipping address', () => {
  it('is stored, and does not enlarge the events for other domains', async () => {
    const { id } = await instance.callAs(buyer, 'createCustomerAddress', { params: own, body: hall });
    const addresses = await instance.callAs(buyer, 'listCustomerAddresses', { params: own });
    const added = { ...kept, id, type: 'Shipping' };
    expect(addresses).toContainEqual(expect.objectContaining(added));
    const told = await lastEvent(swissCustomer);
    expect(told).toMatchObject({ primaryAddress: { id: 2010 }, addresses: [{ id: 2010 }] });
  });

  it('is refused as another type, and in a country without delivery', async () => {
    const add = (body: object) =>
      instance.callAs(buyer, 'createCustomerAddress', { params: own, body: { ...hall, ...body } });
    expect(await refusalOf(add({ type: 'DispatchLocation' }))).toMatchObject({
      status: 400,
      code: 'ADDRESS_TYPE_NOT_ALLOWED',
      field: 'type',
    });
    expect(await refusalOf(add({ country: 'FR', zipCode: '75001' }))).toMatchObject({
      code: 'DELIVERY_COUNTRY_NOT_SERVED',
      field: 'country',
    });
  });

  it('refuses an invisible name, at its field', async () => {
    const add = (name: string) =>
      instance.callAs(buyer, 'createCustomerAddress', { params: own, body: { ...hall, name } });
    expect(await refusalOf(add('\u200B\u3164'))).toMatchObject({ code: 'FIELD_REQUIRED', field: 'name' });
    expect(await refusalOf(add('\u0301'))).toMatchObject({ code: 'FIELD_INVISIBLE', field: 'name' });
    expect(await refusalOf(add('a\uFFFEb'))).toMatchObject({ code: 'FIELD_CHARACTERS', field: 'name' });
  });

  it('is possible for producer companies, too, because they also buy', async () => {
    const params = { companyId: germanProducerCompany };
    const { id } = await instance.callAs(producer, 'createProducerCompanyAddress', { params, body: hall });
    const addresses = await instance.callAs(producer, 'listProducerCompanyAddresses', { params });
    expect(addresses.map((address) => [address.id, address.type])).toEqual([
      [1020, 'Primary'],
      [id, 'Shipping'],
      [1021, 'DispatchLocation'],
    ]);
  });

  it('refuses invalid data with the field', async () => {
    const call = instance.callAs(
      buyer,
      'createCustomerAddress',
      { params: own, body: { ...hall, zipCode: ' ' } },
      { language: 'en' },
    );
    expect(await refusalOf(call)).toEqual({
      status: 400,
      code: 'FIELD_REQUIRED',
      message: 'ZIP code must be entered.',
      field: 'zipCode',
    });
  });

  it('is refused above the limit per company, also with many at once', async () => {
    const params = { companyId: otherCustomer };
    await instance.em().execute(
      `insert into address (owner_kind, owner_id, type, name, street, house, zip_code, city, country)
       select 'Company', ?, 'Shipping', 'Place ' || n, 'Werkgasse', '1', '78532', 'Tuttlingen', 'DE'
         from generate_series(1, ?) n`,
      [otherCustomer, maxAddresses - 5],
    );
    const added = await Promise.allSettled(
      Array.from({ length: 8 }, (_, index) => {
        const body = { ...hall, house: `9${index}` };
        return instance.callAs(stranger, 'createCustomerAddress', { params, body });
      }),
    );
    expect(added.filter(({ status }) => status === 'fulfilled')).toHaveLength(4);
    const oneMore = instance.callAs(
      stranger,
      'createCustomerAddress',
      { params, body: hall },
      { language: 'en' },
    );
    expect(await refusalOf(oneMore)).toMatchObject({
      status: 409,
      code: 'TOO_MANY_ADDRESSES',
      message: errorMessage('TOO_MANY_ADDRESSES', 'en', { max: maxAddresses }),
    });
    const event = JSON.stringify(await lastEvent(otherCustomer));
    expect(event.length).toBeLessThan(2_000);
  });
});

describe('the billing address', () => {
  it('changes in place and is announced to the other domains', async () => {
    const body = { ...hall, street: 'Neue Gasse', addressSupplement: 'Hof' };
    const primary = await instance.callAs(buyer, 'setCustomerPrimaryAddress', { params: own, body });
    expect(primary).toMatchObject({ ...body, id: 2010, type: 'Primary' });
    const company = await instance.callAs(buyer, 'getCustomer', { params: own });
    expect(primary.company).toEqual(company);
    expect(await lastEvent(swissCustomer)).toEqual({
      ...withoutKeys(company),
      addresses: [withoutKeys(company).primaryAddress],
      version: expect.any(Number),
    });
  });

  it('is added if it is missing', async () => {
    await instance
      .em()
      .execute(`delete from address where owner_id = ? and type = 'Primary'`, [germanProducerCompany]);
    const params = { companyId: germanProducerCompany };
    const before = await instance.callAs(producer, 'getProducerCompany', { params });
    expect(before.primaryAddress).toBeNull();
    const set = await instance.callAs(producer, 'setProducerCompanyPrimaryAddress', { params, body: hall });
    const address = { ...kept, id: set.id, type: 'Primary' };
    expect(set).toMatchObject(address);
    expect(await lastEvent(germanProducerCompany)).toMatchObject({ primaryAddress: address });
  });
});
