import { randomUUID } from 'node:crypto';
import type KeycloakAdminClient from '@keycloak/keycloak-admin-client';
import { needed, serviceAccountOf } from '../testing/service-account.ts';

interface Tokens {
  readonly access_token: string;
  readonly refresh_token: string;
}

const realm = (): string => `${needed('KEYCLOAK_URL')}/realms/${needed('KEYCLOAK_REALM')}`;

async function grant(parameters: Record<string, string>): Promise<{ status: number; tokens: Tokens }> {
  const client = { client_id: needed('KEYCLOAK_CLIENT_ID'), client_secret: needed('KEYCLOAK_CLIENT_SECRET') };
  const body = new URLSearchParams({ ...client, ...parameters });
  const answer = await fetch(`${realm()}/protocol/openid-connect/token`, { method: 'POST', body });
  return { status: answer.status, tokens: (await answer.json()) as Tokens };
}

const claimsOf = ({ access_token: token }: Tokens): Record<string, unknown> =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as Record<string, unknown>;

/** The service account of services/admin, the only one that administers users. */
let service: KeycloakAdminClient;
beforeAll(async () => {
  const client = { id: needed('KEYCLOAK_CLIENT_ID'), secret: needed('KEYCLOAK_CLIENT_SECRET') };
  service = await serviceAccountOf(realm(), client);
});

const password = 'Werkbank!26';

function createUser(email: string, secret = password): Promise<{ id: string }> {
  return service.users.create({
    username: email,
    email,
    enabled: true,
    emailVerified: true,
    firstName: 'Anna',
    lastName: 'Muster',
    attributes: {
      user_id: ['7'],
      company_id: ['3'],
      company_type: ['Producer'],
      producer_id: ['5'],
      company_name: ['Muster AG'],
    },
    credentials: [{ type: 'password', value: secret, temporary: false }],
  });
}

describe('the realm', () => {
  const email = `anna.${randomUUID()}@example.com`;
  let id: string;

  beforeAll(async () => {
    ({ id } = await createUser(email));
    const role = await service.roles.findOneByName({ name: 'company-admin' });
    await service.users.addRealmRoleMappings({ id, roles: [{ id: role?.id ?? '', name: 'company-admin' }] });
  });
  afterAll(() => service.users.del({ id }));

  const settings = () => service.realms.findOne({ realm: needed('KEYCLOAK_REALM') });
  const signIn = () => grant({ grant_type: 'password', username: email, password });

  it('puts the user, their roles and company into a token, without realm_access', async () => {
    const claims = claimsOf((await signIn()).tokens);
    expect(claims).toMatchObject({
      aud: 'werkbank-api',
      email,
      given_name: 'Anna',
      family_name: 'Muster',
      user_id: 7,
      roles: ['company-admin'],
      company_id: 3,
      company_type: 'Producer',
      producer_id: 5,
      company_name: 'Muster AG',
    });
    expect(claims.sub).toEqual(expect.any(String));
    expect(claims.sid).toEqual(expect.any(String));
    expect(claims).not.toHaveProperty('realm_access');
  });

  it('issues access tokens for five minutes', async () => {
    const { exp, iat } = claimsOf((await signIn()).tokens);
    expect(Number(exp) - Number(iat)).toBe(300);
  });

  it('rotates refresh tokens and allows one reuse, for two tabs', async () => {
    const { tokens } = await signIn();
    const renew = async (): Promise<number> =>
      (await grant({ grant_type: 'refresh_token', refresh_token: tokens.refresh_token })).status;
    expect([await renew(), await renew(), await renew()]).toEqual([200, 200, 400]);
  });

  it.each([
    'Kurz!1a',
    'werkbank!26',
    'WERKBANK!26',
    'Werkbank!!!',
    'Werkbank262',
    `Werkbank!26${'x'.repeat(10)}`,
  ])('refuses the password %s', async (weak) => {
    await expect(createUser(`weak.${randomUUID()}@example.com`, weak)).rejects.toMatchObject({
      response: { status: 400 },
      responseData: { error_description: expect.stringContaining('Invalid password') },
    });
  });

  it('allows no registration and no change of the username', async () => {
    expect(await settings()).toMatchObject({
      registrationAllowed: false,
      editUsernameAllowed: false,
      loginWithEmailAllowed: true,
      bruteForceProtected: true,
    });
  });

  it('checks passwords only for the service client', async () => {
    for (const client_id of ['admin-cli', 'werkbank-web', 'account-console']) {
      const fields = { grant_type: 'password', client_id, username: email, password };
      const token = `${realm()}/protocol/openid-connect/token`;
      const answer = await fetch(token, { method: 'POST', body: new URLSearchParams(fields) });
      expect([client_id, answer.ok]).toEqual([client_id, false]);
    }
  });

  it('accepts concurrent logins of a person', async () => {
    for (let n = 0; n < 8; n++) {
      expect((await Promise.all([signIn(), signIn()])).map(({ status }) => status)).toEqual([200, 200]);
    }
  });

  const authAddress = (client: string, more: Record<string, string> = {}): string => {
    const query = new URLSearchParams({
      client_id: client,
      response_type: 'code',
      scope: 'openid',
      redirect_uri: `${needed('PUBLIC_URL')}/`,
      ...more,
    });
    return `${realm()}/protocol/openid-connect/auth?${query.toString()}`;
  };
  const pkce = { code_challenge_method: 'S256', code_challenge: 'a'.repeat(43) };

  it('requires PKCE from the browser', async () => {
    const answer = await fetch(authAddress('werkbank-web'), { redirect: 'manual' });
    expect(answer.headers.get('location')).toContain('code_challenge_method');
  });

  it('shows a link to the login page instead of a password form for any company', async () => {
    for (const kc_idp_hint of ['', 'nobody', 'user-7']) {
      const answer = await fetch(authAddress('werkbank-web', { ...pkce, kc_idp_hint }));
      const page = await answer.text();
      expect([answer.status, page.includes('type="password"'), page.includes('<form')]).toEqual([
        401,
        false,
        false,
      ]);
      expect(page).toContain('Mit E-Mail und Passwort melden Sie sich bei Werkbank selbst an');
      expect(page).toContain(`${needed('PUBLIC_URL')}/login`);
    }
  });

  it('answers the silent check of a visitor with an error', async () => {
    const answer = await fetch(authAddress('werkbank-web', { ...pkce, prompt: 'none' }), {
      redirect: 'manual',
    });
    expect(answer.headers.get('location')).toContain('error=login_required');
  });

  it.each(['account', 'account-console', 'security-admin-console', 'admin-cli'])(
    'disables the client %s of Keycloak',
    async (client) => {
      const page = await (await fetch(authAddress(client, pkce))).text();
      expect(page).not.toContain('type="password"');
    },
  );

  it('keeps e-mails of failed logins out of the log', async () => {
    expect(await settings()).toMatchObject({ eventsListeners: [] });
  });
});
