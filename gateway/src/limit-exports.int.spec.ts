import type { ServerResponse } from 'node:http';
import { eventually, type TestUser, testUser } from '@werkbank/platform/testing';
import { type GatewayForTests, gatewayBefore } from './testing/gateway-for-tests.js';

const being: ServerResponse[] = [];
let gateway: GatewayForTests;
beforeAll(async () => {
  gateway = await gatewayBefore(
    (_request, response) => {
      response.setHeader('content-type', 'text/csv').write('Artikelnummer');
      being.push(response);
    },
    { EXPORTS_PER_SERVICE: '8', EXPORTS_PER_PERSON: '2', EXPORTS_PER_COMPANY: '3' },
  );
}, 30_000);
afterEach(async () => {
  for (const response of being.splice(0)) response.end();
});
afterAll(() => gateway.stop());

const personOf = (userId: number, companyId: number) =>
  testUser({ userId, companyId, companyType: 'Producer' });
const ask = async (person: TestUser, path = '/api/catalogue-exports?format=csv', signal?: AbortSignal) => {
  const headers = { authorization: `Bearer ${await person.accessToken()}` };
  return fetch(`${gateway.address}${path}`, { headers, ...(signal && { signal }) });
};
const begun = async (person: TestUser, signal?: AbortSignal) => {
  const before = being.length;
  const answer = await ask(person, undefined, signal);
  await eventually(() => expect(being.length).toBeGreaterThan(before));
  return answer;
};
const refusal = async (answer: Response) => [answer.status, ((await answer.json()) as { code: string }).code];

it('gives a person and a company few exports at a time, and others theirs', async () => {
  const [ada, eva, other] = [await personOf(71, 7), await personOf(72, 7), await personOf(81, 8)];
  await begun(ada);
  await begun(ada);
  expect(await refusal(await ask(ada))).toEqual([429, 'TOO_MANY_DOWNLOADS']);
  const priceList = '/api/discounts/price-lists/7?country=CH&currency=CHF';
  expect(await refusal(await ask(ada, priceList))).toEqual([429, 'TOO_MANY_DOWNLOADS']);
  await begun(eva);
  expect(await refusal(await ask(eva))).toEqual([429, 'TOO_MANY_DOWNLOADS']);
  expect((await begun(other)).status).toBe(200);
});

it('gives another one once one is done, or its reader has gone', async () => {
  const ada = await personOf(73, 9);
  const leaving = new AbortController();
  const first = await begun(ada);
  const second = await begun(ada, leaving.signal);
  expect((await ask(ada)).status).toBe(429);
  being[0]?.end();
  await first.text();
  await eventually(async () => expect((await ask(ada)).status).toBe(200));
  expect((await ask(ada)).status).toBe(429);
  leaving.abort();
  await second.text().catch(() => 'gone');
  await eventually(async () => expect((await ask(ada)).status).toBe(200));
});
