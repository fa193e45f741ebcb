import type { EntityClass, EntitySchema } from '@mikro-orm/core';
import type { Migration } from '@mikro-orm/migrations';
import type { Domain } from '@werkbank/contracts/domains';

type MigrationClass = new (...args: ConstructorParameters<typeof Migration>) => Migration;

/** What a service's database holds. */
export interface DatabaseDefinition {
  domain: Domain;
  entities: readonly (EntityClass<object> | EntitySchema)[];
  /** Some tables show a caller nothing but what is theirs (`rowsOfReaders`), so each connection is told who reads. */
  hasRowsOfReaders?: boolean;
  /** In the order in which they run; names are kept in the database and must not change. */
  migrations: readonly { name: string; class: MigrationClass }[];
}
