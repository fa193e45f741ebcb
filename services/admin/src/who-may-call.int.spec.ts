import type { CallRequest } from '@werkbank/contracts/calls';
import { type RouteName, routeNames, routes } from '@werkbank/contracts/routes';
import type { TestHouse } from '@werkbank/platform/testing';
import {
  germanProducerCompany,
  otherCustomer,
  settle,
  startAdminHouse,
  swissCustomer,
} from './testing/admin-house.js';
import { ApiError } from '@werkbank/contracts/client';
import { administrationTable } from './testing/administration-table.js';
import { TestPeople, type TestPerson } from './testing/test-people.js';

const actors = [
  'visitor',
  'loner',
  'buyer',
  'companyAdmin',
  'otherAdmin',
  'producer',
  'platformAdmin',
] as const;
type Actor = (typeof actors)[number];

let house: TestHouse;
let people: TestPeople;
let cast: Record<Actor, TestPerson | 'visitor'>;
beforeAll(async () => {
  house = await startAdminHouse();
  await settle(house);
  people = new TestPeople(house);
  cast = {
    visitor: 'visitor',
    loner: await people.add(),
    buyer: await people.add({ companyId: swissCustomer }),
    companyAdmin: await people.add({ companyId: swissCustomer, roles: ['company-admin'] }),
    otherAdmin: await people.add({ companyId: otherCustomer, roles: ['company-admin'] }),
    producer: await people.add({ companyId: germanProducerCompany }),
    platformAdmin: await people.add({ roles: ['platform-admin'] }),
  };
}, 60_000);
afterAll(async () => {
  await people?.removeAll();
  await house?.stop();
}, 30_000);

const body = {
  name: 'Halle 2',
  street: 'Werkgasse',
  house: '2',
  addressSupplement: null,
  zipCode: '8400',
  city: 'Winterthur',
  country: 'CH',
};
const customer = { params: { companyId: swissCustomer } };
const producerCompany = { params: { companyId: germanProducerCompany } };
const everybodyGets = (status: number) => [status, status, status, status, status, status, status];
const ofCustomer = (ok: number) => [401, 403, ok, ok, 404, 403, ok];
const ofProducer = (ok: number) => [401, 403, 403, 403, 403, ok, ok];

const unknownLink = { params: { token: 'c'.repeat(43) } };

/** What each actor gets, in the order of `actors`. */
const table: Record<string, { request: object; expected: number[] }> = {
  // Not their own credentials: everybody may try, nobody succeeds.
  login: {
    request: { body: { userEmail: 'nobody@werkbank.example', password: 'x' } },
    expected: everybodyGets(401),
  },
  renewSession: { request: {}, expected: everybodyGets(401) },
  logout: { request: { params: { token: 'not-a-session' } }, expected: everybodyGets(200) },
  ...administrationTable,
  getSignedInUser: { request: {}, expected: [401, 200, 200, 200, 200, 200, 200] },
  getCaptchaChallenge: { request: {}, expected: everybodyGets(200) },
  // Everybody may; without a solved puzzle or a link of their own nobody gets further.
  requestPasswordReset: {
    request: { body: { userEmail: 'nobody@werkbank.example', language: 'de', captchaToken: 'unsolved' } },
    expected: everybodyGets(400),
  },
  checkPasswordReset: { request: unknownLink, expected: everybodyGets(404) },
  resetPassword: {
    request: { ...unknownLink, body: { newPassword: 'Example-1' } },
    expected: everybodyGets(404),
  },
  registerCustomer: { request: { body: {} }, expected: everybodyGets(400) },
  confirmRegistration: { request: unknownLink, expected: everybodyGets(404) },
  getConfiguration: { request: {}, expected: everybodyGets(200) },
  setUserLanguage: {
    request: { params: { userId: 1 }, body: { language: 'en' } },
    expected: [401, 404, 404, 404, 404, 404, 404],
  },
  getCustomer: { request: customer, expected: ofCustomer(200) },
  listCustomerAddresses: { request: customer, expected: ofCustomer(200) },
  createCustomerAddress: { request: { ...customer, body }, expected: ofCustomer(201) },
  setCustomerPrimaryAddress: { request: { ...customer, body }, expected: ofCustomer(200) },
  getProducerCompany: { request: producerCompany, expected: ofProducer(200) },
  listProducerCompanyAddresses: { request: producerCompany, expected: ofProducer(200) },
  createProducerCompanyAddress: { request: { ...producerCompany, body }, expected: ofProducer(201) },
  setProducerCompanyPrimaryAddress: { request: { ...producerCompany, body }, expected: ofProducer(200) },
  listProducerDispatchLocations: { request: producerCompany, expected: ofProducer(200) },
  listProducersForCountry: {
    request: { params: { countryCode: 'CH' } },
    expected: [401, 200, 200, 200, 200, 200, 200],
  },
};

async function statusOf(who: TestPerson | 'visitor', name: RouteName, request: object): Promise<number> {
  try {
    await house.callAs(who, name, request as CallRequest<RouteName>);
    return routes[name].status ?? 200;
  } catch (error) {
    if (error instanceof ApiError) return error.status;
    throw error;
  }
}

it('has every call of this domain in the table', () => {
  expect(Object.keys(table).sort()).toEqual(
    routeNames.filter((name) => routes[name].domain === 'admin').sort(),
  );
});

it.each(routeNames.filter((name) => routes[name].domain === 'admin'))(
  'lets the right ones call %s',
  async (name) => {
    const row = table[name];
    const statuses = [];
    for (const actor of actors) statuses.push(await statusOf(cast[actor], name, row?.request ?? {}));
    expect(statuses).toEqual(row?.expected);
  },
);
