import { Client } from 'pg';

/** A separate connection for what the pool cannot do: listening, and holding a session's lock. */
export async function openPgClient(databaseUrl: string, name: string): Promise<Client> {
  const client = new Client({
    connectionString: databaseUrl,
    application_name: name,
    connectionTimeoutMillis: 3_000,
    keepAlive: true,
  });
  // Without a listener a lost connection would end the process; the next statement on it fails anyway.
  client.on('error', () => undefined);
  await client.connect();
  return client;
}
