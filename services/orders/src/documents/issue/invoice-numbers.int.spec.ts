import type { TestInstance } from '@werkbank/platform/testing';
import { aSection, swissProducer } from '../../testing/a-submission.js';
import {
  confirmAll,
  people,
  salesOrder,
  startOrdersInstance,
  submitted,
} from '../../testing/orders-instance.js';
import { knowSettings, takeTo } from '../../testing/documents.js';

let instance: TestInstance;
beforeAll(async () => {
  instance = await startOrdersInstance();
  await knowSettings(instance);
}, 60_000);
afterAll(() => instance?.stop(), 30_000);

describe('the numbers of a company', () => {
  const ready = async (): Promise<number> => {
    const { id } = await submitted(instance, { orderSections: [aSection(swissProducer)] });
    await confirmAll(instance, 'swiss', id);
    await takeTo(instance, 'swiss', id, 'ReadyToSend');
    return id;
  };
  const send = async (orderId: number): Promise<void> => {
    const [section] = (await salesOrder(instance, orderId)).sections;
    if (section?.status !== 'ReadyToSend') return;
    await instance.callAs(await people.swiss(), 'setDeliveryStatus', {
      params: { deliveryId: section.id },
      body: { deliveryStatus: 'Sent', optimisticLockKey: section.optimisticLockKey },
    });
  };
  const numbers = async (): Promise<number[]> => {
    const rows = await instance.em().execute<{ number: number }[]>(
      `select series_number as number from issued_paper where kind = 'Invoice' and producer_company_id = ?
       order by series_number`,
      [swissProducer],
    );
    return rows.map(({ number }) => number);
  };

  it('have no gap where many are sent at once', async () => {
    const before = (await numbers()).length;
    const orders = await Promise.all(Array.from({ length: 8 }, ready));
    await Promise.all(orders.map(send));
    expect(await numbers()).toEqual(Array.from({ length: before + 8 }, (_, index) => index + 1));
  }, 30_000);

  // After the number, after the document, after the event, and while it is committed.
  it.each([
    ['paper_series', 'trigger', 'after insert or update'],
    ['issued_paper', 'trigger', 'after insert'],
    ['outbox', 'trigger', 'after insert'],
    ['issued_paper', 'constraint trigger', 'after insert'],
  ])(
    'have no gap where the process dies at %s (%s)',
    async (table, kind, when) => {
      const orderId = await ready();
      const before = await numbers();
      const deferred = kind === 'trigger' ? '' : 'deferrable initially deferred';
      await instance.ownerEm().execute(`create or replace function die() returns trigger language plpgsql
      as $$ begin perform pg_terminate_backend(pg_backend_pid()); return null; end $$`);
      await instance
        .ownerEm()
        .execute(`create ${kind} death ${when} on ${table} ${deferred} for each row execute function die()`);
      await expect(send(orderId)).rejects.toMatchObject({ status: 503 });
      await instance.ownerEm().execute(`drop trigger death on ${table}`);
      expect(await numbers()).toEqual(before);
      await send(orderId);
      expect(await numbers()).toEqual([...before, before.length + 1]);
    },
    30_000,
  );

  it('begin beyond the gap that a restore has left', async () => {
    const orderId = await ready();
    const before = await numbers();
    const em = instance.em();
    await em.execute('delete from paper_series where producer_company_id = ?', [swissProducer]);
    await em.execute(`insert into paper_series values (0, 'Invoice', 10000)`);
    await send(orderId);
    expect(await numbers()).toEqual([...before, 10_001]);
  });
});
