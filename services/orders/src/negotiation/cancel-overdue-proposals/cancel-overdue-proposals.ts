import { p } from '@mikro-orm/core';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { columns, readMany, readOne, type RowOf, statement } from '@werkbank/platform/database';
import { isOutage } from '@werkbank/platform/dependency-errors';
import { RepeatedTask } from '@werkbank/platform/schedule';
import { ChangeOrder, Clock, SalesOrderEntity } from '../../order/index.js';

const everyMs = 60_000;
const batchSize = 500;
/** Each waits for the database most of its time; buyers need connections meanwhile. */
const atOnce = 4;

const onlyReplica = statement(
  'lock-of-overdue-proposals',
  { mine: p.boolean() },
  `select pg_try_advisory_xact_lock(hashtext('cancel-overdue-proposals')) as mine`,
);

const overdueOrder = {
  ...columns(SalesOrderEntity, 'id'),
  /** The instant as the database writes it, exact to the microsecond. */
  at: p.text(),
};
type Overdue = RowOf<typeof overdueOrder>;

const nextOverdue = statement(
  'overdue-proposals',
  overdueOrder,
  `select id, proposal_expires_at::text as at from sales_order
   where proposal_expires_at <= ? and deleted_at is null
     and (proposal_expires_at, id) > (?::timestamptz, ?)
   order by proposal_expires_at, id limit ${batchSize}`,
);

/** Once a minute, in one replica at a time: cancels orders that buyers have not released in time. */
@Injectable()
export class CancelOverdueProposals extends RepeatedTask<number[]> {
  constructor(
    private readonly em: EntityManager,
    private readonly orders: ChangeOrder,
    private readonly clock: Clock,
  ) {
    super({ name: 'cancel-overdue-proposals', everyMs });
  }

  /** Ids of the orders whose proposals lapsed. */
  protected override async work(): Promise<number[]> {
    return this.em.fork().transactional(async (locking) => {
      const lock = await readOne(locking, onlyReplica);
      return lock?.mine ? this.cancelAll() : [];
    });
  }

  /** Cancels all overdue proposals, however many a downtime has left. Orders that fail do not block the others. */
  private async cancelAll(): Promise<number[]> {
    const now = this.clock.now();
    const lapsed: number[] = [];
    for (let last: Overdue | undefined, more = true; more && !this.ending; ) {
      const overdue: Overdue[] = await this.overdueAfter(now, last);
      for (let from = 0; from < overdue.length; from += atOnce)
        lapsed.push(...(await this.cancelThese(overdue.slice(from, from + atOnce))));
      last = overdue.at(-1);
      more = overdue.length === batchSize;
    }
    if (lapsed.length > 0) this.log.log(`Cancelled ${lapsed.length} overdue proposals`);
    return lapsed;
  }

  private overdueAfter(now: Date, last: Overdue | undefined): Promise<Overdue[]> {
    return readMany(this.em.fork(), nextOverdue, [now, last?.at ?? '-infinity', last?.id ?? 0]);
  }

  private async cancelThese(overdue: readonly Overdue[]): Promise<number[]> {
    const cancelled = await Promise.all(overdue.map(({ id }) => this.cancelSafely(id)));
    return overdue.flatMap(({ id }, at) => (cancelled[at] ? [id] : []));
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
}
