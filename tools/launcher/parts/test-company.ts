import type KeycloakAdminClient from '@keycloak/keycloak-admin-client';
import type { Instance } from '../instance/instance.ts';
import { brokerEndpoint, connectCompany } from './keycloak-company.ts';
import { applyRealm } from './keycloak-realm.ts';

/** A customer of the demo data with its own sign-in; its people have no password at Werkbank. */
const company = { alias: 'nordheide', name: 'Hydraulik Nordheide GmbH', companyId: 209 } as const;

/** A company's own sign-in, with accounts to try it. */
export interface CompanySignInToTry {
  readonly company: string;
  readonly companyId: number;
  /** Name in `/login?company=<alias>`, which goes directly to the company's sign-in. */
  readonly alias: string;
  readonly password: string;
  /** A user of Werkbank without a password there. */
  readonly user: string;
  /** A colleague without a user at Werkbank. */
  readonly unknown: string;
}

const password = (): string => process.env.DEMO_PASSWORD || 'Werkbank-2026';
const issuer = (url: string): string => `${url}/realms/${company.alias}`;
const testsSecret = (instance: Instance): string => instance.secrets.get('company-tests');

export const companySignInToTry = (): CompanySignInToTry => ({
  company: company.name,
  companyId: company.companyId,
  alias: company.alias,
  password: password(),
  user: 'einkauf@nordheide.example',
  unknown: 'ausbildung@nordheide.example',
});

/** Access of tests to the company's provider, to create accounts there. */
export const testCompanyEnvironment = (instance: Instance, keycloakUrl: string): Record<string, string> => ({
  COMPANY_ALIAS: company.alias,
  COMPANY_ID: String(company.companyId),
  COMPANY_ISSUER: issuer(keycloakUrl),
  COMPANY_TESTS_CLIENT_ID: 'tests',
  COMPANY_TESTS_SECRET: testsSecret(instance),
});

/** A second realm as the company's identity provider, connected like any company's. */
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
