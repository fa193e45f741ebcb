import { jest } from '@jest/globals';
import type { OpenSession } from '../login-strategies/login-strategy';

const { accessToken: _, ...petra }: OpenSession['user'] = {
  id: 7,
  email: 'petra@example.org',
  salutation: 'Ms',
  firstName: 'Petra',
  lastName: 'Brunner',
  phone: '',
  language: 'de',
  roles: { PlatformAdmin: false, CompanyAdmin: true },
  companyId: 3,
  companyName: 'Seewald',
  companyType: 'Customer',
  accessToken: '',
};

/** Replaces keycloak-js: records its calls, and defines Keycloak's answers. */
const keycloak = {
  inits: [] as Record<string, unknown>[],
  logins: [] as unknown[],
  loggedIn: true,
  silent: false,
  refresh: 'granted' as 'granted' | 'refused' | 'unreachable',
};
class FakeKeycloak {
  token: string | undefined;
  tokenParsed = { exp: 1300, iat: 1000 };
  async init(options: Record<string, unknown>) {
    keycloak.inits.push(options);
    if (keycloak.silent) await new Promise(() => undefined);
    this.token = keycloak.loggedIn ? 'first' : undefined;
    return keycloak.loggedIn;
  }
  async login(options: unknown) {
    keycloak.logins.push(options);
  }
  async updateToken() {
    if (keycloak.refresh === 'refused') this.token = undefined;
    if (keycloak.refresh !== 'granted') throw new Error(keycloak.refresh);
    this.token = 'second';
    return true;
  }
  clearToken() {
    this.token = undefined;
  }
}
jest.unstable_mockModule('keycloak-js', () => ({ default: FakeKeycloak }));
const { keycloakSignOn } = await import('./keycloak-sign-on');

let answers: Record<string, [number, unknown]>;
let sent: { call: string; authorization: string | null }[];
const original = globalThis.fetch;
beforeEach(() => {
  Object.assign(keycloak, { inits: [], logins: [], loggedIn: true, silent: false, refresh: 'granted' });
  answers = { 'GET /api/authentication/user': [200, { user: petra, sessionId: 's1' }] };
  sent = [];
  globalThis.Headers ??= class extends Map<string, string> {} as unknown as typeof Headers;
  globalThis.fetch = (async (url: string, { method, headers }: { method: string; headers: Headers }) => {
    const call = `${method} ${url}`;
    sent.push({ call, authorization: headers.get('authorization') ?? null });
    const [status, body] = answers[call] ?? [200, {}];
    return { ok: status < 400, status, headers: new Headers(), json: async () => body };
  }) as unknown as typeof fetch;
});
afterAll(() => {
  globalThis.fetch = original;
});
const signOn = () => keycloakSignOn({ url: 'https://login.example', realm: 'werkbank' }, () => 'en');

describe('single sign-on by Keycloak', () => {
  it('redirects with PKCE, in the language of the page, with our return address', async () => {
    await signOn().leave('/login?sso=back');
    expect(keycloak.inits).toMatchObject([{ pkceMethod: 'S256' }]);
    expect(keycloak.logins).toEqual([{ redirectUri: 'http://localhost/login?sso=back', locale: 'en' }]);
  });

  it('names the company, so the user need not choose one', async () => {
    await signOn().leave('/login?sso=back', 'nordheide');
    expect(keycloak.logins).toMatchObject([{ idpHint: 'nordheide' }]);
  });

  it('asks the service for the returned user', async () => {
    expect(await signOn().comeBack()).toEqual({
      user: { ...petra, accessToken: 'first' },
      sessionId: 's1',
      expiresIn: 300,
    });
    expect(sent).toEqual([{ call: 'GET /api/authentication/user', authorization: 'Bearer first' }]);
  });

  it('returns null without a login', async () => {
    keycloak.loggedIn = false;
    expect(await signOn().comeBack()).toBeNull();
    expect(sent).toEqual([]);
  });

  it('reports an account without a user here', async () => {
    answers['GET /api/authentication/user'] = [404, { code: 'USER_NOT_FOUND', message: 'Unbekannt' }];
    await expect(signOn().comeBack()).rejects.toMatchObject({ status: 404 });
  });

  it('renews silently by Keycloak after a reload', async () => {
    expect(await signOn().renew()).toMatchObject({ sessionId: 's1' });
    expect(keycloak.inits).toMatchObject([
      { onLoad: 'check-sso', silentCheckSsoRedirectUri: 'http://localhost/silent-sign-in.html' },
    ]);
  });

  it('waits for Keycloak with a time limit, and tries again next time', async () => {
    jest.useFakeTimers();
    try {
      const strategy = signOn();
      keycloak.silent = true;
      const outcome = strategy.renew().catch((error: unknown) => error);
      await jest.advanceTimersByTimeAsync(10_000);
      expect(await outcome).toMatchObject({ status: 0 });
      keycloak.silent = false;
      expect(await strategy.renew()).toMatchObject({ sessionId: 's1' });
    } finally {
      jest.useRealTimers();
    }
  });

  it('renews its existing token', async () => {
    const strategy = signOn();
    await strategy.comeBack();
    expect((await strategy.renew())?.user.accessToken).toBe('second');
    expect(keycloak.inits).toHaveLength(1);
  });

  it('is over if Keycloak refuses, and retries if Keycloak is down', async () => {
    const strategy = signOn();
    await strategy.comeBack();
    keycloak.refresh = 'unreachable';
    await expect(strategy.renew()).rejects.toMatchObject({ status: 0 });
    keycloak.refresh = 'refused';
    expect(await strategy.renew()).toBeNull();
  });

  it('ends the session by the service, with its own token', async () => {
    const strategy = signOn();
    await strategy.comeBack();
    await strategy.end('s1');
    expect(sent.at(-1)).toEqual({
      call: 'DELETE /api/authentication/accessTokens/s1',
      authorization: 'Bearer second',
    });
  });
});
