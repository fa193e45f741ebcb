/** Administers a realm by a service account of it. */
export type ServiceAccount = (method: string, path: string, body?: unknown) => Promise<Response>;

/** A setting that `npm test` makes, and `.state/infra.env` for tests by hand. */
export function needed(name: string): string {
  const value = process.env[name];
  if (value === undefined)
    throw new Error(`${name} is missing: npm test sets it, and so does .state/infra.env.`);
  return value;
}

/** Signs in as a client of the realm; an answer that is no success is an error. */
export async function serviceAccountOf(
  realmUrl: string,
  client: { readonly id: string; readonly secret: string },
): Promise<ServiceAccount> {
  const answer = await fetch(`${realmUrl}/protocol/openid-connect/token`, {
    method: 'POST',
    body: new URLSearchParams({
      grant_type: 'client_credentials',
      client_id: client.id,
      client_secret: client.secret,
    }),
  });
  const { access_token: token } = (await answer.json()) as { access_token: string };
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const administration = realmUrl.replace('/realms/', '/admin/realms/');
  return async (method, path, body) => {
    const response = await fetch(administration + path, { method, headers, body: JSON.stringify(body) });
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
    return response;
  };
}
