import type { AccountsInstance } from './accounts-instance.ts';

/** Keycloak's own interface, as services/admin uses it. */
export interface KeycloakAccounts {
  /** An account without a password, as an import makes it; answers its id. */
  make(email: string): Promise<string>;
  /** The accounts whose e-mail ends so; some hundreds at a time. */
  withEmailsOf(domain: string): Promise<string[]>;
  remove(accounts: readonly string[]): Promise<void>;
}

/** Signs in as services/admin does. */
export async function administerKeycloak(
  environment: AccountsInstance['environment'],
): Promise<KeycloakAccounts> {
  const { KEYCLOAK_URL, KEYCLOAK_REALM, KEYCLOAK_CLIENT_ID = '', KEYCLOAK_CLIENT_SECRET = '' } = environment;
  const granted = await fetch(`${KEYCLOAK_URL}/realms/${KEYCLOAK_REALM}/protocol/openid-connect/token`, {
    method: 'POST',
    body: new URLSearchParams({
      grant_type: 'client_credentials',
      client_id: KEYCLOAK_CLIENT_ID,
      client_secret: KEYCLOAK_CLIENT_SECRET,
    }),
  });
  const { access_token } = (await granted.json()) as { access_token: string };
  const headers = { authorization: `Bearer ${access_token}`, 'content-type': 'application/json' };
  const users = `${KEYCLOAK_URL}/admin/realms/${KEYCLOAK_REALM}/users`;
  return {
    async make(email) {
      const person = { username: email, email, firstName: 'Lotte', lastName: 'Import', enabled: true };
      const attributes = { locale: ['en'], user_id: ['1'], company_type: ['Customer'] };
      const body = JSON.stringify({ ...person, emailVerified: true, attributes });
      const answer = await fetch(users, { method: 'POST', headers, body });
      const id = answer.headers.get('location')?.split('/').at(-1);
      if (!answer.ok || !id) throw new Error(`Keycloak answered ${answer.status}: ${await answer.text()}`);
      return id;
    },
    async withEmailsOf(domain) {
      const answer = await fetch(`${users}?email=${encodeURIComponent(`@${domain}`)}&max=500`, { headers });
      if (!answer.ok) throw new Error(`Keycloak answered ${answer.status}: ${await answer.text()}`);
      const found = (await answer.json()) as { id: string; email: string }[];
      return found.filter(({ email }) => email.endsWith(`@${domain}`)).map(({ id }) => id);
    },
    async remove(accounts) {
      for (const id of accounts) {
        const answer = await fetch(`${users}/${id}`, { method: 'DELETE', headers });
        if (!answer.ok && answer.status !== 404) throw new Error(`Keycloak answered ${answer.status}`);
      }
    },
  };
}
