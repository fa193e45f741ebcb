import { p } from '@mikro-orm/core';
import { type DatabaseDefinition, openOrm, readMany, statement } from '../database/index.js';
import type { PersonalData } from '../personal-data/personal-data.js';
import { freshDatabase } from './fresh-database.js';

/** Names of columns that may hold personal data. JSON may hold anything. */
const suspicious =
  /mail|name|phone|salutation|birth|address|recipient|contact|creator|buyer|user|person|keycloak|(^|_)by($|_)|^who$/;

/** The platform's tables. The outbox has its own search; the others hold ids of messages and things. */
const ofEveryService = new Set(['outbox', 'inbox', 'replica_version', 'migration', 'changed_key']);

const columnTypes = statement(
  'column-types',
  { table: p.text(), column: p.text(), type: p.text() },
  `select c.table_name::text as "table", c.column_name::text as "column", c.data_type::text as type
    from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
   where table_schema = current_schema() and t.table_type = 'BASE TABLE'`,
);

/**
 * Differences between a service's list of personal data and its database: unlisted columns that may hold personal data,
 * and listed columns that do not exist.
 */
export async function personalDataGaps(
  definition: DatabaseDefinition,
  data: PersonalData,
): Promise<string[]> {
  const database = await freshDatabase(definition);
  const orm = openOrm(definition, { DATABASE_URL: database.url, DATABASE_POOL: 1 });
  try {
    const columns = (await readMany(orm.em.fork(), columnTypes)).filter(
      ({ table }) => !ofEveryService.has(table),
    );
    const there = new Set(columns.flatMap(({ table, column }) => [table, `${table}.${column}`]));
    const named = namesOf(data);
    const silent = columns.filter(
      ({ table, column, type }) =>
        (type.startsWith('json') || suspicious.test(column)) &&
        !named.has(`${table}.${column}`) &&
        data.others[table] === undefined,
    );
    return [
      ...silent.map(({ table, column }) => `${table}.${column} may hold something of a person`),
      ...[...named].filter((name) => !there.has(name)).map((name) => `${name} is not there`),
      ...data.tables
        .filter(
          ({ erasure, whose, retention }) =>
            (erasure === 'keep' || whose === undefined) && retention === undefined,
        )
        .map(({ table }) => `${table} is kept without a reason`),
    ].sort();
  } finally {
    await orm.close();
    await database.drop();
  }
}

function namesOf({ tables, others }: PersonalData): Set<string> {
  const named = tables.flatMap(({ table, columns, erasure }) =>
    [...columns, ...(typeof erasure === 'object' ? Object.keys(erasure) : [])].map(
      (column) => `${table}.${column}`,
    ),
  );
  return new Set([...named, ...Object.keys(others)]);
}
