import KeycloakAdminClient from '@keycloak/keycloak-admin-client';
import type { Role } from '@werkbank/contracts/access';
import { z } from 'zod';
import { required } from './required.js';

const grant = z.object({ access_token: z.string(), expires_in: z.number() });
const role = z.looseObject({ id: z.string(), name: z.string() });

type Account = Parameters<KeycloakAdminClient['users']['update']>[1];

export interface NewKeycloakUser extends Account {
  password: string;
  roles: Role[];
}

/** The part of Keycloak's API that tests need, called as the confidential client that services/admin uses. */
export class KeycloakForTests {
  private readonly realm = process.env['KEYCLOAK_REALM'] ?? 'werkbank';
  private readonly base = required('KEYCLOAK_URL').replace(/\/+$/, '');
  private readonly clientId = required('KEYCLOAK_CLIENT_ID');
  private readonly clientSecret = required('KEYCLOAK_CLIENT_SECRET');

  async grant(form: Record<string, string>): Promise<z.output<typeof grant>> {
    const client = { client_id: this.clientId, client_secret: this.clientSecret };
    const answer = await fetch(`${this.base}/realms/${this.realm}/protocol/openid-connect/token`, {
      method: 'POST',
      body: new URLSearchParams({ ...client, ...form }),
    });
    if (!answer.ok) throw new Error(`Keycloak refused ${form['grant_type']}: ${await answer.text()}`);
    return grant.parse(await answer.json());
  }

  async createUser({ password, roles, ...user }: NewKeycloakUser): Promise<void> {
    const { clientId, clientSecret } = this;
    const client = new KeycloakAdminClient({ baseUrl: this.base, realmName: this.realm });
    await client.auth({ grantType: 'client_credentials', clientId, clientSecret });
    const { id } = await client.users.create({
      ...user,
      enabled: true,
      emailVerified: true,
      requiredActions: [],
      credentials: [{ type: 'password', value: password, temporary: false }],
    });
    if (roles.length === 0) return;
    const found = await Promise.all(roles.map((name) => client.roles.findOneByName({ name })));
    await client.users.addRealmRoleMappings({ id, roles: z.array(role).parse(found) });
  }
}
