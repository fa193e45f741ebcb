import type { KeycloakAdmin } from './keycloak-admin.ts';
import { readFilledIn } from './keycloak-file.ts';
import { type Flow, renewFlows } from './keycloak-flows.ts';

/** A company that signs its people in by itself. */
export interface CompanySignIn {
  /** The company's name in addresses: lower case, never changed. */
  readonly alias: string;
  /** What its people read on the button. */
  readonly name: string;
  /** The company in Werkbank; its provider lets in nobody else. */
  readonly companyId: number;
  /** Where its provider answers, without `/.well-known/openid-configuration`. */
  readonly issuer: string;
  /** How the provider knows Werkbank. */
  readonly clientId: string;
  readonly clientSecret: string;
}

interface Provider {
  readonly alias: string;
  readonly config: Readonly<Record<string, string>>;
}

interface File {
  readonly provider: Provider;
  readonly mappers: readonly { readonly name: string }[];
  readonly flows: readonly Flow[];
}

const stamp = 'werkbank.file';

/** Where a company's provider sends people back to: the redirect address that it has to allow. */
export const brokerEndpoint = (realmUrl: string, alias: string): string =>
  `${realmUrl}/broker/${alias}/endpoint`;

/** Makes a company's own sign-in known to the realm, or brings it to what is said now; links of people stay. */
export async function connectCompany(
  admin: KeycloakAdmin,
  realm: string,
  company: CompanySignIn,
): Promise<void> {
  const { content, fingerprint } = readFilledIn<File>('company/company-sign-in.json', {
    COMPANY_ALIAS: company.alias,
    COMPANY_NAME: company.name,
    COMPANY_ID: String(company.companyId),
    COMPANY_CLIENT_ID: company.clientId,
    COMPANY_CLIENT_SECRET: company.clientSecret,
  });
  const providers = `/admin/realms/${realm}/identity-provider`;
  const path = `${providers}/instances/${company.alias}`;
  const known = await admin.find<Provider>(path);
  if (known?.config[stamp] === fingerprint && known.config.issuer === company.issuer) return;
  if (known !== undefined) await closeWhileItChanges(admin, path, known);
  await renewFlows(admin, realm, content.flows);
  const addresses = await admin.ask<Record<string, string>>(`${providers}/import-config`, {
    providerId: 'oidc',
    fromUrl: `${company.issuer}/.well-known/openid-configuration`,
  });
  // The stamp comes last: what broke off before is done again. Until then nobody gets in half protected.
  const closed = {
    ...content.provider,
    config: { ...addresses, ...content.provider.config },
    enabled: false,
  };
  if (known === undefined) await admin.send('POST', `${providers}/instances`, closed);
  else await admin.send('PUT', path, closed);
  await renewMappers(admin, path, content.mappers);
  const open = { ...closed, enabled: true, config: { ...closed.config, [stamp]: fingerprint } };
  await admin.send('PUT', path, open);
}

/** Its flows cannot be replaced while they are used, and without them it must let in nobody. */
const closeWhileItChanges = (admin: KeycloakAdmin, path: string, known: Provider): Promise<void> =>
  admin.send('PUT', path, {
    ...known,
    enabled: false,
    firstBrokerLoginFlowAlias: 'first broker login',
    postBrokerLoginFlowAlias: '',
  });

async function renewMappers(admin: KeycloakAdmin, path: string, wanted: File['mappers']): Promise<void> {
  const known = (await admin.find<{ id: string; name: string }[]>(`${path}/mappers`)) ?? [];
  for (const { id } of known) await admin.remove(`${path}/mappers/${id}`);
  for (const mapper of wanted) await admin.send('POST', `${path}/mappers`, mapper);
}
