/** Keycloak's administration over REST. */
export interface KeycloakAdmin {
  /** What lies at a path, or undefined where nothing does. */
  find<T>(path: string): Promise<T | undefined>;
  send(method: 'POST' | 'PUT', path: string, body: unknown): Promise<void>;
}

/** Signs in to the master realm with Keycloak's own command line client. */
export async function signInAsAdmin(options: {
  readonly url: string;
  readonly username: string;
  readonly password: string;
}): Promise<KeycloakAdmin> {
  const answer = await fetch(`${options.url}/realms/master/protocol/openid-connect/token`, {
    method: 'POST',
    body: new URLSearchParams({
      grant_type: 'password',
      client_id: 'admin-cli',
      username: options.username,
      password: options.password,
    }),
  });
  if (!answer.ok)
    throw new Error(`Keycloak refuses its administrator: ${answer.status} ${await answer.text()}`);
  const { access_token: token } = (await answer.json()) as { access_token: string };
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };

  return {
    async find<T>(path: string) {
      const response = await fetch(options.url + path, { headers });
      if (response.status === 404) return undefined;
      if (!response.ok)
        throw new Error(`Keycloak answers ${response.status} for ${path}: ${await response.text()}`);
      return (await response.json()) as T;
    },
    async send(method, path, body) {
      const response = await fetch(options.url + path, { method, headers, body: JSON.stringify(body) });
      if (!response.ok) {
        throw new Error(`Keycloak answers ${response.status} to ${method} ${path}: ${await response.text()}`);
      }
    },
  };
}
