import type { TestInstance } from '@werkbank/platform/testing';
import { germanProducerCompany, swissCustomer, swissProducerCompany } from '../../testing/admin-instance.js';
import { refusalOf } from '../../testing/refusals.js';
import { settledInstance } from '../../testing/settled-instance.js';
import type { TestPeople, TestPerson } from '../../testing/test-people.js';

let instance: TestInstance;
let people: TestPeople;
let producer: TestPerson;
let admin: TestPerson;
beforeAll(async () => {
  ({ instance, people } = await settledInstance());
  producer = await people.add({ companyId: germanProducerCompany });
  admin = await people.add({ roles: ['platform-admin'] });
}, 60_000);
afterAll(() => people?.leave(), 30_000);

describe('dispatch locations', () => {
  const of = (caller: TestPerson, companyId: number) =>
    instance.callAs(caller, 'listProducerDispatchLocations', { params: { companyId } });

  it('are listed for their own company and platform admins', async () => {
    const calendar = expect.objectContaining({ weekdays: [1, 2, 3, 4, 5], timeZone: 'Europe/Berlin' });
    const locations = [{ id: 1021, city: 'City 1021', country: 'DE', calendar }];
    expect(await of(producer, germanProducerCompany)).toEqual(locations);
    expect(await of(admin, germanProducerCompany)).toEqual(locations);
  });

  it('of another company or of a customer are refused as unknown', async () => {
    const expected = { status: 404, code: 'COMPANY_NOT_FOUND' };
    expect(await refusalOf(of(producer, swissProducerCompany))).toMatchObject(expected);
    expect(await refusalOf(of(admin, swissCustomer))).toMatchObject(expected);
  });

  it('are listed beside an address of the own company only', async () => {
    const ofAddress = (caller: TestPerson, addressId: number) =>
      instance.callAs(caller, 'listDispatchLocationsOfAddress', { params: { addressId } });
    const locations = [{ id: 1021, city: 'City 1021', country: 'DE' }];
    expect(await ofAddress(producer, 1021)).toEqual(locations);
    expect(await ofAddress(admin, 1021)).toEqual(locations);
    expect(await refusalOf(ofAddress(producer, 1051))).toMatchObject({
      status: 404,
      code: 'ADDRESS_NOT_FOUND',
    });
  });
});

describe('producers for a country', () => {
  const listed = (countryCode: string) =>
    instance.callAs(producer, 'listProducersForCountry', { params: { countryCode } });

  it.each(['DE', 'LI'])('are all with a dispatch location, by name, for %s', async (country) => {
    expect(await listed(country)).toEqual([
      { id: 2, algoliaId: 'Alpspan' },
      { id: 1, algoliaId: 'Kerbwerk' },
    ]);
  });

  it('are none in a country without delivery, and all once the configuration offers it', async () => {
    expect(await listed('FR')).toEqual([]);
    const { optimisticLockKey: _, ...before } = await instance.callAs(admin, 'getConfiguration', {});
    const body = { ...before, countries: [...before.countries, 'FR'] };
    await instance.callAs(admin, 'updateConfiguration', { body });
    expect(await listed('FR')).toHaveLength(2);
    await instance.callAs(admin, 'updateConfiguration', { body: before });
  });
});

it('publishes each producer with its companies and dispatch locations', async () => {
  await instance.settled();
  const events = await instance.courier.sent('admin.producer-changed.v1');
  expect(events.map(({ id }) => id)).toEqual([1, 2, 3]);
  expect(events[0]).toMatchObject({
    algoliaId: 'Kerbwerk',
    platformMargin: 0.085,
    companies: [{ id: germanProducerCompany, name: 'Kerbwerk GmbH', dispatchLocations: [{ id: 1021 }] }],
  });
  expect(events[2]?.companies).toEqual([]);
});

it('lists all companies of a producer in its event, whichever of them has changed', async () => {
  const sibling = await instance.em().transactional(async (em) => {
    const added = await em.execute<{ id: number }[]>(
      `insert into company (kind, producer_id, name) values ('Producer', 1, 'Kerbwerk AG') returning id`,
    );
    const id = added[0]?.id ?? 0;
    await em.execute(
      `insert into address (id, owner_kind, owner_id, type, name, street, house, zip_code, city, country)
       values (1090, 'Company', ?, 'DispatchLocation', 'Kerbwerk', 'Werkgasse', '1', '8400', 'Winterthur', 'CH')`,
      [id],
    );
    return id;
  });
  const companyAdmin = await people.add({ companyId: germanProducerCompany, roles: ['company-admin'] });
  await instance.callAs(companyAdmin, 'updateProducerCompany', {
    params: { companyId: germanProducerCompany },
    body: { name: 'Kerbwerk SE', taxNumber: null, phone: null },
  });
  await instance.settled();
  const told = (await instance.courier.sent('admin.producer-changed.v1')).at(-1);
  expect(told?.companies).toMatchObject([
    { id: germanProducerCompany, name: 'Kerbwerk SE', dispatchLocations: [{ id: 1021 }] },
    { id: sibling, name: 'Kerbwerk AG', dispatchLocations: [{ id: 1090 }] },
  ]);
});
