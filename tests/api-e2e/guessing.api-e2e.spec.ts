import { errorMessage } from '@werkbank/contracts/errors';
import { ownPerson, type OwnPerson } from '../instance/own-person.ts';
import { type OwnGateway, gatewayBeside } from '../instance/own-gateway.ts';
import { runningInstance } from '../instance/running-instance.ts';

const perMinute = 5;
/** Wrong passwords of one address for one e-mail before the next attempt has to wait. */
const freeTries = 10;

interface Attempt {
  readonly email: string;
  readonly password: string;
  /** The client address that the attempt claims. */
  readonly from?: string;
  /** The cookie of a browser that signed in to the account before. */
  readonly cookie?: string | undefined;
  readonly language?: 'de' | 'en';
}

async function attempt(address: string, { email, password, from, cookie, language = 'en' }: Attempt) {
  const answer = await fetch(`${address}/api/authentication/login`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'accept-language': language,
      ...(from !== undefined && { 'x-forwarded-for': from }),
      ...(cookie !== undefined && { cookie }),
    },
    body: JSON.stringify({ userEmail: email, password }),
  });
  return { status: answer.status, headers: answer.headers, body: (await answer.json()) as object };
}

describe('the gateway', () => {
  let strict: OwnGateway;
  let person: OwnPerson;
  /** Mark of the person's browser. */
  let mark: string | undefined;
  beforeAll(async () => {
    const limits = { LOGINS_PER_MINUTE: String(perMinute) };
    [strict, person] = await Promise.all([gatewayBeside(limits), ownPerson('same-address')]);
    const { headers } = await attempt(runningInstance().address, person.account);
    mark = headers
      .getSetCookie()
      .map((line) => line.split(';')[0])
      .find((pair) => pair?.startsWith('werkbank_device='));
  }, 30_000);
  afterAll(() => Promise.all([strict?.end(), person?.remove()]));

  it('limits sign-ins of an address per minute and answers with the time to wait, whichever account is tried', async () => {
    const tries = [];
    for (let number = 0; number <= perMinute; number++) {
      // The limit ignores the claimed address and the e-mail.
      const from = `203.0.113.${number}`;
      tries.push(
        await attempt(strict.address, {
          email: `nobody-${number}@login.example`,
          password: 'Wrong-2026',
          from,
        }),
      );
    }
    expect(tries.map(({ status }) => status)).toEqual([...Array<number>(perMinute).fill(401), 429]);
    for (const language of ['de', 'en'] as const) {
      const refused = await attempt(strict.address, { email: 'x@login.example', password: 'x', language });
      expect(refused).toMatchObject({
        status: 429,
        body: { code: 'TOO_MANY_REQUESTS', message: errorMessage('TOO_MANY_REQUESTS', language) },
      });
      const seconds = Number(refused.headers.get('retry-after'));
      expect(seconds).toBeGreaterThan(0);
      expect(seconds).toBeLessThanOrEqual(60);
    }
  });

  it('keeps answering other calls, and admits known browsers that share the limited address', async () => {
    expect((await fetch(`${strict.address}/api/configuration`)).status).toBe(200);
    expect((await attempt(strict.address, person.account)).status).toBe(429);
    expect((await attempt(strict.address, { ...person.account, cookie: mark })).status).toBe(200);
  });
});

describe('a service', () => {
  it('refuses sign-in attempts that bypass the gateway and its limits', async () => {
    const { admin = '' } = runningInstance().parts;
    const past = await attempt(admin, { email: 'nobody@login.example', password: 'Wrong-2026' });
    expect(past).toMatchObject({ status: 403, body: { code: 'FORBIDDEN' } });
  });
});

describe('guessing the password of a known account', () => {
  let behindProxy: OwnGateway;
  let person: OwnPerson;
  beforeAll(async () => {
    const limits = { LOGINS_PER_MINUTE: '100', TRUSTED_PROXIES: '127.0.0.1' };
    [behindProxy, person] = await Promise.all([gatewayBeside(limits), ownPerson('guessed')]);
  }, 30_000);
  afterAll(async () => {
    await Promise.all([behindProxy?.end(), person?.remove()]);
  });

  it('is slowed down without locking out the owner, who signs in from elsewhere', async () => {
    const { email, password } = person.account;
    const guess = async (guessed: string) => {
      const answers = [];
      for (let number = 0; number <= freeTries; number++) {
        const tried = { email: guessed, password: `Wrong-${number}`, from: '203.0.113.7' };
        answers.push(await attempt(behindProxy.address, tried));
      }
      return answers.map(({ status, body }) => [status, 'code' in body && body.code]);
    };
    const slowed = [
      ...Array.from({ length: freeTries }, () => [401, 'AUTHENTICATION_FAILED']),
      [429, 'TOO_MANY_WRONG_PASSWORDS'],
    ];
    expect(await guess(email)).toEqual(slowed);
    // An unknown account gets the same answers, so that they do not reveal which accounts exist.
    expect(await guess('nobody@login.example')).toEqual(slowed);
    const right = { email, password, from: '198.51.100.1' };
    expect((await attempt(behindProxy.address, right)).status).toBe(200);
    // Two devices sign in at once while a stranger's guesses are under way.
    const besieged = async () => {
      const guesses = [1, 2].map((n) =>
        attempt(behindProxy.address, { email, password: 'Wrong-2026', from: `203.0.113.${n}` }),
      );
      const own = await Promise.all([1, 2].map(() => attempt(behindProxy.address, right)));
      await Promise.all(guesses);
      return own.map(({ status }) => status);
    };
    for (let round = 0; round < 4; round++) expect(await besieged()).toEqual([200, 200]);
    // Other accounts sign in as before, also through the instance's own gateway.
    const other = runningInstance().accounts[1];
    if (!other) throw new Error('the demo has accounts');
    expect((await attempt(runningInstance().address, other)).status).toBe(200);
  }, 60_000);
});
