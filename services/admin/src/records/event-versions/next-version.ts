import { p } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { readOne, statement } from '@werkbank/platform/database';

/**
 * The next version of a row that counts the events about it. The clock is in it, so that versions rise even where the
 * database is an older one that was restored.
 */
export const raisedVersion = `greatest(event_version + 1, (extract(epoch from clock_timestamp()) * 1000)::bigint)`;

const raise = (table: 'company' | 'producer' | 'platform_event') =>
  statement(
    `next-version-of-${table}`,
    { version: p.float() },
    `update ${table} set event_version = ${raisedVersion} where id = ? returning event_version::float8 as version`,
  );

const raised = {
  company: raise('company'),
  producer: raise('producer'),
  platform_event: raise('platform_event'),
};

/** Objects of versioned events: a company, a producer, or a single object of the platform. */
type Counted =
  | [table: 'company' | 'producer', id: number]
  | [table: 'platform_event', id: 'configuration' | 'exchange-rates'];

/**
 * Version of the next event about an object. Its row stays locked until the transaction ends, so data that are read afterwards
 * include all earlier events.
 */
export async function nextVersion(em: EntityManager, ...[table, id]: Counted): Promise<number> {
  const row = await readOne(em, raised[table], [id]);
  if (!row) throw new Error(`${table} ${id} was announced and is not there`);
  return row.version;
}
