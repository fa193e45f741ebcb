import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable, Logger, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { readMany } from '@werkbank/platform/database';
import { isOutage } from '@werkbank/platform/parts';

const everyMs = 60 * 60_000;
const keptForDays = 30;
const batchSize = 500;

/** Drafts hold names and addresses: those that nobody ordered are deleted after a month, in one replica at a time. */
@Injectable()
export class DeleteOldDrafts implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly log = new Logger('delete-old-drafts');
  private timer: NodeJS.Timeout | undefined;
  private running: Promise<unknown> | undefined;

  constructor(private readonly em: EntityManager) {}

  onApplicationBootstrap(): void {
    this.timer = setInterval(() => this.start(), everyMs);
    this.timer.unref();
    // A service that is started anew every few minutes must not miss it.
    this.start();
  }

  async onApplicationShutdown(): Promise<void> {
    clearInterval(this.timer);
    await this.running;
  }

  /** How many drafts are gone. */
  async run(): Promise<number> {
    let deleted = 0;
    for (;;) {
      const batch = await this.deleteBatch();
      deleted += batch;
      if (batch < batchSize) return deleted;
    }
  }

  /** Each batch is a transaction of its own, so that no lock is held for long. */
  private async deleteBatch(): Promise<number> {
    const rows = await readMany(
      this.em.fork(),
      `with turn as materialized (select pg_try_advisory_xact_lock(hashtext('delete-old-drafts')) as mine)
       delete from order_draft where order_id is null and id in (
         select id from order_draft
         where (select mine from turn) and order_id is null
           and drafted_at < now() - interval '${keptForDays} days'
         order by drafted_at limit ${batchSize} for update skip locked)
       returning id`,
    );
    return rows.length;
  }

  private start(): void {
    this.running ??= this.runSafely().finally(() => (this.running = undefined));
  }

  /** A failed run is made up for by the next one. */
  private async runSafely(): Promise<void> {
    try {
      const deleted = await this.run();
      if (deleted > 0) this.log.log(`Deleted ${deleted} drafts that nobody ordered`);
    } catch (error) {
      if (isOutage(error)) this.log.warn(`Old drafts have to wait: ${String(error)}`);
      else this.log.error(error);
    }
  }
}
