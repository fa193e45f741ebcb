import { type DatabaseDefinition, openOrm, readMany } from '../database/index.js';
import { freshDatabase } from './fresh-database.js';

interface Column {
  table: string;
  column: string;
  nullable: boolean;
}

/** Tables that the platform's migrations make, and MikroORM's own; no service writes them. */
const ofEveryService = new Set([
  'outbox',
  'inbox',
  'replica_version',
  'migration',
  'changed_key',
  'changed_key_horizon',
]);

const columnsSql = `
  select c.table_name as "table", c.column_name as "column", c.is_nullable = 'YES' as nullable
    from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
   where table_schema = current_schema() and t.table_type = 'BASE TABLE'`;

/**
 * How the entities of a service differ from what its migrations make, in words: a table that no entity describes, a property
 * that is no column, and one that is null in one of both only.
 */
export async function entityGaps(definition: DatabaseDefinition): Promise<string[]> {
  const database = await freshDatabase(definition);
  const orm = openOrm(definition, { DATABASE_URL: database.url, DATABASE_POOL: 1 });
  try {
    const columns = await readMany<Column>(orm.em.fork(), columnsSql);
    const described = describedColumns(orm);
    const tables = new Set(described.map(({ table }) => table));
    const bare = new Set(
      columns.map(({ table }) => table).filter((table) => !tables.has(table) && !ofEveryService.has(table)),
    );
    return [
      ...[...bare].map((table) => `${table} has no entity`),
      ...described.flatMap((property) => differences(property, columns)),
    ].sort();
  } finally {
    await orm.close();
    await database.drop();
  }
}

function describedColumns(orm: ReturnType<typeof openOrm>): Column[] {
  return [...orm.getMetadata().getAll().values()].flatMap(({ tableName, props }) =>
    props.flatMap(({ fieldNames, nullable }) =>
      fieldNames.map((column) => ({ table: tableName, column, nullable: nullable ?? false })),
    ),
  );
}

function differences({ table, column, nullable }: Column, columns: readonly Column[]): string[] {
  const found = columns.find((other) => other.table === table && other.column === column);
  if (!found) return [`${table}.${column} is no column`];
  return found.nullable === nullable ? [] : [`${table}.${column} may be null in one of both only`];
}
