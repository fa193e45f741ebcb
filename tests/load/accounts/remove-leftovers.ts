import pg from 'pg';
import type { AccountsInstance } from './accounts-instance.ts';
import { administerKeycloak } from './administer-keycloak.ts';
import { ownDomain } from './people.ts';

/** As long as the session lasts nobody compares accounts with rows, and makes some for rows that are gone in a moment. */
export const noRepairs = `select pg_advisory_lock(hashtext('repair-accounts'), 0)`;

/** A measurement that was killed leaves people behind, with or without accounts. Answers how many rows there were. */
export async function removeLeftovers(environment: AccountsInstance['environment']): Promise<number> {
  const client = new pg.Client({
    options: '-c werkbank.reader=service//',
    connectionString: environment['DATABASE_URL'],
  });
  await client.connect();
  try {
    await client.query(noRepairs);
    const keycloak = await administerKeycloak(environment);
    // Accounts first: whoever is killed here leaves rows, by which the next one finds that something is left.
    for (;;) {
      const accounts = await keycloak.withEmailsOf(ownDomain);
      if (accounts.length === 0) break;
      await keycloak.remove(accounts);
    }
    const { rowCount } = await client.query(`delete from users where email like '%@${ownDomain}'`);
    return rowCount ?? 0;
  } finally {
    await client.end();
  }
}
