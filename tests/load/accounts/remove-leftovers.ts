import pg from 'pg';
import type { AccountsInstance } from './accounts-instance.ts';
import { administerKeycloak } from './administer-keycloak.ts';
import { ownDomain } from './people.ts';

/** Takes the repair job's lock for the session, else it would create accounts for rows about to be deleted. */
export const noRepairs = `select pg_advisory_lock(hashtext('repair-accounts'), 0)`;

/** Removes users of a killed measurement, with or without accounts. Returns the number of deleted rows. */
export async function removeLeftovers(environment: AccountsInstance['environment']): Promise<number> {
  const client = new pg.Client({
    options: '-c werkbank.reader=service//',
    connectionString: environment['DATABASE_URL'],
  });
  await client.connect();
  try {
    await client.query(noRepairs);
    const keycloak = await administerKeycloak(environment);
    // Accounts first: after an interruption the remaining rows show the next run that leftovers exist.
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
