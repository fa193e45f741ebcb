import type { TestHouse } from '@werkbank/platform/testing';
import { announceEverything } from '../snapshot/announce-everything.js';
import { swissCustomer } from '../testing/admin-house.js';
import { settledHouse } from '../testing/settled-house.js';
import type { TestPeople, TestPerson } from '../testing/test-people.js';

let house: TestHouse;
let people: TestPeople;
let admin: TestPerson;
beforeAll(async () => {
  ({ house, people } = await settledHouse());
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
const companyFacts = async () => {
  await house.settled();
  return (await house.courier.sent('admin.company-changed.v1')).filter(({ id }) => id === swissCustomer);
};
const producerFacts = async (id: number) => {
  await house.settled();
  return (await house.courier.sent('admin.producer-changed.v1')).filter((fact) => fact.id === id);
};

it('counts what is told of a company, also where many change it at once', async () => {
  const params = { companyId: swissCustomer };
  await Promise.all(
    Array.from({ length: 6 }, () => house.callAs(admin, 'createCustomerAddress', { params, body: place })),
  );
  const facts = await companyFacts();
  rising(facts.map(({ version }) => version));
  expect(facts.length).toBeGreaterThanOrEqual(6);
});

it('tells of a producer all that its companies changed at the same moment', async () => {
  const add = (producerId: number) =>
    house.callAs(admin, 'createProducerCompany', {
      params: { producerId },
      body: { name: 'Neuwerk', taxNumber: null, phone: null, dispatchLocation: place },
    });
  const companies = [await add(3), await add(3)].map(({ id }) => id);
  await Promise.all(
    [...companies, ...companies, ...companies].map((companyId) =>
      house.callAs(admin, 'createProducerCompanyAddress', {
        params: { companyId },
        body: { ...place, type: 'DispatchLocation' },
      }),
    ),
  );
  const facts = await producerFacts(3);
  rising(facts.map(({ version }) => version));
  const places = facts.at(-1)?.companies.flatMap(({ dispatchLocations }) => dispatchLocations);
  expect(places).toHaveLength(8);
});

it('counts what is told of the configuration, also where many change it at once', async () => {
  const currencies = ['USD', 'GBP', 'SEK', 'NOK'];
  await Promise.all(
    currencies.map((currency) => house.callAs(admin, 'offerCurrency', { body: { currency } })),
  );
  await house.settled();
  const facts = await house.courier.sent('admin.configuration-changed.v1');
  rising(facts.map(({ version }) => version));
  expect(facts.map(({ currencies: offered }) => offered?.length).slice(-4)).toEqual([3, 4, 5, 6]);
});

it('counts what is told of the exchange rates', async () => {
  const body = {
    validFrom: '2100-01-01',
    validTo: '9999-12-31',
    ratio: '0.95',
    sourceCurrency: 'EUR',
    targetCurrency: 'CHF',
    exchangeRateType: 'Internal' as const,
  };
  const { id: rateId } = await house.callAs(admin, 'createExchangeRate', { body });
  await house.callAs(admin, 'deleteExchangeRate', { params: { rateId } });
  await house.settled();
  const facts = await house.courier.sent('admin.exchange-rates-changed.v1');
  rising(facts.map(({ version }) => version));
  expect(facts.length).toBeGreaterThanOrEqual(2);
});

it('counts on in a snapshot, and above what an older database knows', async () => {
  const newest = async () => [
    (await companyFacts()).at(-1)?.version,
    (await house.courier.sent('admin.configuration-changed.v1')).at(-1)?.version,
    (await house.courier.sent('admin.exchange-rates-changed.v1')).at(-1)?.version,
  ];
  const before = await newest();
  await house.em().execute('update company set fact_version = 0');
  await house.em().execute('update platform_fact set fact_version = 0');
  await house.em().transactional(announceEverything);
  for (const [index, version] of (await newest()).entries())
    expect(version).toBeGreaterThan(before[index] ?? 0);
});
