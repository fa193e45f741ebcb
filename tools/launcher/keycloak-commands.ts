import { asAdmin, protectMasterRealm } from './parts/keycloak-admin.ts';
import { brokerEndpoint, connectCompany } from './parts/keycloak-company.ts';
import { applyRealm } from './parts/keycloak-realm.ts';
import { StartRefused } from './processes/start-refused.ts';

function needed(name: string): string {
  const value = process.env[name];
  if (value === undefined || value === '') throw new StartRefused(`${name} is missing.`);
  return value;
}

const administrator = () => ({
  url: needed('KEYCLOAK_URL').replace(/\/$/, ''),
  username: needed('KEYCLOAK_ADMIN'),
  password: needed('KEYCLOAK_ADMIN_PASSWORD'),
});

/**
 * `apply-realm`: updates any Keycloak to the realm's file, and protects its own administrators. Keycloak's import skips an
 * existing realm.
 */
export async function applyRealmFromEnvironment(): Promise<number> {
  const values = {
    PUBLIC_URL: needed('PUBLIC_URL'),
    KEYCLOAK_CLIENT_SECRET: needed('KEYCLOAK_CLIENT_SECRET'),
  };
  await asAdmin(administrator(), async (admin) => {
    await protectMasterRealm(admin);
    await applyRealm(admin, 'realm/werkbank-realm.json', values);
  });
  console.log('The realm is as its file says. Users, their roles and the connections of companies stay.');
  return 0;
}

/**
 * `connect-company`: connects a company's own sign-in to any Keycloak that has the realm, or updates the connection to the
 * environment. deploy/keycloak/README.md lists the variables.
 */
export async function connectCompanyFromEnvironment(): Promise<number> {
  const { url } = administrator();
  const realm = process.env.KEYCLOAK_REALM || 'werkbank';
  const companyId = Number(needed('COMPANY_ID'));
  const alias = needed('COMPANY_ALIAS');
  if (!Number.isInteger(companyId)) throw new StartRefused('COMPANY_ID is the number of a company.');
  if (!/^[a-z][a-z0-9-]*$/.test(alias)) throw new StartRefused('COMPANY_ALIAS is lower case: nordheide.');
  const company = {
    alias,
    companyId,
    name: needed('COMPANY_NAME'),
    issuer: needed('COMPANY_ISSUER').replace(/\/$/, ''),
    clientId: needed('COMPANY_CLIENT_ID'),
    clientSecret: needed('COMPANY_CLIENT_SECRET'),
  };
  await asAdmin(administrator(), (admin) => connectCompany(admin, realm, company));
  console.log(`${company.name} signs its people in by itself. Its provider has to allow the redirect to`);
  console.log(`  ${brokerEndpoint(`${url}/realms/${realm}`, alias)}`);
  return 0;
}
