import type { Pool, PoolClient } from 'pg';

/**
 * Returns a lost connection to the pool. A transaction on it cannot be rolled back, and Kysely then never releases the
 * connection: each outage would shrink the pool until it is empty, and a shutdown would wait for the lost ones.
 */
export function giveBackLostConnections(pool: Pool): void {
  const lent = new Set<PoolClient>();
  pool.on('acquire', (client) => lent.add(client));
  pool.on('release', (_error, client) => lent.delete(client));
  pool.on('connect', (client) => {
    client.once('end', () => {
      if (!lent.has(client)) return;
      const giveBack = client.release.bind(client);
      // The borrower may still try to release it, too late.
      client.release = () => undefined;
      giveBack(true);
    });
  });
}
