import type { Pool, PoolClient } from 'pg';
import { currentReader } from '../request/request-scope.js';

type Lent = (
  error: Error | undefined,
  client: PoolClient | undefined,
  release: PoolClient['release'],
) => void;

/**
 * Tells PostgreSQL for whom a connection is lent, before anything runs on it, for the policies of tables that go by
 * companies. A connection that was told the same before is lent as it is; one that cannot be told is lent to nobody.
 */
export function tellReaders(pool: Pool): void {
  const told = new WeakMap<PoolClient, string>();
  const connect = pool.connect.bind(pool) as () => Promise<PoolClient>;
  const lend = async (): Promise<PoolClient> => {
    const reader = currentReader();
    const client = await connect();
    if (told.get(client) === reader) return client;
    told.delete(client);
    try {
      await client.query(`set werkbank.reader to '${reader}'`);
      // The end of somebody's transaction could take it back.
      if (client.getTransactionStatus() !== 'I') throw new Error('A connection came back in a transaction');
    } catch (error) {
      client.release(true);
      throw error;
    }
    told.set(client, reader);
    return client;
  };
  // Both ways in: the ORM awaits a connection, and the pool's own query passes a callback.
  pool.connect = ((callback?: Lent) => {
    const lent = lend();
    if (!callback) return lent;
    lent.then(
      (client) => callback(undefined, client, (error) => client.release(error)),
      (error: Error) => callback(error, undefined, () => undefined),
    );
  }) as Pool['connect'];
}
