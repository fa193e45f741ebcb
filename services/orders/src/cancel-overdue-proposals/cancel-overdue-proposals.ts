import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable, Logger, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { readMany, readOne } from '@werkbank/platform/database';
import { isOutage } from '@werkbank/platform/parts';
import { ChangeOrder } from '../order/change-order.js';
import { Clock } from '../order/clock.js';

const everyMs = 60_000;

/** Once a minute, in one replica at a time: cancels what buyers have not released in time. */
@Injectable()
export class CancelOverdueProposals implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly log = new Logger('cancel-overdue-proposals');
  private timer: NodeJS.Timeout | undefined;
  private running: Promise<unknown> | undefined;

  constructor(
    private readonly em: EntityManager,
    private readonly orders: ChangeOrder,
    private readonly clock: Clock,
  ) {}

  onApplicationBootstrap(): void {
    this.timer = setInterval(() => {
      this.running ??= this.runSafely().finally(() => (this.running = undefined));
    }, everyMs);
    this.timer.unref();
  }

  async onApplicationShutdown(): Promise<void> {
    clearInterval(this.timer);
    await this.running;
  }

  /** Ids of the orders whose proposals lapsed. */
  async run(): Promise<number[]> {
    return this.em.fork().transactional(async (locking) => {
      const lock = await readOne<{ mine: boolean }>(
        locking,
        `select pg_try_advisory_xact_lock(hashtext('cancel-overdue-proposals')) as mine`,
      );
      return lock?.mine ? this.cancelAll() : [];
    });
  }

  private async cancelAll(): Promise<number[]> {
    const overdue = await readMany<{ id: number }>(
      this.em.fork(),
      `select id from sales_order where proposal_expires_at <= ? and deleted_at is null
       order by proposal_expires_at limit 500`,
      [this.clock.now()],
    );
    const lapsed: number[] = [];
    for (const { id } of overdue) if (await this.cancelSafely(id)) lapsed.push(id);
    if (lapsed.length > 0) this.log.log(`Cancelled ${lapsed.length} overdue proposals`);
    return lapsed;
  }

  /** An order that cannot be read must not keep all others from lapsing; an outage concerns all of them. */
  private async cancelSafely(id: number): Promise<boolean> {
    try {
      // Looked at again under the order's lock: the buyer may have decided meanwhile.
      return await this.orders.lapse(id);
    } catch (error) {
      if (isOutage(error)) throw error;
      this.log.error({ err: error, msg: `The overdue proposal of order ${id} could not be cancelled` });
      return false;
    }
  }

  /** A failed run is made up for by the next one. */
  private async runSafely(): Promise<void> {
    try {
      await this.run();
    } catch (error) {
      if (isOutage(error)) this.log.warn(`Overdue proposals have to wait: ${String(error)}`);
      else this.log.error(error);
    }
  }
}
