import { StartRefused } from '../processes/start-refused.ts';

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
  let token = await tokenOf(options);

  const send = (method: string, path: string, body?: unknown): Promise<Response> =>
    fetch(options.url + path, {
      method,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  const call = async (method: string, path: string, body?: unknown): Promise<Response> => {
    let response = await send(method, path, body);
    if (response.status === 401) {
      // It holds for a minute, and a realm on a busy machine takes longer.
      token = await tokenOf(options);
      response = await send(method, path, body);
    }
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

async function tokenOf({ url, username, password }: Administrator): Promise<string> {
  const answer = await fetch(`${url}/realms/master/protocol/openid-connect/token`, {
    method: 'POST',
    body: new URLSearchParams({ grant_type: 'password', client_id: 'admin-cli', username, password }),
  });
  if (answer.status === 401)
    throw new StartRefused(
      `Keycloak refuses the password of its administrator, ${username}. Where it is our own, another state ` +
        'folder has made its database; npm run reset clears it.',
    );
  if (!answer.ok)
    throw new Error(`Keycloak refuses its administrator: ${answer.status} ${await answer.text()}`);
  return ((await answer.json()) as { access_token: string }).access_token;
}
