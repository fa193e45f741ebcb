import type KeycloakAdminClient from '@keycloak/keycloak-admin-client';
import type { Instance } from '../instance/instance.ts';
import { brokerEndpoint, connectCompany } from './keycloak-company.ts';
import { applyRealm } from './keycloak-realm.ts';

/** The customer of the demo data whose people have no password at Werkbank: their company signs them in. */
const company = { alias: 'nordheide', name: 'Hydraulik Nordheide GmbH', companyId: 209 } as const;

/** A company's own sign-in, and who can try it. */
export interface CompanySignInToTry {
  readonly company: string;
  readonly companyId: number;
  /** What leads there at once: `/login?company=<alias>`. */
  readonly alias: string;
  readonly password: string;
  /** Somebody who is a user of Werkbank and has no password there. */
  readonly user: string;
  /** A colleague whom nobody has created at Werkbank. */
  readonly unknown: string;
}

const password = (): string => process.env.DEMO_PASSWORD || 'Werkbank-2026';
const issuer = (url: string): string => `${url}/realms/${company.alias}`;
const testsSecret = (instance: Instance): string => instance.secrets.get('company-tests');

/** Whom a visitor of this machine can be. */
export const companySignInToTry = (): CompanySignInToTry => ({
  company: company.name,
  companyId: company.companyId,
  alias: company.alias,
  password: password(),
  user: 'einkauf@nordheide.example',
  unknown: 'ausbildung@nordheide.example',
});

/** How tests reach the company's provider, and hire people there. */
export const testCompanyEnvironment = (instance: Instance, keycloakUrl: string): Record<string, string> => ({
  COMPANY_ALIAS: company.alias,
  COMPANY_ID: String(company.companyId),
  COMPANY_ISSUER: issuer(keycloakUrl),
  COMPANY_TESTS_CLIENT_ID: 'tests',
  COMPANY_TESTS_SECRET: testsSecret(instance),
});

/** A company's identity provider, played by a second realm, and its connection as every company gets it. */
export async function applyTestCompany(
  admin: KeycloakAdminClient,
  instance: Instance,
  keycloakUrl: string,
  realm: string,
): Promise<void> {
  const clientSecret = instance.secrets.get('company-client');
  await applyRealm(admin, 'test-company/nordheide-realm.json', {
    WERKBANK_ENDPOINT: brokerEndpoint(`${keycloakUrl}/realms/${realm}`, company.alias),
    COMPANY_CLIENT_SECRET: clientSecret,
    COMPANY_TESTS_SECRET: testsSecret(instance),
    COMPANY_PASSWORD: password(),
  });
  await connectCompany(admin, realm, {
    ...company,
    issuer: issuer(keycloakUrl),
    clientId: 'werkbank',
    clientSecret,
  });
}
