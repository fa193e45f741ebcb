import type { MikroORM } from '@mikro-orm/core';
import { Client } from 'pg';
import { type DatabaseDefinition, openOrm } from '../database/index.js';
import { optionsOf, type RegisteredStatement, registeredStatements, typeOf } from '../database/statement.js';
import { type DescribedColumn, describeStatement } from './describe-statement.js';
import { freshDatabase } from './fresh-database.js';

/**
 * Differences of the statements of the loaded modules from the migrated schema, in words that begin with a statement's name:
 * PostgreSQL's error, a column that only one side has, another type, and a null that the shape does not allow. For computed
 * columns and outer joins PostgreSQL does not know whether they may be null.
 */
export async function statementGaps(definition: DatabaseDefinition): Promise<string[]> {
  const database = await freshDatabase(definition);
  const client = new Client({ connectionString: database.url });
  const orm = openOrm(definition, { DATABASE_URL: database.url, DATABASE_POOL: 1 });
  try {
    await client.connect();
    const schema = await readSchema(client);
    const gaps: string[] = [];
    for (const statement of registeredStatements())
      for (const text of statement.texts())
        gaps.push(
          ...(await gapsOf(statement, text, { client, schema, orm })).map(
            (gap) => `${statement.name}: ${gap}`,
          ),
        );
    return [...new Set(gaps)];
  } finally {
    await client.end();
    await orm.close();
    await database.drop();
  }
}

interface Schema {
  types: ReadonlyMap<number, string>;
  /** By table and number of the column. */
  notNull: ReadonlyMap<string, boolean>;
}

async function readSchema(client: Client): Promise<Schema> {
  const types = await client.query<{ id: number; name: string }>(
    'select oid::int as id, format_type(oid, null) as name from pg_type',
  );
  const notNull = await client.query<{ key: string; held: boolean }>(
    `select attrelid || ' ' || attnum as key, attnotnull as held from pg_attribute`,
  );
  return {
    types: new Map(types.rows.map(({ id, name }) => [id, name])),
    notNull: new Map(notNull.rows.map(({ key, held }) => [key, held])),
  };
}

interface Place {
  client: Client;
  schema: Schema;
  orm: MikroORM;
}

async function gapsOf({ shape }: RegisteredStatement, text: string, place: Place): Promise<string[]> {
  const described = await describeStatement(place.client, withNumbers(text)).catch(
    (error: Error) => error.message,
  );
  if (typeof described === 'string') return [described];
  const names = new Set(described.map(({ name }) => name));
  return [
    ...Object.keys(shape).flatMap((name) => (names.has(name) ? [] : [`"${name}" is not read`])),
    ...described.flatMap((column) => {
      if (!(column.name in shape)) return [`"${column.name}" is not in the shape`];
      return differences(column, shape[column.name], place);
    }),
  ];
}

function differences(column: DescribedColumn, property: unknown, { schema, orm }: Place): string[] {
  const gaps: string[] = [];
  const { nullable } = optionsOf(property);
  if (schema.notNull.get(`${column.tableId} ${column.columnId}`) === false && !nullable)
    gaps.push(`"${column.name}" may be null`);
  const type = typeOf(property);
  const stored = schema.types.get(column.typeId) ?? '';
  if (type && !isRead(type, orm.em.getPlatform().getMappedType(stored), stored))
    gaps.push(`"${column.name}" is ${stored}, and ${type.constructor.name} in the shape`);
  return gaps;
}

/** JavaScript's value is the same for the types of a kind. */
const kinds = [
  ['IntegerType', 'SmallIntType'],
  ['TextType', 'StringType', 'CharacterType', 'EnumType', 'UuidType'],
  ['FloatType', 'DoubleType'],
  ['JsonType'],
];

function isRead(declared: object, mapped: object, stored: string): boolean {
  const [one, other] = [declared.constructor.name, mapped.constructor.name];
  if (stored.endsWith('[]')) return one === 'ArrayType';
  return one === other || kinds.some((kind) => kind.includes(one) && kind.includes(other));
}

/** `?` as MikroORM writes parameters, as PostgreSQL numbers them. */
function withNumbers(text: string): string {
  let number = 0;
  return text.replace(/\\\?|\?/g, (sign) => (sign === '?' ? `$${++number}` : '?'));
}
