import type { TestHouse } from '@werkbank/platform/testing';
import { germanProducerCompany, swissCustomer, swissProducerCompany } from '../testing/admin-house.js';
import { refusalOf } from '../testing/refusals.js';
import { settledHouse } from '../testing/settled-house.js';
import type { TestPeople, TestPerson } from '../testing/test-people.js';

let house: TestHouse;
let people: TestPeople;
let producer: TestPerson;
let admin: TestPerson;
beforeAll(async () => {
  ({ house, people } = await settledHouse());
  producer = await people.add({ companyId: germanProducerCompany });
  admin = await people.add({ roles: ['platform-admin'] });
}, 60_000);
afterAll(() => people?.leave(), 30_000);

describe('dispatch locations', () => {
  const of = (who: TestPerson, companyId: number) =>
    house.callAs(who, 'listProducerDispatchLocations', { params: { companyId } });

  it('are listed for the own company and for platform admins', async () => {
    const locations = [{ id: 1021, city: 'City 1021', country: 'DE' }];
    expect(await of(producer, germanProducerCompany)).toEqual(locations);
    expect(await of(admin, germanProducerCompany)).toEqual(locations);
  });

  it('of another company or of a customer do not exist', async () => {
    const expected = { status: 404, code: 'COMPANY_NOT_FOUND' };
    expect(await refusalOf(of(producer, swissProducerCompany))).toMatchObject(expected);
    expect(await refusalOf(of(admin, swissCustomer))).toMatchObject(expected);
  });
});

describe('producers for a country', () => {
  const listed = (countryCode: string) =>
    house.callAs(producer, 'listProducersForCountry', { params: { countryCode } });

  it.each(['DE', 'LI'])('are all that ship from somewhere, by name, for %s', async (country) => {
    expect(await listed(country)).toEqual([
      { id: 2, algoliaId: 'Alpspan' },
      { id: 1, algoliaId: 'Kerbwerk' },
    ]);
  });

  it('are none where nobody delivers, and all as soon as the configuration offers the country', async () => {
    expect(await listed('FR')).toEqual([]);
    const before = await house.callAs(admin, 'getConfiguration', {});
    const body = { ...before, countries: [...before.countries, 'FR'] };
    await house.callAs(admin, 'updateConfiguration', { body });
    expect(await listed('FR')).toHaveLength(2);
    await house.callAs(admin, 'updateConfiguration', { body: before });
  });
});

it('tells the other domains each producer with its companies and dispatch locations', async () => {
  await house.settled();
  const facts = await house.courier.sent('admin.producer-changed.v1');
  expect(facts.map(({ id }) => id)).toEqual([1, 2, 3]);
  expect(facts[0]).toMatchObject({
    algoliaId: 'Kerbwerk',
    platformMargin: 0.085,
    companies: [{ id: germanProducerCompany, name: 'Kerbwerk GmbH', dispatchLocations: [{ id: 1021 }] }],
  });
  expect(facts[2]?.companies).toEqual([]);
});
