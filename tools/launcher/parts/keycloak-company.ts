import type KeycloakAdminClient from '@keycloak/keycloak-admin-client';
import { readFilledIn } from './keycloak-file.ts';
import { type Flow, renewFlows } from './keycloak-flows.ts';

/** A company with its own identity provider. */
export interface CompanySignIn {
  /** The company's name in addresses; lower case and permanent. */
  readonly alias: string;
  /** Label of the sign-in button. */
  readonly name: string;
  /** The company in Werkbank; the provider signs in only its users. */
  readonly companyId: number;
  /** Address of the provider, without `/.well-known/openid-configuration`. */
  readonly issuer: string;
  /** Werkbank's client at the provider. */
  readonly clientId: string;
  readonly clientSecret: string;
}

type Providers = KeycloakAdminClient['identityProviders'];

interface File {
  readonly provider: Parameters<Providers['update']>[1];
  readonly mappers: readonly Parameters<Providers['updateMapper']>[1][];
  readonly flows: readonly Flow[];
}

const stamp = 'werkbank.file';

/** The redirect address that the company's provider must allow. */
export const brokerEndpoint = (realmUrl: string, alias: string): string =>
  `${realmUrl}/broker/${alias}/endpoint`;

/** Creates or updates a company's own sign-in in the realm; links of people stay. */
export async function connectCompany(
  admin: KeycloakAdminClient,
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
  const provider = { realm, alias: company.alias };
  const known = await admin.identityProviders.findOne(provider);
  if (known?.config?.[stamp] === fingerprint && known.config.issuer === company.issuer) return;
  // Keycloak cannot replace a flow in use, so the provider is disabled and detached from its flows first.
  if (known)
    await admin.identityProviders.update(provider, {
      ...known,
      enabled: false,
      firstBrokerLoginFlowAlias: 'first broker login',
      postBrokerLoginFlowAlias: '',
    });
  await renewFlows(admin, realm, content.flows);
  const addresses = await admin.identityProviders.importFromUrl({
    realm,
    providerId: 'oidc',
    fromUrl: `${company.issuer}/.well-known/openid-configuration`,
  });
  // The stamp comes last, so an interrupted run is repeated. The provider stays disabled until it is complete.
  const config = { ...addresses, ...(content.provider.config as Record<string, string>) };
  const closed = { ...content.provider, config, enabled: false };
  if (known) await admin.identityProviders.update(provider, closed);
  else await admin.identityProviders.create({ ...closed, realm });
  for (const { id = '' } of await admin.identityProviders.findMappers(provider))
    await admin.identityProviders.delMapper({ ...provider, id });
  for (const identityProviderMapper of content.mappers)
    await admin.identityProviders.createMapper({ ...provider, identityProviderMapper });
  const open = { ...closed, enabled: true, config: { ...config, [stamp]: fingerprint } };
  await admin.identityProviders.update(provider, open);
}
