import type { Role } from '@werkbank/contracts/access';
import { z } from 'zod';
import { required } from './required.js';

const grant = z.object({ access_token: z.string(), expires_in: z.number() });
const role = z.looseObject({ id: z.string(), name: z.string() });

export interface NewKeycloakUser {
  username: string;
  email: string;
  firstName: string;
  lastName: string;
  password: string;
  roles: Role[];
  attributes: Record<string, string[]>;
}

/** The part of Keycloak's API that tests need, called as the confidential client that services/admin uses. */
export class KeycloakForTests {
  private readonly realm = process.env['KEYCLOAK_REALM'] ?? 'werkbank';
  private readonly base = required('KEYCLOAK_URL').replace(/\/+$/, '');

  async grant(form: Record<string, string>): Promise<z.output<typeof grant>> {
    const answer = await fetch(`${this.base}/realms/${this.realm}/protocol/openid-connect/token`, {
      method: 'POST',
      body: new URLSearchParams({
        client_id: required('KEYCLOAK_CLIENT_ID'),
        client_secret: required('KEYCLOAK_CLIENT_SECRET'),
        ...form,
      }),
    });
    if (!answer.ok) throw new Error(`Keycloak refused ${form['grant_type']}: ${await answer.text()}`);
    return grant.parse(await answer.json());
  }

  async createUser({ password, roles, ...user }: NewKeycloakUser): Promise<void> {
    const created = await this.admin('POST', '/users', {
      ...user,
      enabled: true,
      emailVerified: true,
      requiredActions: [],
      credentials: [{ type: 'password', value: password, temporary: false }],
    });
    const id = created.headers.get('location')?.split('/').pop();
    const granted = await Promise.all(
      roles.map(async (name) => role.parse(await (await this.admin('GET', `/roles/${name}`)).json())),
    );
    if (granted.length > 0) await this.admin('POST', `/users/${id}/role-mappings/realm`, granted);
  }

  private async admin(method: string, path: string, body?: unknown): Promise<Response> {
    const { access_token } = await this.grant({ grant_type: 'client_credentials' });
    const answer = await fetch(`${this.base}/admin/realms/${this.realm}${path}`, {
      method,
      headers: { authorization: `Bearer ${access_token}`, 'content-type': 'application/json' },
      body: body === undefined ? null : JSON.stringify(body),
    });
    if (!answer.ok)
      throw new Error(`Keycloak refused ${method} ${path}: ${answer.status} ${await answer.text()}`);
    return answer;
  }
}
