import type { Pool, PoolClient } from 'pg';

/**
 * Takes a connection back that broke while somebody had it. A transaction whose connection is gone cannot be rolled back,
 * and Kysely then never releases it: each outage would leave the pool smaller until nobody gets a connection any more,
 * and a shutdown would wait for those that are lost.
 */
export function giveBackLostConnections(pool: Pool): void {
  const lent = new Set<PoolClient>();
  pool.on('acquire', (client) => lent.add(client));
  pool.on('release', (_error, client) => lent.delete(client));
  pool.on('connect', (client) => {
    client.once('end', () => {
      if (!lent.has(client)) return;
      const giveBack = client.release.bind(client);
      // Whoever had it may still want to do so, too late.
      client.release = () => undefined;
      giveBack(true);
    });
  });
}
