import { setTimeout as wait } from 'node:timers/promises';
import { cpuSecondsWhile } from '../cpu/cpu-watch.ts';
import type { RunningInstance } from '../instance/running-instance.ts';
import { fillOrders, openOwnOrders } from './own-orders.ts';

/** Of the open proposals, those whose time is over when the service starts: what a minute, or some of downtime, leaves. */
const lapsed = 200;

export interface LapseFigures {
  readonly proposals: number;
  readonly lapsed: number;
  /** From the first that is cancelled to the last one. */
  readonly seconds: number;
  /** One look for what has lapsed where nothing has. */
  readonly lookMs: number;
  readonly serviceCpuSeconds: number;
  readonly databaseCpuSeconds: number;
}

/** How long the service takes for what lapsed while it was down, among so many proposals that are open. */
export async function measureLapse(
  instance: RunningInstance,
  ids: { customerId: number; producerCompanyId: number },
  proposals: number,
): Promise<LapseFigures> {
  const orders = await openOwnOrders(instance, 'load_lapse');
  const { client } = orders.tables;
  try {
    await fillOrders(orders.tables, {
      ...ids,
      orders: proposals,
      share: 100,
      status: `'Proposed'`,
      // Nobody is to be told yet that a proposal is about to lapse.
      expiresAt: `case when n % ${proposals / lapsed} = 0 then now() - interval '1 minute'
        else now() + interval '1 day' + n * interval '1 second' end`,
    });
    const service = await orders.start();
    try {
      const overdue = `from sales_order where proposal_expires_at <= now() and deleted_at is null`;
      const left = async () =>
        Number((await client.query(`select count(*) as left ${overdue}`)).rows[0].left);
      // It begins by itself.
      for (const deadline = Date.now() + 90_000; (await left()) === lapsed; await wait(5))
        if (Date.now() > deadline) throw new Error('The sweep does not begin.');
      const parts = {
        service: () => Promise.resolve([service.pid]),
        PostgreSQL: () => orders.backends(service),
      };
      const start = performance.now();
      const { seconds: cpu } = await cpuSecondsWhile(parts, async () => {
        for (const end = performance.now() + 120_000; (await left()) > 0; await wait(10))
          if (performance.now() > end) throw new Error('The sweep does not end.');
      });
      const seconds = (performance.now() - start) / 1000;
      const looked = performance.now();
      await client.query(`select id ${overdue} order by proposal_expires_at, id limit 500`);
      return {
        proposals,
        lapsed,
        seconds,
        lookMs: performance.now() - looked,
        serviceCpuSeconds: cpu['service'] ?? 0,
        databaseCpuSeconds: cpu['PostgreSQL'] ?? 0,
      };
    } finally {
      await service.end();
    }
  } finally {
    await orders.end();
  }
}
