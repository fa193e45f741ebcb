import KeycloakAdminClient from '@keycloak/keycloak-admin-client';
import type { AccountsInstance } from './accounts-instance.ts';

/** Administers accounts in Keycloak like services/admin. */
export interface KeycloakAccounts {
  /** Creates an account without a password, like an import; returns its id. */
  make(email: string): Promise<string>;
  /** Accounts with e-mails of a domain, some hundreds at a time. */
  withEmailsOf(domain: string): Promise<string[]>;
  remove(accounts: readonly string[]): Promise<void>;
}

/** Signs in like services/admin. */
export async function administerKeycloak(
  environment: AccountsInstance['environment'],
): Promise<KeycloakAccounts> {
  const { KEYCLOAK_URL, KEYCLOAK_REALM, KEYCLOAK_CLIENT_ID = '', KEYCLOAK_CLIENT_SECRET } = environment;
  const admin = new KeycloakAdminClient({ baseUrl: KEYCLOAK_URL, realmName: KEYCLOAK_REALM });
  await admin.auth({
    grantType: 'client_credentials',
    clientId: KEYCLOAK_CLIENT_ID,
    clientSecret: KEYCLOAK_CLIENT_SECRET,
  });
  return {
    async make(email) {
      const person = { username: email, email, firstName: 'Lotte', lastName: 'Import', enabled: true };
      const attributes = { locale: ['en'], user_id: ['1'], company_type: ['Customer'] };
      return (await admin.users.create({ ...person, emailVerified: true, attributes })).id;
    },
    async withEmailsOf(domain) {
      const found = await admin.users.find({ email: `@${domain}`, max: 500 });
      return found.filter(({ email }) => email?.endsWith(`@${domain}`)).map(({ id = '' }) => id);
    },
    async remove(accounts) {
      for (const id of accounts) await admin.users.del({ id }, { catchNotFound: true });
    },
  };
}
