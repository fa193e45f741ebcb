import { countStatements } from '@werkbank/platform/database';
import { eventually, type TestInstance } from '@werkbank/platform/testing';
import { people, startOrdersInstance } from '../../testing/orders-instance.js';
import {
  askReport,
  day,
  orderAt,
  ordersIn,
  type ReadReport,
  readReport,
  zurich,
} from '../../testing/reports.js';

let instance: TestInstance;
beforeAll(async () => {
  instance = await startOrdersInstance();
}, 60_000);
afterAll(() => instance?.stop(), 30_000);

describe('a long report', () => {
  const orders = 3000;
  beforeAll(async () => {
    const { id } = await orderAt(instance, '2024-03-01T08:00:00.000Z');
    await multiply(id, orders - 1);
  }, 60_000);

  /** The same order many times, a minute after the other. */
  async function multiply(id: number, times: number): Promise<void> {
    const em = instance.em();
    const copies = (table: string, change: string, where: string) =>
      em.execute(`insert into ${table} select (jsonb_populate_record(t, ${change})).*
        from ${table} t, generate_series(1, ${times}) n where ${where} = ${id}`);
    await copies(
      'sales_order',
      `jsonb_build_object('id', 5000000 + n, 'draft_id', null,
      'created_on', t.created_on + n * interval '1 minute')`,
      't.id',
    );
    await copies('purchase_order', `jsonb_build_object('order_id', 5000000 + n)`, 't.order_id');
    await copies('delivery', `jsonb_build_object('id', 6000000 + n, 'order_id', 5000000 + n)`, 't.order_id');
    await copies(
      'order_item',
      `jsonb_build_object('id', 7000000 + n, 'order_id', 5000000 + n, 'delivery_id', 6000000 + n)`,
      't.order_id',
    );
  }
  const period = { dateFrom: '2024-03-01', dateTo: '2024-03-31', zone: zurich };

  it('has every order once, oldest first, by a statement for 250 of them and one that finds the end', async () => {
    let sheet: ReadReport | undefined;
    const statements = await countStatements(async () => {
      sheet = await readReport(instance, period);
    });
    expect(sheet?.rows).toHaveLength(orders);
    expect(sheet && ordersIn(sheet)).toHaveLength(orders);
    const times = sheet?.rows.map((row) => Number(row[3]?.v)) ?? [];
    expect(times).toEqual(times.toSorted((one, other) => one - other));
    expect(statements).toBe(orders / 250 + 1);
  });

  it('reads no further than somebody takes it, and no more once they have left', async () => {
    const token = await (await people.swiss()).accessToken();
    const leave = new AbortController();
    let statements = 0;
    statements = await countStatements(async () => {
      const response = await fetch(`${instance.url}/api/purchase-orders/generate-excel-report`, {
        method: 'POST',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        body: JSON.stringify(period),
        signal: leave.signal,
      });
      expect(response.status).toBe(200);
      const reader = response.body?.getReader();
      await reader?.read();
      leave.abort();
      await eventually(async () => {
        const [row] = await instance.em().execute<{ busy: number }[]>(
          `select count(*)::int as busy from pg_stat_activity
              where datname = current_database() and pid <> pg_backend_pid() and state <> 'idle'`,
        );
        if (row?.busy !== 0) throw new Error(`${row?.busy} connections are still busy`);
      });
    });
    expect(statements).toBeLessThan(orders / 250);
    // Places for reports were given back as well.
    for (let again = 0; again < 5; again++)
      expect((await readReport(instance, day('2024-03-01'))).rows.length).toBeGreaterThan(0);
  });

  it('is refused before it begins while the database is away', async () => {
    await instance.databaseLine.cut();
    await expect(askReport(instance, period)).rejects.toMatchObject({
      status: 503,
      code: 'PART_UNAVAILABLE',
    });
    await instance.databaseLine.mend();
    await eventually(() => askReport(instance, day('2024-03-01')));
  });
});
