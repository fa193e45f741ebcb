import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { lapseWarningMs } from '@werkbank/contracts/limits';
import { columns, readMany, statement } from '@werkbank/platform/database';
import { RepeatedTask } from '@werkbank/platform/schedule';
import { Clock, loadOrder, SalesOrderEntity } from '../../order/index.js';
import { publishMilestones } from '../publish-milestones/publish-milestones.js';

const everyMs = 60_000;

const untoldProposals = statement(
  'untold-lapsing-proposals',
  columns(SalesOrderEntity, 'id'),
  `select id from sales_order
   where proposal_expires_at > ? and proposal_expires_at <= ? and deleted_at is null
     and lapse_told_for is distinct from proposal_expires_at
   order by proposal_expires_at limit 500`,
);

/** Runs every minute: warns buyers of proposals that lapse within hours, once each, in any replica. */
@Injectable()
export class WarnOfLapsingProposals extends RepeatedTask<number[]> {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
  ) {
    super({ name: 'tell-of-lapsing-proposals', everyMs });
  }

  /** Ids of the orders whose buyers got a warning. */
  protected override async work(): Promise<number[]> {
    const now = this.clock.now();
    const until = new Date(now.getTime() + lapseWarningMs);
    const near = await readMany(this.em.fork(), untoldProposals, [now, until]);
    const told: number[] = [];
    for (const { id } of near) if (await this.tell(id, now)) told.push(id);
    return told;
  }

  /** Checks again under the order's lock, and returns true if the warning was still due. */
  private async tell(orderId: number, now: Date): Promise<boolean> {
    return this.em.fork().transactional(async (em) => {
      const loaded = await loadOrder(em, orderId);
      const until = loaded?.order.proposalExpiresAt;
      if (!loaded || !until || until <= now) return false;
      if (loaded.head.lapseToldFor?.getTime() === until.getTime()) return false;
      loaded.head.lapseToldFor = until;
      await em.flush();
      const { order, head } = loaded;
      const deliveryIds = order.deliveries.filter(({ status }) => status === 'Proposed').map(({ id }) => id);
      await publishMilestones(em, head, order, [{ kind: 'aboutToLapse', deliveryIds }], now);
      return true;
    });
  }
}
