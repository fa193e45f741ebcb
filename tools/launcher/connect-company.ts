import { signInAsAdmin } from './parts/keycloak-admin.ts';
import { brokerEndpoint, connectCompany } from './parts/keycloak-company.ts';
import { needed } from './needed-variable.ts';
import { StartRefused } from './processes/start-refused.ts';

/**
 * `connect-company`: makes a company's own sign-in known to any Keycloak that has the realm, or brings it to what the
 * environment says now. deploy/keycloak/README.md tells what it asks for.
 */
export async function connectCompanyFromEnvironment(): Promise<number> {
  const url = needed('KEYCLOAK_URL').replace(/\/$/, '');
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
  const username = needed('KEYCLOAK_ADMIN');
  const admin = await signInAsAdmin({ url, username, password: needed('KEYCLOAK_ADMIN_PASSWORD') });
  await connectCompany(admin, realm, company);
  console.log(`${company.name} signs its people in by itself. Its provider has to allow the redirect to`);
  console.log(`  ${brokerEndpoint(`${url}/realms/${realm}`, alias)}`);
  return 0;
}
