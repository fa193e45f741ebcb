import type { EntityManager } from '@mikro-orm/postgresql';
import { readOne } from '../database/read.js';

/** A fact that says what something is now. Those from before there were versions have none, and any other is newer. */
export interface Versioned {
  /** Left out by what there is only one of. */
  id?: number | string;
  version?: number | undefined;
}

/**
 * Whether a service that keeps a copy knows of something newer already, because the fact waited in the car park or was sent
 * once more. If not, it is remembered how new the copy is now, in the transaction of the handler: to be asked before the
 * copy changes, and also where it ends. The same fact again is not outdated, so that a snapshot rebuilds a copy.
 */
export async function isOutdated(
  em: EntityManager,
  copy: string,
  { id = '', version = 0 }: Versioned,
): Promise<boolean> {
  const taken = await readOne(
    em,
    `insert into copied_version as known (copy, id, version) values (?, ?, ?)
     on conflict (copy, id) do update set version = excluded.version where known.version <= excluded.version
     returning 1 as taken`,
    [copy, String(id), version],
  );
  return taken === undefined;
}
