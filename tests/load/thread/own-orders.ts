import { join } from 'node:path';
import pg from 'pg';
import { openPorts } from '../cpu/open-ports.ts';
import { openOwnTables, type OwnTables } from '../desk/own-tables.ts';
import { type OwnProcess, startBeside } from '../instance/own-process.ts';
import {
  databaseOf,
  type DatabaseOfService,
  pidOf,
  repositoryRoot,
  type RunningInstance,
} from '../instance/running-instance.ts';
import { startOwnNats } from './own-nats.ts';

/** A second services/orders with separate tables and NATS. */
export interface OwnOrders {
  readonly tables: OwnTables;
  start(differences?: Record<string, string>): Promise<OwnProcess>;
  /** Database backends of one of its processes. */
  backends(process: OwnProcess): Promise<number[]>;
  end(): Promise<void>;
}

/** Separate copies of all tables of the service, so that none of the instance's is written. */
async function allTables(database: DatabaseOfService, name: string): Promise<OwnTables> {
  const client = new pg.Client({ options: '-c werkbank.reader=service//', connectionString: database.url });
  await client.connect();
  const { rows } = await client.query<{ table: string }>(
    `select tablename as table from pg_tables where schemaname = 'public' and tablename not like 'mikro%'`,
  );
  await client.end();
  return openOwnTables(
    database,
    rows.map(({ table }) => table),
    name,
  );
}

export async function openOwnOrders(instance: RunningInstance, name: string): Promise<OwnOrders> {
  const orders = pidOf(instance, 'orders');
  const database = databaseOf(instance, 'orders');
  const nats = await startOwnNats(instance);
  const tables = await allTables(database, name);
  // A role sees only its own backends.
  const asService = new pg.Client({ connectionString: database.url });
  await asService.connect();
  const script = join(repositoryRoot, 'services', 'orders', 'dist', 'main.js');
  return {
    tables,
    start: (differences = {}) =>
      startBeside(orders, script, {
        ...tables.environment,
        DATABASE_URL: database.url,
        NATS_URL: nats.url,
        GATEWAY_SECRET: '',
        ...differences,
      }),
    async backends({ pid }) {
      const { rows } = await asService.query<{ pid: number }>(
        'select pid from pg_stat_activity where client_port = any($1)',
        [openPorts(pid)],
      );
      return rows.map((row) => row.pid);
    },
    async end() {
      await asService.end();
      await tables.drop();
      await nats.end();
    },
  };
}

/** Contents of the generated rows. */
export interface Filling {
  readonly orders: number;
  readonly customerId: number;
  readonly producerCompanyId: number;
  /** One in this many orders belongs to the customer, and one in this many deliveries to the producer. */
  readonly share: number;
  /** SQL over `n`: the status of an order and of its only delivery. */
  readonly status: string;
  /** SQL over `n`: the end of its proposal. */
  readonly expiresAt: string;
}

/** Inserts copies of an order of the instance, each with one delivery of two items. */
export async function fillOrders({ client }: OwnTables, filling: Filling): Promise<void> {
  const { orders, customerId, producerCompanyId, share, status, expiresAt } = filling;
  const like = (table: string, condition: string, changes: string, each = '') =>
    client.query(
      `insert into ${table} select made.*
       from (select to_jsonb(t) as like_it from public.${table} t where ${condition} limit 1) example,
         generate_series(1, ${orders}) n ${each},
         lateral jsonb_populate_record(null::${table}, like_it || jsonb_build_object(${changes})) made`,
    );
  const firstId = 1_000_000_000;
  const company = (own: number) => `case when n % ${share} = 0 then ${own} else 900000 + n % 997 end`;
  const { rows } = await client.query<{ id: number }>(
    'select order_id as id from public.delivery order by order_id limit 1',
  );
  const example = rows[0]?.id ?? 0;
  const created = `now() - (${orders} - n) * interval '20 seconds'`;
  await like(
    'sales_order',
    `id = ${example}`,
    `'id', ${firstId} + n, 'draft_id', gen_random_uuid(), 'created_on', ${created}, 'status', ${status},
     'customer_id', ${company(customerId)}, 'customer_name', 'Kunde ' || n % 997, 'tax_base', 1000 + n::bigint * 7919 % 1000003,
     'proposal_expires_at', ${expiresAt}, 'deleted_at', null`,
  );
  await like(
    'purchase_order',
    `order_id = ${example}`,
    `'order_id', ${firstId} + n, 'producer_company_id', ${company(producerCompanyId)}, 'status', ${status},
     'tax_base', 1000 + n::bigint * 7919 % 1000003, 'created_on', ${created}`,
  );
  await like(
    'delivery',
    `order_id = ${example}`,
    `'id', ${firstId} + n, 'order_id', ${firstId} + n, 'parent_delivery_id', null, 'status', ${status},
     'producer_company_id', ${company(producerCompanyId)}`,
  );
  await like(
    'order_item',
    `order_id = ${example}`,
    `'id', ${firstId} + n * 2 + part, 'order_id', ${firstId} + n, 'delivery_id', ${firstId} + n, 'parent_item_id', null,
     'cancelled', false, 'delivered_quantity', 0`,
    'cross join generate_series(0, 1) part',
  );
  await client.query('analyze');
}
