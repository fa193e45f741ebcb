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

/** An event with a current state. Older events have no version, and any other one is newer. */
export interface Versioned {
  /** Left out by what there is only one of. */
  id?: number | string;
  version?: number | undefined;
}

/**
 * True if a service's replica is newer than the event, because the event waited among the dead letters or was sent once more.
 * Otherwise the version of the event is stored in the transaction of the handler. Handlers call this before they change or
 * delete the replica. The same event again is not outdated, so that a snapshot rebuilds a replica.
 */
export async function isOutdated(
  em: EntityManager,
  replica: string,
  { id = '', version = 0 }: Versioned,
): Promise<boolean> {
  return (await readOne(em, takeVersion, [replica, String(id), version])) === undefined;
}
