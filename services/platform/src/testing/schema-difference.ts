import { p } from '@mikro-orm/core';
import { type DatabaseDefinition, openOrm, readMany, statement } from '../database/index.js';
import { freshDatabase } from './fresh-database.js';

const constraintsOfMigrations = statement(
  'constraints-of-migrations',
  { sql: p.text() },
  `select format('alter table "%s" drop constraint "%s";', conrelid::regclass, conname) as sql
     from pg_constraint where contype in ('c', 'x')`,
);

/**
 * Changes by which MikroORM would give a migrated database the tables, columns, types, defaults, keys and indexes of the
 * entities: SQL, one statement a line; empty if both are the same. Checks, exclusions, policies, triggers and functions stand
 * in migrations alone.
 */
export async function schemaDifference(definition: DatabaseDefinition): Promise<string[]> {
  const database = await freshDatabase(definition);
  const orm = openOrm(definition, { DATABASE_URL: database.ownerUrl, DATABASE_POOL: 1 });
  try {
    const sql = await orm.schema.getUpdateSchemaSQL({ wrap: false });
    const dropped = await readMany(orm.em.fork(), constraintsOfMigrations);
    const ignored = new Set(dropped.map(({ sql }) => sql));
    return sql.split('\n').filter((line) => line.trim() !== '' && !ignored.has(line));
  } finally {
    await orm.close();
    await database.drop();
  }
}
