import { p } from '@mikro-orm/core';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { lapseWarningMs } from '@werkbank/contracts/limits';
import { readOne, statement } from '@werkbank/platform/database';
import { measureCounts } from '@werkbank/platform/metrics';
import { Clock } from '../../order/index.js';

const counts = statement(
  'count-proposals',
  { open: p.integer(), lapsing: p.integer(), overdue: p.integer() },
  `select count(*) filter (where proposal_expires_at > asked.now)::int as open,
     count(*) filter (where proposal_expires_at > asked.now and proposal_expires_at <= asked.soon)::int as lapsing,
     count(*) filter (where proposal_expires_at <= asked.now)::int as overdue
   from sales_order, (select ?::timestamptz as now, ?::timestamptz as soon) asked
   where proposal_expires_at is not null and deleted_at is null`,
);

/** Number of orders that wait for their buyers' release. */
@Injectable()
export class ProposalMetrics {
  constructor(em: EntityManager, clock: Clock) {
    measureCounts({
      name: 'order_proposals',
      help: 'Orders with a proposal: open, of these lapsing within hours, and overdue but not cancelled yet',
      label: 'state',
      async read() {
        const now = clock.now();
        const soon = new Date(now.getTime() + lapseWarningMs);
        return { ...(await readOne(em.fork(), counts, [now, soon])) };
      },
    });
  }
}
