import type { KeycloakAdmin } from './keycloak-admin.ts';
import { readFilledIn, type Values } from './keycloak-file.ts';
import { applyFlows, type ExportedFlows } from './keycloak-flows.ts';

const stamp = 'werkbank.realm-file';

interface Client {
  readonly clientId: string;
  readonly id?: string;
}

interface Mapper {
  readonly name: string;
  readonly id?: string;
}

interface Scope {
  readonly name: string;
  readonly id?: string;
  readonly protocolMappers?: readonly Mapper[];
}

interface Realm extends ExportedFlows {
  readonly realm: string;
  readonly browserFlow?: string;
  readonly attributes?: Record<string, string>;
  readonly clients: readonly Client[];
  readonly clientScopes?: readonly Scope[];
  readonly roles?: { readonly realm: readonly { name: string }[] };
  readonly components?: Record<string, readonly { config: Record<string, readonly string[]> }[]>;
  readonly localizationTexts?: Record<string, Record<string, string>>;
}

/**
 * Creates the realm of a file on the first start. Later ones bring settings and clients to what the file (or the
 * public address) says now, and leave users and their roles alone.
 */
export async function applyRealm(admin: KeycloakAdmin, file: string, values: Values): Promise<void> {
  const { content: wanted, fingerprint } = readFilledIn<Realm>(file, values);
  const stamped: Realm = { ...wanted, attributes: { ...wanted.attributes, [stamp]: fingerprint } };
  const current = await admin.find<Realm>(`/admin/realms/${wanted.realm}`);
  if (current === undefined) await admin.send('POST', '/admin/realms', stamped);
  else if (current.attributes?.[stamp] !== fingerprint) await update(admin, stamped, current);
}

async function update(admin: KeycloakAdmin, wanted: Realm, { browserFlow }: Realm): Promise<void> {
  const base = `/admin/realms/${wanted.realm}`;
  for (const role of wanted.roles?.realm ?? []) {
    if ((await admin.find(`${base}/roles/${role.name}`)) === undefined)
      await admin.send('POST', `${base}/roles`, role);
  }
  for (const client of wanted.clients) {
    const [known] = (await admin.find<Client[]>(`${base}/clients?clientId=${client.clientId}`)) ?? [];
    if (known?.id === undefined) await admin.send('POST', `${base}/clients`, client);
    else await admin.send('PUT', `${base}/clients/${known.id}`, { ...known, ...client });
  }
  const scopes = (await admin.find<Scope[]>(`${base}/client-scopes`)) ?? [];
  for (const scope of wanted.clientScopes ?? []) {
    const known = scopes.find(({ name }) => name === scope.name);
    if (known === undefined) await admin.send('POST', `${base}/client-scopes`, scope);
    else
      await updateMappers(admin, `${base}/client-scopes/${known.id}/protocol-mappers/models`, scope, known);
  }
  await applyFlows(admin, wanted.realm, { file: wanted, inUse: browserFlow });
  const profile = wanted.components?.['org.keycloak.userprofile.UserProfileProvider']?.[0];
  const declared = profile?.config['kc.user.profile.config']?.[0];
  if (declared !== undefined) await admin.send('PUT', `${base}/users/profile`, JSON.parse(declared));
  for (const [locale, texts] of Object.entries(wanted.localizationTexts ?? {}))
    await admin.send('POST', `${base}/localization/${locale}`, texts);
  // The stamp comes with the settings, so they are last: an update that broke off is done again.
  const done = {
    clients: undefined,
    clientScopes: undefined,
    roles: undefined,
    components: undefined,
    users: undefined,
    localizationTexts: undefined,
    authenticationFlows: undefined,
    authenticatorConfig: undefined,
  };
  await admin.send('PUT', base, { ...wanted, ...done });
}

async function updateMappers(admin: KeycloakAdmin, path: string, wanted: Scope, known: Scope): Promise<void> {
  for (const mapper of wanted.protocolMappers ?? []) {
    const id = known.protocolMappers?.find(({ name }) => name === mapper.name)?.id;
    if (id === undefined) await admin.send('POST', path, mapper);
    else await admin.send('PUT', `${path}/${id}`, { ...mapper, id });
  }
}
