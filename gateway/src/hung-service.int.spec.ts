import { eventually, testUser } from '@werkbank/platform/testing';
import { type GatewayForTests, gatewayBefore } from './testing/gateway-for-tests.js';

/** Behaves like a stopped process: accepts connections, but neither reads nor answers. */
let gateway: GatewayForTests;
beforeAll(async () => {
  gateway = await gatewayBefore((request) => request.pause(), { VISITORS_READ_MS: '700' });
});
afterAll(() => gateway.stop());

const counted = async (service: string, reason: string): Promise<number> => {
  const metrics = await (await fetch(`${gateway.address}/metrics`)).text();
  const line = `gateway_calls_unanswered_total{service="${service}",reason="${reason}"} `;
  return Number(
    metrics
      .split('\n')
      .find((one) => one.startsWith(line))
      ?.slice(line.length),
  );
};
const signedIn = async () => {
  const person = await testUser({ roles: ['platform-admin'] });
  return { authorization: `Bearer ${await person.accessToken()}` };
};

it.each([
  ['what visitors read', 'admin', () => fetch(`${gateway.address}/api/configuration`), 1],
  [
    'what people read who have signed in',
    'orders',
    async () => fetch(`${gateway.address}/api/sales-orders`, { headers: await signedIn() }),
    2,
  ],
  [
    'a command',
    'checkout',
    () =>
      fetch(`${gateway.address}/api/basket/refresh`, {
        method: 'POST',
        body: '{}',
        headers: { 'content-type': 'application/json' },
      }),
    3,
  ],
  [
    'a file',
    'admin',
    async () =>
      fetch(`${gateway.address}/api/sidebar-panel/attachment/upload`, {
        method: 'POST',
        body: Buffer.alloc(12 * 1024 * 1024),
        headers: { ...(await signedIn()), 'content-type': 'application/octet-stream' },
      }),
    3,
  ],
] as const)(
  'times out %s of a hung service within its limit, and counts it',
  async (_what, service, call, times) => {
    const before = await counted(service, 'timeout');
    const since = performance.now();
    const answer = await call();
    expect([answer.status, await answer.json()]).toMatchObject([503, { code: 'PART_UNAVAILABLE' }]);
    expect(performance.now() - since).toBeGreaterThan(700 * times * 0.9);
    expect(await counted(service, 'timeout')).toBe(before + 1);
  },
);

it('counts callers who gave up before the answer, but no answered callers', async () => {
  const [gaveUp, answered] = [await counted('checkout', 'gave-up'), await counted('catalog', 'gave-up')];
  const impatient = fetch(`${gateway.address}/api/basket/refresh`, {
    method: 'POST',
    body: '{}',
    headers: { 'content-type': 'application/json' },
    signal: AbortSignal.timeout(1_200),
  });
  await expect(impatient).rejects.toMatchObject({ name: 'TimeoutError' });
  await eventually(async () => expect(await counted('checkout', 'gave-up')).toBe(gaveUp + 1));
  await fetch(`${gateway.address}/api/articles/top-level-categories`);
  expect(await counted('catalog', 'gave-up')).toBe(answered);
});
