import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import pg from 'pg';
import { NothingToMeasure, databaseOf, type RunningInstance } from '../instance/running-instance.ts';

const schema = 'load_pgbench';
const run = promisify(execFile);

/** pgbench's TPC-B on the server and in the database of the orders, in separate tables. */
export async function openPgbench(instance: RunningInstance) {
  const { ownerUrl } = databaseOf(instance, 'orders');
  const client = new pg.Client({ options: '-c werkbank.reader=service//', connectionString: ownerUrl });
  await client.connect();
  // The packages contain the server without it.
  const program = process.env['PGBENCH'] ?? 'pgbench';
  const pgbench = async (options: readonly string[]): Promise<string> => {
    const env = { ...process.env, PGOPTIONS: `-c search_path=${schema}` };
    const { stdout } = await run(program, [...options, ownerUrl], { env }).catch((error: unknown) => {
      throw new NothingToMeasure(`pgbench does not run: ${String(error)}`);
    });
    return stdout;
  };
  await client.query(`drop schema if exists ${schema} cascade; create schema ${schema}`);
  await pgbench(['-i', '-q', '-s', '10']);
  return {
    async transactionsPerSecond(clients: number, seconds: number): Promise<number> {
      const said = await pgbench(['-n', '-c', String(clients), '-j', '2', '-T', String(seconds)]);
      return Number(/tps = ([\d.]+) \(without/.exec(said)?.[1]);
    },
    async end(): Promise<void> {
      await client.query(`drop schema ${schema} cascade`);
      await client.end();
    },
  };
}
