import { StartRefused } from '../running/start-refused.ts';

/** Keycloak's administration over REST. */
export interface KeycloakAdmin {
  /** What lies at a path, or undefined where nothing does. */
  find<T>(path: string): Promise<T | undefined>;
  send(method: 'POST' | 'PUT', path: string, body: unknown): Promise<void>;
  /** Sends something for the sake of its answer. */
  ask<T>(path: string, body: unknown): Promise<T>;
  remove(path: string): Promise<void>;
}

export interface Administrator {
  readonly url: string;
  readonly username: string;
  readonly password: string;
}

/** Signs in to the master realm with Keycloak's own command line client. */
export async function signInAsAdmin(options: Administrator): Promise<KeycloakAdmin> {
  const answer = await fetch(`${options.url}/realms/master/protocol/openid-connect/token`, {
    method: 'POST',
    body: new URLSearchParams({
      grant_type: 'password',
      client_id: 'admin-cli',
      username: options.username,
      password: options.password,
    }),
  });
  if (answer.status === 401)
    throw new StartRefused(
      `Keycloak refuses the password of its administrator, ${options.username}. Where it is our own, another state ` +
        'folder has made its database; npm run reset clears it.',
    );
  if (!answer.ok)
    throw new Error(`Keycloak refuses its administrator: ${answer.status} ${await answer.text()}`);
  const { access_token: token } = (await answer.json()) as { access_token: string };
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };

  const call = async (method: string, path: string, body?: unknown): Promise<Response> => {
    const request = { method, headers, ...(body === undefined ? {} : { body: JSON.stringify(body) }) };
    const response = await fetch(options.url + path, request);
    if (!response.ok && !(method === 'GET' && response.status === 404)) {
      throw new Error(`Keycloak answers ${response.status} to ${method} ${path}: ${await response.text()}`);
    }
    return response;
  };

  return {
    async find<T>(path: string) {
      const response = await call('GET', path);
      return response.status === 404 ? undefined : ((await response.json()) as T);
    },
    async send(method, path, body) {
      await call(method, path, body);
    },
    async ask<T>(path: string, body: unknown) {
      return (await (await call('POST', path, body)).json()) as T;
    },
    async remove(path) {
      await call('DELETE', path);
    },
  };
}
