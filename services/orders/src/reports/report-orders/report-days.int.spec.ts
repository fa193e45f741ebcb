import { addDays, dayOf } from '@werkbank/contracts/calendar';
import type { TestInstance } from '@werkbank/platform/testing';
import { startOrdersInstance } from '../../testing/orders-instance.js';
import { timeOf } from '../../testing/read-workbook.js';
import {
  askReport,
  day,
  orderAt,
  ordersIn,
  readReport,
  type ReportBody,
  zurich,
} from '../../testing/reports.js';

let instance: TestInstance;
beforeAll(async () => {
  instance = await startOrdersInstance();
}, 60_000);
afterAll(() => instance?.stop(), 30_000);

describe('the days of a report', () => {
  it.each([
    ['in summer', '2025-06-30', '2025-06-29T22:00:00.000Z', '2025-06-30T21:59:59.999Z'],
    ['in winter', '2025-12-10', '2025-12-09T23:00:00.000Z', '2025-12-10T22:59:59.999Z'],
    ['when clocks go forward', '2025-03-30', '2025-03-29T23:00:00.000Z', '2025-03-30T21:59:59.999Z'],
    ['when clocks go back', '2025-10-26', '2025-10-25T22:00:00.000Z', '2025-10-26T22:59:59.999Z'],
  ])('hold their first and their last instant %s, and no other', async (_, asked, first, last) => {
    const before = await orderAt(instance, new Date(Date.parse(first) - 1).toISOString());
    const [one, other] = [await orderAt(instance, first), await orderAt(instance, last)];
    const after = await orderAt(instance, new Date(Date.parse(last) + 1).toISOString());
    const sheet = await readReport(instance, day(asked));
    expect(ordersIn(sheet)).toEqual([one.id, other.id]);
    expect(sheet.rows.map((row) => timeOf(row[3]).slice(0, 10))).toEqual([asked, asked]);
    const around = await readReport(instance, {
      dateFrom: addDays(asked, -1),
      dateTo: addDays(asked, 1),
      zone: zurich,
    });
    expect(ordersIn(around)).toEqual([before.id, one.id, other.id, after.id]);
  });

  it('are those of the zone that is asked for, and at home where none is', async () => {
    const { id } = await orderAt(instance, '2025-07-01T03:30:00.000Z');
    const inNewYork = await readReport(instance, {
      dateFrom: '2025-06-30',
      dateTo: '2025-06-30',
      zone: 'America/New_York',
    });
    expect(ordersIn(inNewYork)).toContain(id);
    expect(inNewYork.rows.map((row) => timeOf(row[3]))).toContain('2025-06-30T23:30:00');
    expect(ordersIn(await readReport(instance, { dateFrom: '2025-07-01', dateTo: '2025-07-01' }))).toContain(
      id,
    );
  });

  const today = dayOf(new Date(), zurich);
  const tomorrow = addDays(today, 1);
  it.each([
    ['without the first one', { dateTo: today }, 'FIELD_REQUIRED', 'dateFrom'],
    ['without the last one', { dateFrom: today, dateTo: '' }, 'FIELD_REQUIRED', 'dateTo'],
    ['which are none', { dateFrom: '2025-02-30', dateTo: today }, 'NOT_A_DATE', 'dateFrom'],
    ['that begin tomorrow', { dateFrom: tomorrow, dateTo: tomorrow }, 'DATE_IN_FUTURE', 'dateFrom'],
    ['that end tomorrow', { dateFrom: today, dateTo: tomorrow }, 'DATE_IN_FUTURE', 'dateTo'],
    [
      'that end before they begin',
      { dateFrom: today, dateTo: addDays(today, -1) },
      'PERIOD_REVERSED',
      'dateTo',
    ],
    ['of no place', { dateFrom: today, dateTo: today, zone: 'Mars/Olympus' }, 'MALFORMED_REQUEST', 'zone'],
  ])('%s are refused', async (_, body, code, field) => {
    const refused = askReport(instance, { zone: zurich, ...body } as ReportBody);
    await expect(refused).rejects.toMatchObject({ status: 400, code, body: { field } });
  });

  it('may be today, and any day of long ago', async () => {
    const { id } = await orderAt(instance, new Date().toISOString());
    expect(
      ordersIn(await readReport(instance, { dateFrom: '0001-01-01', dateTo: today, zone: zurich })),
    ).toContain(id);
  });
});
