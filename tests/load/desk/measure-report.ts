import { join } from 'node:path';
import type { Client } from 'pg';
import { startBeside } from '../instance/own-process.ts';
import { databaseOf, pidOf, repositoryRoot, type RunningInstance } from '../instance/running-instance.ts';
import { openOwnTables } from './own-tables.ts';
import { type PlainWriting, writePlainly } from './plain-writer.ts';
import { type Download, watchDownload } from './watched-download.ts';

export interface ReportFigures {
  readonly few: { readonly rows: number; readonly download: Download };
  readonly many: { readonly rows: number; readonly download: Download };
  readonly plain: PlainWriting;
}

const itemsOfOrder = 4;
/** Period of the generated orders; the short report covers its beginning. */
const [fewRows, firstDay, lastDay] = [10_000, '2001-01-01', '2004-12-31'];

/** Compares the Excel report of many items with a short one, and with plain exceljs on rows in memory. */
export async function measureReport(
  instance: RunningInstance,
  { token, companyId, manyRows }: { token: string; companyId: number; manyRows: number },
): Promise<ReportFigures> {
  const ordersPid = pidOf(instance, 'orders');
  const tables = await openOwnTables(databaseOf(instance, 'orders'), [
    'sales_order',
    'purchase_order',
    'delivery',
    'order_item',
  ]);
  try {
    await fill(tables.client, companyId, manyRows / itemsOfOrder);
    const script = join(repositoryRoot, 'services', 'orders', 'dist', 'main.js');
    const service = await startBeside(ordersPid, script, { ...tables.environment, GATEWAY_SECRET: '' });
    try {
      const report = (dateTo: string) =>
        watchDownload(service.pid, () =>
          fetch(`${service.address}/api/purchase-orders/generate-excel-report`, {
            method: 'POST',
            headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
            body: JSON.stringify({ dateFrom: firstDay, dateTo, zone: 'UTC' }),
          }),
        );
      const short = `2001-01-${String(fewRows / itemsOfOrder / 100).padStart(2, '0')}`;
      // Warm-up: excludes compilation and first allocations.
      for (let warm = 0; warm < 3; warm++) await report(short);
      const few = { rows: fewRows, download: await report(short) };
      const many = { rows: manyRows, download: await report(lastDay) };
      const { rows } = await tables.client.query<Record<string, string>>(sampleSql, [fewRows]);
      const plain = await writePlainly(rows.map(cellsOf), formats, manyRows);
      return { few, many, plain };
    } finally {
      await service.end();
    }
  } finally {
    await tables.drop();
  }
}

/** Inserts a hundred copies of an order of the instance for each day. */
async function fill(client: Client, companyId: number, orders: number): Promise<void> {
  const copy = async (table: string, change: string, copies = 1) => {
    await client.query(`insert into ${table} select copied.*
      from (select to_jsonb(one) as like_it from public.${table} one order by 1 limit 1) example,
        generate_series(1, ${orders}) n, generate_series(1, ${copies}) k,
        lateral jsonb_populate_record(null::${table}, like_it || ${change}) copied`);
    await client.query(`analyze ${table}`);
  };
  const day = `timestamptz '2001-01-01 00:00Z' + ((n - 1) / 100) * interval '1 day'`;
  await copy(
    'sales_order',
    `jsonb_build_object('id', n, 'draft_id', null, 'proposal_expires_at', null, 'deleted_at', null,
      'created_on', ${day} + ((n - 1) % 100) * interval '10 minutes')`,
  );
  const own = `'order_id', n, 'producer_company_id', ${companyId}`;
  await copy('purchase_order', `jsonb_build_object(${own})`);
  await copy('delivery', `jsonb_build_object('id', n, ${own}, 'parent_delivery_id', null)`);
  await copy(
    'order_item',
    `jsonb_build_object('id', (n - 1) * ${itemsOfOrder} + k, 'order_id', n, 'delivery_id', n, 'parent_item_id', null,
      'quantity', k, 'delivered_quantity', 0)`,
    itemsOfOrder,
  );
}

const formats = '0,0,@,dd.mm.yyyy hh:mm,0,@,@,@,#|##0,#|##0.00 "CHF",@,@,@,@,@,@'
  .split(',')
  .map((format) => format.replace('|', ','));

const sampleSql = `select o.id, o.customer_id, o.customer_name, o.created_on, d.id as delivery, i.material_number,
    i.article_text, d.status, i.quantity, (i.price ->> 'taxBase')::int as price, o.currency, o.shipping_address as address
  from sales_order o join delivery d on d.order_id = o.id join order_item i on i.delivery_id = d.id limit $1`;

function cellsOf(row: Record<string, unknown>): (string | number | Date | null)[] {
  const { address, price, ...rest } = row as Record<string, string | number> & {
    address: Record<string, string | null>;
  };
  const cells: (string | number | Date | null)[] = Object.values(rest);
  cells.splice(9, 0, Number(price) / 100);
  const { street, house, addressSupplement, zipCode, country } = address;
  return [...cells, ...[street, house, addressSupplement, zipCode, country].map((part) => part ?? null)];
}
