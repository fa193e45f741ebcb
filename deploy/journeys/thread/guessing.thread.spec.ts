import { errorMessage } from '@werkbank/contracts/errors';
import { ownPerson, type OwnPerson } from '../house/own-person.ts';
import { type OwnGateway, gatewayBeside } from '../house/own-gateway.ts';
import { runningHouse } from '../house/running-house.ts';

const perMinute = 5;
/** After how many wrong passwords Keycloak locks an account, as the realm says. */
const failuresToLock = 10;

interface Attempt {
  readonly email: string;
  readonly password: string;
  /** Whom the attempt says it comes from. */
  readonly from?: string;
  readonly language?: 'de' | 'en';
}

async function attempt(address: string, { email, password, from, language = 'en' }: Attempt) {
  const answer = await fetch(`${address}/api/authentication/login`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'accept-language': language,
      ...(from !== undefined && { 'x-forwarded-for': from }),
    },
    body: JSON.stringify({ userEmail: email, password }),
  });
  return { status: answer.status, headers: answer.headers, body: (await answer.json()) as object };
}

describe('the gateway', () => {
  let strict: OwnGateway;
  beforeAll(async () => {
    strict = await gatewayBeside({ LOGINS_PER_MINUTE: String(perMinute) });
  }, 30_000);
  afterAll(() => strict?.end());

  it('lets an address try so often a minute and then says when to come back, whatever is tried', async () => {
    const tries = [];
    for (let number = 0; number <= perMinute; number++) {
      // Not the address that the caller claims, and not the e-mail, is what counts.
      const from = `203.0.113.${number}`;
      tries.push(
        await attempt(strict.address, {
          email: `nobody-${number}@gate.example`,
          password: 'Wrong-2026',
          from,
        }),
      );
    }
    expect(tries.map(({ status }) => status)).toEqual([...Array<number>(perMinute).fill(401), 429]);
    for (const language of ['de', 'en'] as const) {
      const refused = await attempt(strict.address, { email: 'x@gate.example', password: 'x', language });
      expect(refused).toMatchObject({
        status: 429,
        body: { code: 'TOO_MANY_REQUESTS', message: errorMessage('TOO_MANY_REQUESTS', language) },
      });
      const seconds = Number(refused.headers.get('retry-after'));
      expect(seconds).toBeGreaterThan(0);
      expect(seconds).toBeLessThanOrEqual(60);
    }
  });

  it('goes on answering everything else', async () => {
    expect((await fetch(`${strict.address}/api/configuration`)).status).toBe(200);
  });
});

describe('Keycloak', () => {
  let behindProxy: OwnGateway;
  let person: OwnPerson;
  beforeAll(async () => {
    const limits = { LOGINS_PER_MINUTE: String(perMinute), TRUSTED_PROXIES: '127.0.0.1' };
    [behindProxy, person] = await Promise.all([gatewayBeside(limits), ownPerson('guessed')]);
  }, 30_000);
  afterAll(async () => {
    await Promise.all([behindProxy?.end(), person?.remove()]);
  });

  it('locks an account that is guessed at from ever new addresses: the right password is refused too', async () => {
    const { email, password } = person.account;
    const right = () => attempt(behindProxy.address, { email, password, from: '198.51.100.1' });
    expect((await right()).status).toBe(200);
    for (let number = 1; number <= failuresToLock + 2; number++) {
      const guess = { email, password: `Wrong-${number}`, from: `203.0.113.${number}` };
      expect((await attempt(behindProxy.address, guess)).status).toBe(401);
    }
    const locked = await right();
    expect(locked).toMatchObject({ status: 401, body: { code: 'AUTHENTICATION_FAILED' } });
    // Nobody learns that it is locked, or that there is such an account at all.
    const unknown = await attempt(behindProxy.address, {
      email: 'nobody@gate.example',
      password,
      from: '198.51.100.2',
    });
    expect(locked.body).toEqual(unknown.body);
    // Everybody else comes in as before, also by the house's own gateway.
    const other = runningHouse().accounts[1];
    if (!other) throw new Error('the demo has accounts');
    expect((await attempt(runningHouse().address, other)).status).toBe(200);
  });
});
