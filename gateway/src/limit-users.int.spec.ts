import { testUser } from '@werkbank/platform/testing';
import { type GatewayForTests, gatewayBefore } from './testing/gateway-for-tests.js';

let gateway: GatewayForTests;
beforeAll(async () => {
  gateway = await gatewayBefore(
    (_request, response) => response.setHeader('content-type', 'application/json').end('{}'),
    { CALLS_PER_USER_PER_MINUTE: '3' },
  );
});
afterAll(() => gateway.stop());

it('lets one person make only so many calls a minute, and a colleague at the same address as many', async () => {
  const [anna, beat] = [
    await testUser({ userId: 1, companyId: 7, companyType: 'Customer' }),
    await testUser({ userId: 2, companyId: 7, companyType: 'Customer' }),
  ];
  const ask = async (person: typeof anna, path = '/api/sales-orders') =>
    fetch(`${gateway.address}${path}`, {
      headers: { authorization: `Bearer ${await person.accessToken()}` },
    });
  const statuses: number[] = [];
  // Calls that visitors may make count as well, with a shared answer or without.
  for (const path of [
    '/api/sales-orders',
    '/api/configuration',
    '/api/articles/top-level-categories',
    '/api/sales-orders',
  ]) {
    statuses.push((await ask(anna, path)).status);
  }
  expect(statuses).toEqual([200, 200, 200, 429]);
  const refused = await ask(anna);
  expect([refused.headers.get('retry-after'), await refused.json()]).toEqual([
    expect.stringMatching(/^\d+$/),
    { code: 'TOO_MANY_REQUESTS', message: expect.any(String) },
  ]);
  expect((await ask(beat)).status).toBe(200);
  expect((await fetch(`${gateway.address}/api/configuration`)).status).toBe(200);
});
