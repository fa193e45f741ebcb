import { KnownDevices } from '@werkbank/platform/auth';
import { type GatewayForTests, gatewayBefore } from './testing/gateway-for-tests.js';

const secret = 'a-secret-of-this-test';
const perMinute = 3;

let gateway: GatewayForTests;
beforeAll(async () => {
  gateway = await gatewayBefore(
    (_request, response) => response.setHeader('content-type', 'application/json').end('{}'),
    { LOGINS_PER_MINUTE: String(perMinute), GATEWAY_SECRET: secret },
  );
});
afterAll(() => gateway.stop());

const owner = 'owner@werkbank.example';
const markOf = (email: string, key = secret): string =>
  new KnownDevices(key).cookieFor(undefined, email, { secure: true }).split(';')[0] ?? '';

async function logIn(userEmail: unknown, cookie?: string): Promise<number> {
  const answer = await fetch(`${gateway.address}/api/authentication/login`, {
    method: 'POST',
    body: JSON.stringify({ userEmail, password: 'Wrong-2026' }),
    headers: { 'content-type': 'application/json', ...(cookie !== undefined && { cookie }) },
  });
  return answer.status;
}

it('lets only an owner in on a known browser beside a guesser at the same address', async () => {
  const [known, other] = [markOf(owner), markOf(owner)];
  for (let number = 0; number < perMinute; number++)
    expect(await logIn(`guessed-${number}@werkbank.example`)).toBe(200);
  expect(await logIn(owner)).toBe(429);
  for (const forged of [
    markOf(owner, 'another-secret-of-a-test'),
    markOf('guesser@werkbank.example'),
    'werkbank_device=x.y',
  ])
    expect([forged, await logIn(owner, forged)]).toEqual([forged, 429]);
  expect(await logIn('guessed@werkbank.example', known)).toBe(429);
  expect(await logIn({}, known)).toBe(429);

  expect(await logIn('Owner@Werkbank.example', known)).toBe(200);
  // A stolen browser guesses no faster than an address.
  for (let number = 1; number < perMinute; number++) expect(await logIn(owner, known)).toBe(200);
  expect(await logIn(owner, known)).toBe(429);
  expect(await logIn(owner, other)).toBe(200);
});
