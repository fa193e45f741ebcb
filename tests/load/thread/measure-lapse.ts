import { setTimeout as wait } from 'node:timers/promises';
import { cpuSecondsWhile } from '../cpu/cpu-watch.ts';
import type { RunningInstance } from '../instance/running-instance.ts';
import { fillOrders, openOwnOrders } from './own-orders.ts';

/** Number of proposals that have lapsed when the service starts, as after a short downtime. */
const lapsed = 200;

export interface LapseFigures {
  readonly proposals: number;
  readonly lapsed: number;
  /** From the first cancellation to the last one. */
  readonly seconds: number;
  /** Duration of a search without lapsed proposals. */
  readonly lookMs: number;
  readonly serviceCpuSeconds: number;
  readonly databaseCpuSeconds: number;
}

/** Measures how fast the service cancels proposals that lapsed during a downtime, among many open ones. */
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
      // No open proposal is close enough to its end for a reminder.
      expiresAt: `case when n % ${proposals / lapsed} = 0 then now() - interval '1 minute'
        else now() + interval '1 day' + n * interval '1 second' end`,
    });
    const service = await orders.start();
    try {
      const overdue = `from sales_order where proposal_expires_at <= now() and deleted_at is null`;
      const left = async () =>
        Number((await client.query(`select count(*) as left ${overdue}`)).rows[0].left);
      // The service starts the sweep on its own.
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
