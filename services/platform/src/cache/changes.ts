import { p } from '@mikro-orm/core';
import type { Client } from 'pg';
import { readPreparedOn, runOn } from '../database/read-on-client.js';
import { type RowOf, statement } from '../database/statement.js';
import { openPgClient } from '../messaging/pg-client.js';

const seen = {
  snapshot: p.text(),
  /** Keys that changed since the previous snapshot. */
  keys: p.json<string[]>(),
};

/** Changed keys that the previous snapshot did not see, and the new snapshot. */
const changedKeys = statement(
  'changed-keys',
  seen,
  `select pg_current_snapshot()::text as snapshot, (
    select coalesce(json_agg(distinct key), '[]') from changed_key
    where xid >= pg_snapshot_xmin($1::pg_snapshot) and not pg_visible_in_snapshot(xid, $1::pg_snapshot)) as keys`,
);

/** Deletes rows that every process has read by now. One process does it at a time; the others skip it. */
const forgetKeys = statement(
  'forget-changed-keys',
  {},
  `with horizon as (
    select snapshot from changed_key_horizon where taken_at < now() - interval '15 minutes' for update skip locked
  ), gone as (
    delete from changed_key where xid < (select pg_snapshot_xmax(snapshot) from horizon)
      and pg_visible_in_snapshot(xid, (select snapshot from horizon))
  )
  update changed_key_horizon set snapshot = pg_current_snapshot(), taken_at = now() where exists (select from horizon)`,
);

/** In milliseconds. A process without a look for that long may have missed rows, so it drops everything older. */
const longestUnseen = 5 * 60_000;
const mostKeys = 200_000;

/**
 * Changes of this process's database, by key. Time is counted in looks: a cache entry remembers the look at its start,
 * and is valid while none of its keys has changed since.
 */
export class Changes {
  private client: Promise<Client> | undefined;
  private snapshot: string | undefined;
  private lookedAt = 0;
  private changes = 0;
  /** Entries from before this look are invalid. */
  private floor = 0;
  private lastChange = new Map<string, number>();
  private underWay: Promise<void> | undefined;
  private next: Promise<void> | undefined;
  private closed = false;

  constructor(
    private readonly databaseUrl: string,
    private readonly name: string,
  ) {}

  /** The look that an entry starts at. */
  get now(): number {
    return this.changes;
  }

  /**
   * Resolves when all commits before this call are known. Callers during a running look share the next one, so under
   * load one statement serves many.
   * @throws the driver's error if the database does not answer
   */
  async look(): Promise<void> {
    if (!this.underWay) return this.begin();
    const before = this.underWay;
    this.next ??= before
      .catch(() => undefined)
      .then(() => {
        this.next = undefined;
        return this.begin();
      });
    return this.next;
  }

  /** True if a value that was started at `since` is still valid, given the keys that it was made of. */
  holds(since: number, keys: Iterable<string>): boolean {
    if (since < this.floor) return false;
    for (const key of keys) if ((this.lastChange.get(key) ?? 0) > since) return false;
    return true;
  }

  /** Deletes rows that no process needs any more. */
  async forget(): Promise<void> {
    await this.look();
    await runOn(await this.connection(), forgetKeys);
  }

  async close(): Promise<void> {
    this.closed = true;
    const client = await this.client?.catch(() => undefined);
    await client?.end();
  }

  private begin(): Promise<void> {
    const look = this.lookOnce().finally(() => {
      if (this.underWay === look) this.underWay = undefined;
    });
    this.underWay = look;
    return look;
  }

  private async lookOnce(): Promise<void> {
    const startedAt = performance.now();
    const { snapshot, keys } = await this.read();
    const missed =
      this.snapshot === undefined ||
      startedAt - this.lookedAt > longestUnseen ||
      isOlder(snapshot, this.snapshot) ||
      this.lastChange.size + keys.length > mostKeys;
    this.snapshot = snapshot;
    this.lookedAt = startedAt;
    if (!missed && keys.length === 0) return;
    this.changes++;
    if (missed) {
      this.floor = this.changes;
      this.lastChange.clear();
    }
    for (const key of keys) this.lastChange.set(key, this.changes);
  }

  private async read(): Promise<RowOf<typeof seen>> {
    const client = await this.connection();
    try {
      const [row] = await readPreparedOn(client, changedKeys, [this.snapshot ?? beforeAll]);
      if (!row) throw new Error('a select without a table has one row');
      return row;
    } catch (error) {
      // After any error the next look takes a fresh connection.
      this.client = undefined;
      void client.end().catch(() => undefined);
      throw error;
    }
  }

  private connection(): Promise<Client> {
    if (this.closed) return Promise.reject(new Error('the service is shutting down'));
    this.client ??= openPgClient(this.databaseUrl, this.name).catch((error: unknown) => {
      this.client = undefined;
      throw error;
    });
    return this.client;
  }
}

/** A snapshot in which no transaction of this database is visible; the answer to it is discarded. */
const beforeAll = '9223372036854775807:9223372036854775807:';

/** After a failover, transactions that were seen before may be missing. */
function isOlder(snapshot: string, than: string): boolean {
  const end = (text: string) => BigInt(text.split(':')[1] ?? 0);
  return end(snapshot) < end(than);
}
