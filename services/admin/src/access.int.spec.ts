import type { CallRequest } from '@werkbank/contracts/calls';
import { ApiError } from '@werkbank/contracts/client';
import {
  type AdministeredWorld,
  type AdministrationCaller,
  callersOfAdministration,
  administrationAccess,
} from '@werkbank/contracts/fixtures';
import { type RouteName, routeNames, routes } from '@werkbank/contracts/routes';
import type { TestInstance } from '@werkbank/platform/testing';
import { germanProducerCompany, otherCustomer, swissCustomer } from './testing/admin-instance.js';
import { administeredWorld } from './testing/administered-world.js';
import { settledInstance } from './testing/settled-instance.js';
import type { TestPeople, TestPerson } from './testing/test-people.js';

let instance: TestInstance;
let people: TestPeople;
let callers: Record<AdministrationCaller, TestPerson | 'visitor'>;
let world: AdministeredWorld;
beforeAll(async () => {
  ({ instance, people } = await settledInstance());
  callers = {
    visitor: 'visitor',
    loner: await people.add(),
    buyer: await people.add({ companyId: swissCustomer }),
    companyAdmin: await people.add({ companyId: swissCustomer, roles: ['company-admin'] }),
    otherAdmin: await people.add({ companyId: otherCustomer, roles: ['company-admin'] }),
    producer: await people.add({ companyId: germanProducerCompany }),
    producerAdmin: await people.add({ companyId: germanProducerCompany, roles: ['company-admin'] }),
    platformAdmin: await people.add({ roles: ['platform-admin'] }),
  };
  world = await administeredWorld(instance, people, callers);
  for (const domain of ['catalog', 'checkout', 'orders'] as const)
    instance.courier.answerQuery(`${domain}.get-personal-data`, () => ({ held: [], next: null }));
}, 60_000);
afterAll(() => people?.leave(), 30_000);

async function statusOf(caller: TestPerson | 'visitor', name: RouteName, request: object): Promise<number> {
  try {
    await instance.callAs(caller, name, request as CallRequest<RouteName>);
    return routes[name].status ?? 200;
  } catch (error) {
    if (error instanceof ApiError) return error.status;
    throw error;
  }
}

it('has every call of this domain in the table', () => {
  expect([...new Set(administrationAccess.map(({ call }) => call))].sort()).toEqual(
    routeNames.filter((name) => routes[name].domain === 'admin').sort(),
  );
});

it.each(administrationAccess)(
  'lets the right ones call $call $about',
  async ({ call, request, expected }) => {
    const statuses = [];
    for (const caller of callersOfAdministration) {
      statuses.push(await statusOf(callers[caller], call, request(world, caller)));
    }
    expect(statuses).toEqual(expected);
  },
);
