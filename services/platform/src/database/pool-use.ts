import type { MikroORM } from '@mikro-orm/postgresql';
import type { Pool } from 'pg';

/** Connections of this process to its database. */
export interface PoolUse {
  most: number;
  open: number;
  busy: number;
  /** Callers that wait for a connection. */
  waiting: number;
}

export async function poolUse(orm: MikroORM): Promise<PoolUse> {
  const pool: Pool = await orm.em.getConnection().getNativeClient();
  const { totalCount: open, idleCount, waitingCount: waiting } = pool;
  return { most: pool.options.max ?? 0, open, busy: open - idleCount, waiting };
}
