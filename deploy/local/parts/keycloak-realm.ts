import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryRoot } from '../house/house.ts';
import { type KeycloakAdmin, signInAsAdmin } from './keycloak-admin.ts';

const realmFile = join(repositoryRoot, 'deploy', 'keycloak', 'realm', 'werkbank-realm.json');
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

interface Realm {
  readonly realm: string;
  readonly attributes?: Record<string, string>;
  readonly clients: readonly Client[];
  readonly clientScopes: readonly Scope[];
  readonly roles: { readonly realm: readonly { name: string }[] };
  readonly components: Record<string, readonly { config: Record<string, readonly string[]> }[]>;
}

export interface RealmOptions {
  readonly url: string;
  readonly username: string;
  readonly password: string;
  /** What the `${…}` in the realm file stand for; Keycloak's own import fills them from its environment. */
  readonly values: Readonly<Record<string, string>>;
}

/**
 * Creates the realm on the first start. Later ones bring settings and clients to what the file (or the public
 * address) says now, and leave users and their roles alone.
 */
export async function applyRealm(options: RealmOptions): Promise<void> {
  const text = fillIn(readFileSync(realmFile, 'utf8'), options.values);
  const fingerprint = createHash('sha256').update(text).digest('hex');
  const wanted = JSON.parse(text) as Realm;
  const stamped: Realm = { ...wanted, attributes: { ...wanted.attributes, [stamp]: fingerprint } };
  const admin = await signInAsAdmin(options);
  const current = await admin.find<Realm>(`/admin/realms/${wanted.realm}`);
  if (current === undefined) await admin.send('POST', '/admin/realms', stamped);
  else if (current.attributes?.[stamp] !== fingerprint) await update(admin, stamped);
}

/** Puts the values in; a placeholder without a value is a mistake, not an empty string. */
export function fillIn(text: string, values: Readonly<Record<string, string>>): string {
  return text.replaceAll(/\$\{([A-Z_]+)\}/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`The realm file asks for ${name}, which nobody gives.`);
    return JSON.stringify(value).slice(1, -1);
  });
}

async function update(admin: KeycloakAdmin, wanted: Realm): Promise<void> {
  const base = `/admin/realms/${wanted.realm}`;
  for (const role of wanted.roles.realm) {
    if ((await admin.find(`${base}/roles/${role.name}`)) === undefined)
      await admin.send('POST', `${base}/roles`, role);
  }
  for (const client of wanted.clients) {
    const [known] = (await admin.find<Client[]>(`${base}/clients?clientId=${client.clientId}`)) ?? [];
    if (known?.id === undefined) await admin.send('POST', `${base}/clients`, client);
    else await admin.send('PUT', `${base}/clients/${known.id}`, { ...known, ...client });
  }
  const scopes = (await admin.find<Scope[]>(`${base}/client-scopes`)) ?? [];
  for (const scope of wanted.clientScopes) {
    const known = scopes.find(({ name }) => name === scope.name);
    if (known === undefined) await admin.send('POST', `${base}/client-scopes`, scope);
    else
      await updateMappers(admin, `${base}/client-scopes/${known.id}/protocol-mappers/models`, scope, known);
  }
  const profile = wanted.components['org.keycloak.userprofile.UserProfileProvider']?.[0];
  const declared = profile?.config['kc.user.profile.config']?.[0];
  if (declared !== undefined) await admin.send('PUT', `${base}/users/profile`, JSON.parse(declared));
  // The stamp comes with the settings, so they are last: an update that broke off is done again.
  const done = {
    clients: undefined,
    clientScopes: undefined,
    roles: undefined,
    components: undefined,
    users: undefined,
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
