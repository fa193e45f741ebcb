import type { Client, Pool } from 'pg';
import type { Statement } from './statement.js';
import { runNoted } from './statements.js';

/** Rows of a statement on a connection past the ORM. Its parameters are `$1`, `$2` … */
export async function readManyOn<Row extends object>(
  client: Client,
  { text, convert }: Statement<Row>,
  values: readonly unknown[] = [],
): Promise<Row[]> {
  const { rows } = await client.query<Row>(text, [...values]);
  return convert ? rows.map(convert) : rows;
}

/** The first row of a statement, if there is one. */
export async function readOneOn<Row extends object>(
  client: Client,
  statement: Statement<Row>,
  values: readonly unknown[] = [],
): Promise<Row | undefined> {
  return (await readManyOn(client, statement, values))[0];
}

/** Runs a statement that returns no rows. Returns the number of rows that it changed. */
export async function runOn(
  client: Client,
  { text }: Statement<object>,
  values: readonly unknown[] = [],
): Promise<number> {
  return (await client.query(text, [...values])).rowCount ?? 0;
}

/** Rows of a statement that PostgreSQL parses once per connection. The request that causes it counts it. */
export async function readPreparedOn<Row extends object>(
  connection: Client | Pool,
  { name, text, convert }: Statement<Row>,
  values: readonly unknown[],
): Promise<Row[]> {
  const { rows } = await runNoted(text, () => connection.query<Row>({ name, text, values: [...values] }));
  return convert ? rows.map(convert) : rows;
}

/** Commits what `work` does, or nothing of it if it throws. */
export async function transactionOn<T>(client: Client, work: () => Promise<T>): Promise<T> {
  await client.query('begin');
  try {
    const result = await work();
    await client.query('commit');
    return result;
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
}
