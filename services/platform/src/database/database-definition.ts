import type { EntityClass, EntitySchema } from '@mikro-orm/core';
import type { Migration } from '@mikro-orm/migrations';
import type { Domain } from '@werkbank/contracts/domains';

type MigrationClass = new (...args: ConstructorParameters<typeof Migration>) => Migration;

export interface DatabaseDefinition {
  domain: Domain;
  entities: readonly (EntityClass<object> | EntitySchema)[];
  /** Some tables show callers only their own rows (`rowsOfReaders`), so each connection gets the name of its reader. */
  hasRowsOfReaders?: boolean;
  /** In execution order; names are stored in the database and must not change. */
  migrations: readonly { name: string; class: MigrationClass }[];
}
