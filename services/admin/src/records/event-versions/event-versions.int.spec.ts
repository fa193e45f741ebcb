import type { TestInstance } from '@werkbank/platform/testing';
import { announceUntoldCompanies } from '../../directory/company/announce-untold-companies.js';
import { announceEverything } from '../../operations/snapshot/announce-everything.js';
import { otherCustomer, swissCustomer } from '../../testing/admin-instance.js';
import { settledInstance } from '../../testing/settled-instance.js';
import type { TestPeople, TestPerson } from '../../testing/test-people.js';

let instance: TestInstance;
let people: TestPeople;
let admin: TestPerson;
beforeAll(async () => {
  ({ instance, people } = await settledInstance());
  admin = await people.add({ roles: ['platform-admin'] });
}, 60_000);
afterAll(() => people?.leave(), 30_000);

const place = {
  name: 'Lager',
  street: 'Hafenstraße',
  house: '4',
  addressSupplement: null,
  zipCode: '8400',
  city: 'Winterthur',
  country: 'CH',
};
const rising = (versions: (number | undefined)[]) =>
  expect(versions).toEqual([...new Set(versions)].sort((one, other) => Number(one) - Number(other)));
const companyEvents = async () => {
  await instance.settled();
  return (await instance.courier.sent('admin.company-changed.v1')).filter(({ id }) => id === swissCustomer);
};
const producerEvents = async (id: number) => {
  await instance.settled();
  return (await instance.courier.sent('admin.producer-changed.v1')).filter((event) => event.id === id);
};

it('counts the events of a company, also with many changes at once', async () => {
  const params = { companyId: swissCustomer };
  await Promise.all(
    Array.from({ length: 6 }, () => instance.callAs(admin, 'createCustomerAddress', { params, body: place })),
  );
  const events = await companyEvents();
  rising(events.map(({ version }) => version));
  expect(events.length).toBeGreaterThanOrEqual(6);
});

it("includes parallel changes of its companies in a producer's event", async () => {
  const add = (producerId: number) =>
    instance.callAs(admin, 'createProducerCompany', {
      params: { producerId },
      body: { name: 'Neuwerk', taxNumber: null, phone: null, dispatchLocation: place },
    });
  const companies = [await add(3), await add(3)].map(({ id }) => id);
  await Promise.all(
    [...companies, ...companies, ...companies].map((companyId) =>
      instance.callAs(admin, 'createProducerCompanyAddress', {
        params: { companyId },
        body: { ...place, type: 'DispatchLocation' },
      }),
    ),
  );
  const events = await producerEvents(3);
  rising(events.map(({ version }) => version));
  const places = events.at(-1)?.companies.flatMap(({ dispatchLocations }) => dispatchLocations);
  expect(places).toHaveLength(8);
});

it('counts the events of the configuration, also with many changes at once', async () => {
  const currencies = ['USD', 'GBP', 'SEK', 'NOK'];
  await Promise.all(
    currencies.map((currency) => instance.callAs(admin, 'offerCurrency', { body: { currency } })),
  );
  await instance.settled();
  const events = await instance.courier.sent('admin.configuration-changed.v1');
  rising(events.map(({ version }) => version));
  expect(events.map(({ currencies: offered }) => offered?.length).slice(-4)).toEqual([3, 4, 5, 6]);
});

it('counts the events of the exchange rates', async () => {
  const body = {
    validFrom: '2100-01-01',
    validTo: '9999-12-31',
    ratio: '0.95',
    sourceCurrency: 'EUR',
    targetCurrency: 'CHF',
    exchangeRateType: 'Internal' as const,
  };
  const { id: rateId } = await instance.callAs(admin, 'createExchangeRate', { body });
  await instance.callAs(admin, 'deleteExchangeRate', { params: { rateId } });
  await instance.settled();
  const events = await instance.courier.sent('admin.exchange-rates-changed.v1');
  rising(events.map(({ version }) => version));
  expect(events.length).toBeGreaterThanOrEqual(2);
});

it('announces companies of an older installation once, also when two services start', async () => {
  const told = async () => {
    await instance.settled();
    return instance.courier.sent('admin.company-changed.v1');
  };
  await announceUntoldCompanies(instance.em());
  const before = (await told()).length;
  await instance
    .em()
    .execute('update company set event_version = 0 where id in (?, ?)', [swissCustomer, otherCustomer]);
  await Promise.all([announceUntoldCompanies(instance.em()), announceUntoldCompanies(instance.em())]);
  const anew = (await told()).slice(before);
  expect(anew).toHaveLength(2);
  expect(new Set(anew.map(({ id }) => id))).toEqual(new Set([swissCustomer, otherCustomer]));
  expect(anew.every(({ primaryAddress }) => primaryAddress !== null)).toBe(true);
});

it('continues above the versions of an older database, also in a snapshot', async () => {
  const newest = async () => [
    (await companyEvents()).at(-1)?.version,
    (await instance.courier.sent('admin.configuration-changed.v1')).at(-1)?.version,
    (await instance.courier.sent('admin.exchange-rates-changed.v1')).at(-1)?.version,
  ];
  const before = await newest();
  await instance.em().execute('update company set event_version = 0');
  await instance.em().execute('update platform_event set event_version = 0');
  await instance.em().transactional(announceEverything);
  for (const [index, version] of (await newest()).entries())
    expect(version).toBeGreaterThan(before[index] ?? 0);
});
