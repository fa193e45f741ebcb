import type { EntityClass, EntitySchema } from '@mikro-orm/core';
import { type Migration, Migrator } from '@mikro-orm/migrations';
import { MikroORM, type Options } from '@mikro-orm/postgresql';
import type { Domain } from '@werkbank/contracts/routes';
import type { ServiceEnv } from '../env/service-env.js';
import { giveBackLostConnections } from './give-back-lost-connections.js';
import { platformMigrations } from './platform-migrations.js';
import { noteStatement } from './statements.js';

type MigrationClass = new (...args: ConstructorParameters<typeof Migration>) => Migration;

/** What a service's database holds. */
export interface DatabaseDefinition {
  domain: Domain;
  entities: readonly (EntityClass<object> | EntitySchema)[];
  /** In the order in which they run; names are kept in the database and must not change. */
  migrations: readonly { name: string; class: MigrationClass }[];
}

/** MikroORM's options for a service: entities, its migrations after the platform's, and bounded waiting. */
export function ormOptions(
  definition: DatabaseDefinition,
  env: Pick<ServiceEnv, 'DATABASE_URL' | 'DATABASE_POOL'>,
): Options {
  return {
    clientUrl: env.DATABASE_URL,
    entities: [...definition.entities],
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
      // A database that is gone answers within seconds as "not available" instead of holding every caller.
      connectionTimeoutMillis: 3_000,
      statement_timeout: 30_000,
      onPoolCreated: giveBackLostConnections,
    },
    discovery: { warnWhenNoEntities: false },
    // Databases are made by whoever runs the house; a wrong address must not bring up an empty one.
    ensureDatabase: false,
    forceUtcTimezone: true,
    onQuery: noteStatement,
  };
}

/** The ORM without a Nest application around it, for commands; close it when done. */
export function openOrm(
  definition: DatabaseDefinition,
  env: Pick<ServiceEnv, 'DATABASE_URL' | 'DATABASE_POOL'>,
): MikroORM {
  return new MikroORM(ormOptions(definition, env));
}
