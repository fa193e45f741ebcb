import type { Pool, PoolClient } from 'pg';
import { currentReader } from '../request/request-scope.js';
import { type Reader, theService } from '../request/reader.js';

/** Names the service as reader on a connection outside of the pool. */
export const asServiceOptions = `-c werkbank.reader=${theService}`;

type Lent = (
  error: Error | undefined,
  client: PoolClient | undefined,
  release: PoolClient['release'],
) => void;

/**
 * Sets the reader in PostgreSQL before a connection is lent, for the policies of tables by company. A connection with this
 * reader is lent as it is; after a failure it is never lent. `outside` is the reader outside of requests and steps.
 */
export function tellReaders(pool: Pool, outside: Reader): void {
  const told = new WeakMap<PoolClient, string>();
  const connect = pool.connect.bind(pool) as () => Promise<PoolClient>;
  const lend = async (): Promise<PoolClient> => {
    const reader = currentReader() ?? outside;
    const client = await connect();
    if (told.get(client) === reader) return client;
    told.delete(client);
    try {
      await client.query(`set werkbank.reader to '${reader}'`);
      // The end of an open transaction could undo the setting.
      if (client.getTransactionStatus() !== 'I') throw new Error('A connection came back in a transaction');
    } catch (error) {
      client.release(true);
      throw error;
    }
    told.set(client, reader);
    return client;
  };
  // Both ways in: the ORM awaits a connection, the pool's own query passes a callback.
  pool.connect = ((callback?: Lent) => {
    const lent = lend();
    if (!callback) return lent;
    lent.then(
      (client) => callback(undefined, client, (error) => client.release(error)),
      (error: Error) => callback(error, undefined, () => undefined),
    );
  }) as Pool['connect'];
}
