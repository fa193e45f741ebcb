import { Migrator } from '@mikro-orm/migrations';
import { MikroORM, type Options } from '@mikro-orm/postgresql';
import type { Pool } from 'pg';
import type { ServiceEnv } from '../env/service-env.js';
import type { DatabaseDefinition } from './database-definition.js';
import { DatabaseNames } from './database-names.js';
import { giveBackLostConnections } from './give-back-lost-connections.js';
import { type Reader, theService } from '../request/reader.js';
import { platformEntities } from './platform-entities.js';
import { platformMigrations } from './platform-migrations.js';
import { isTracing } from '../tracing/tracing.js';
import { StatementEnds } from '../tracing/trace-statements.js';
import { noteStatement } from './statements.js';
import { tellReaders } from './tell-readers.js';

/** MikroORM's options for a service: entities, the platform's and its own migrations, and time limits. */
function ormOptions(
  definition: DatabaseDefinition,
  env: Pick<ServiceEnv, 'DATABASE_URL' | 'DATABASE_POOL'>,
  outside: Reader,
): Options {
  return {
    clientUrl: env.DATABASE_URL,
    entities: [...platformEntities, ...definition.entities],
    namingStrategy: DatabaseNames,
    extensions: [Migrator],
    migrations: {
      migrationsList: [...platformMigrations, ...definition.migrations],
      tableName: 'migration',
      snapshot: false,
      silent: true,
    },
    pool: { min: 0, max: env.DATABASE_POOL },
    driverOptions: {
      application_name: definition.domain,
      // An unreachable database is reported as unavailable within seconds, so callers do not hang.
      connectionTimeoutMillis: 3_000,
      statement_timeout: 30_000,
      onPoolCreated: (pool: Pool) => {
        giveBackLostConnections(pool);
        if (definition.hasRowsOfReaders) tellReaders(pool, outside);
      },
    },
    // Only migrations change a database; policies, triggers and functions exist nowhere else.
    schemaGenerator: { ignorePolicies: true, ignoreRoutines: true, ignoreTriggers: true },
    discovery: { warnWhenNoEntities: false },
    // Operators create databases; a wrong address must not create an empty one.
    ensureDatabase: false,
    forceUtcTimezone: true,
    onQuery: noteStatement,
    ...(isTracing() && { loggerFactory: (options) => new StatementEnds(options) }),
  };
}

/** The ORM without a Nest application, for commands, which act as the service. Close it when done. */
export function openOrm(
  definition: DatabaseDefinition,
  env: Pick<ServiceEnv, 'DATABASE_URL' | 'DATABASE_POOL'>,
  outside: Reader = theService,
): MikroORM {
  return new MikroORM(ormOptions(definition, env, outside));
}
