import type { CallRequest } from '@werkbank/contracts/calls';
import { ApiError } from '@werkbank/contracts/client';
import { callersOfAdministration, administrationAccess } from '@werkbank/contracts/fixtures';
import { type RouteName, routeNames, routes } from '@werkbank/contracts/routes';
import { type PeopledWorld, peopledWorld } from '../instance/administered-world.ts';
import { type Person, visitor } from '../instance/running-instance.ts';

let peopled: PeopledWorld;
beforeAll(async () => {
  peopled = await peopledWorld();
}, 60_000);
afterAll(() => peopled?.remove(), 60_000);

async function statusOf(caller: Person | 'visitor', name: RouteName, request: object): Promise<number> {
  const api = caller === 'visitor' ? visitor() : caller.api;
  try {
    await api(name, request as CallRequest<RouteName>);
    return routes[name].status ?? 200;
  } catch (error) {
    if (error instanceof ApiError) return error.status;
    throw error;
  }
}

it('the table has every call of accounts, companies and administration', () => {
  expect([...new Set(administrationAccess.map(({ call }) => call))].sort()).toEqual(
    routeNames.filter((name) => routes[name].domain === 'admin').sort(),
  );
});

it.each(administrationAccess)(
  'lets the right ones call $call $about',
  async ({ call, request, expected }) => {
    const statuses = [];
    for (const caller of callersOfAdministration) {
      statuses.push(await statusOf(peopled.callers[caller], call, request(peopled.world, caller)));
    }
    expect(statuses).toEqual(expected);
  },
);
