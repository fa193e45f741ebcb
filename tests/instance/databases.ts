import { serviceRoleOf } from '@werkbank/contracts/database-roles';
import type { Domain } from '@werkbank/contracts/domains';
import pg from 'pg';

/** Owners of a database. */
export type DatabaseOwner = Domain | 'keycloak';

const named = (name: string): string => {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is missing; npm test sets it`);
  return value;
};

/** The databases of the instance, as its administrator sees them: past the services, and never written by them. */
export class Databases {
  private readonly pools = new Map<DatabaseOwner, pg.Pool>();

  private of(part: DatabaseOwner): pg.Pool {
    const open = this.pools.get(part);
    if (open) return open;
    const url = new URL(named('TEST_PG_ADMIN_URL'));
    url.pathname = `/${nameOf(part)}`;
    const pool = new pg.Pool({
      options: '-c werkbank.reader=service//',
      connectionString: url.toString(),
      max: 2,
      application_name: 'fault-runs',
    });
    // The server may end under an idle connection; the next statement takes another one.
    pool.on('error', () => undefined);
    this.pools.set(part, pool);
    return pool;
  }

  async rows<Row extends pg.QueryResultRow>(
    part: DatabaseOwner,
    sql: string,
    values: unknown[] = [],
  ): Promise<Row[]> {
    return (await this.of(part).query<Row>(sql, values)).rows;
  }

  /** Terminates every database connection of a part. */
  async cut(part: Domain): Promise<void> {
    await this.rows(part, 'select pg_terminate_backend(pid) from pg_stat_activity where usename = $1', [
      serviceRoleOf(nameOf(part)),
    ]);
  }

  async close(): Promise<void> {
    for (const pool of this.pools.values()) await pool.end();
  }
}

/** A database, and the role that owns it. */
const nameOf = (part: DatabaseOwner): string => `${named('TEST_DATABASE_PREFIX')}_${part}`;
