import type KeycloakAdminClient from '@keycloak/keycloak-admin-client';
import type { UserProfileConfig } from '@keycloak/keycloak-admin-client/lib/defs/userProfileMetadata.js';
import { readFilledIn, type Values } from './keycloak-file.ts';
import { applyFlows, type ExportedFlows } from './keycloak-flows.ts';

const stamp = 'werkbank.realm-file';

type RealmRepresentation = Parameters<KeycloakAdminClient['realms']['update']>[1];
type ClientScopeRepresentation = Parameters<KeycloakAdminClient['clientScopes']['update']>[1];

/** A realm in a file of deploy/keycloak. */
type RealmFile = Omit<RealmRepresentation, keyof ExportedFlows | 'components'> &
  ExportedFlows & {
    readonly realm: string;
    readonly clientScopes?: readonly ClientScopeRepresentation[];
    readonly components?: Record<string, readonly { config: Record<string, readonly string[]> }[]>;
    readonly localizationTexts?: Record<string, Record<string, string>>;
  };

/**
 * Creates the realm of a file on the first start. Later starts update settings and clients to the file and the public address,
 * and keep users and their roles.
 */
export async function applyRealm(admin: KeycloakAdminClient, file: string, values: Values): Promise<void> {
  const { content, fingerprint } = readFilledIn<RealmFile>(file, values);
  const wanted: RealmFile = { ...content, attributes: { ...content.attributes, [stamp]: fingerprint } };
  const current = await admin.realms.findOne({ realm: wanted.realm });
  if (!current) await admin.realms.create(wanted as RealmRepresentation);
  else if (current.attributes?.[stamp] !== fingerprint) await update(admin, wanted, current.browserFlow);
}

async function update(
  admin: KeycloakAdminClient,
  { users: _, roles, clients, clientScopes, components, localizationTexts, ...wanted }: RealmFile,
  inUse: string | undefined,
): Promise<void> {
  const { realm } = wanted;
  for (const role of roles?.realm ?? []) {
    if (!(await admin.roles.findOneByName({ realm, name: role.name ?? '' })))
      await admin.roles.create({ ...role, realm });
  }
  for (const client of clients ?? []) {
    const [known] = await admin.clients.find({ realm, clientId: client.clientId });
    if (known?.id === undefined) await admin.clients.create({ ...client, realm });
    else await admin.clients.update({ realm, id: known.id }, { ...known, ...client });
  }
  const scopes = await admin.clientScopes.find({ realm });
  for (const scope of clientScopes ?? []) {
    const known = scopes.find(({ name }) => name === scope.name);
    if (known === undefined) await admin.clientScopes.create({ ...scope, realm });
    else await updateMappers(admin, realm, scope, known);
  }
  const { authenticationFlows, authenticatorConfig, ...settings } = wanted;
  await applyFlows(admin, realm, { file: { authenticationFlows, authenticatorConfig }, inUse });
  const profile = components?.['org.keycloak.userprofile.UserProfileProvider']?.[0];
  const declared = profile?.config['kc.user.profile.config']?.[0];
  if (declared !== undefined)
    await admin.users.updateProfile({ ...(JSON.parse(declared) as UserProfileConfig), realm });
  for (const [selectedLocale, texts] of Object.entries(localizationTexts ?? {}))
    for (const [key, text] of Object.entries(texts))
      await admin.realms.addLocalization({ realm, selectedLocale, key }, text);
  // Settings contain the stamp, so they come last: an interrupted update is repeated.
  await admin.realms.update({ realm }, settings);
}

async function updateMappers(
  admin: KeycloakAdminClient,
  realm: string,
  wanted: ClientScopeRepresentation,
  { id = '', protocolMappers }: ClientScopeRepresentation,
): Promise<void> {
  for (const mapper of wanted.protocolMappers ?? []) {
    const mapperId = protocolMappers?.find(({ name }) => name === mapper.name)?.id;
    if (mapperId === undefined) await admin.clientScopes.addProtocolMapper({ realm, id }, mapper);
    else await admin.clientScopes.updateProtocolMapper({ realm, id, mapperId }, { ...mapper, id: mapperId });
  }
}
