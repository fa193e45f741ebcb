import type { EntityManager } from '@mikro-orm/postgresql';
import { p } from '@mikro-orm/core';
import { readOne } from '../database/read.js';
import { statement } from '../database/statement.js';

const takeVersion = statement(
  'take-replica-version',
  { taken: p.integer() },
  `insert into replica_version as known (replica, id, version) values (?, ?, ?)
   on conflict (replica, id) do update set version = excluded.version where known.version <= excluded.version
   returning 1 as taken`,
);

/** An event that says what something is now. Those from before there were versions have none, and any other is newer. */
export interface Versioned {
  /** Left out by what there is only one of. */
  id?: number | string;
  version?: number | undefined;
}

/**
 * Whether a service that keeps a replica knows of something newer already, because the event waited among the dead letters or was sent
 * once more. If not, it is remembered how new the replica is now, in the transaction of the handler: to be asked before the
 * replica changes, and also where it ends. The same event again is not outdated, so that a snapshot rebuilds a replica.
 */
export async function isOutdated(
  em: EntityManager,
  replica: string,
  { id = '', version = 0 }: Versioned,
): Promise<boolean> {
  return (await readOne(em, takeVersion, [replica, String(id), version])) === undefined;
}
