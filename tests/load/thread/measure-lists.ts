import { cpuSecondsWhile } from '../cpu/cpu-watch.ts';
import { type Comparison, compareRounds } from '../figures/comparison.ts';
import type { RunningInstance } from '../instance/running-instance.ts';
import { listenToDatabase } from '../queries/listen-to-database.ts';
import type { OwnProcess } from '../instance/own-process.ts';
import { fillOrders, openOwnOrders, type OwnOrders } from './own-orders.ts';
import { environmentOf, pidOf } from '../instance/running-instance.ts';

/** One in this many orders belongs to the buyer and the producer. */
const share = 100;
const rounds = 3;
const secondsPerRound = 0.8;

export interface Reader {
  readonly who: string;
  readonly token: string;
  readonly path: string;
}
export interface ListFigures {
  readonly comparisons: readonly Comparison[];
  readonly statements: Readonly<Record<string, number>>;
}

const narrowings = {
  newest: '',
  'of a status': '&statuses=Confirmed',
  'dearest first': '&sort=-taxBase',
  'by status': '&sort=status',
  'by number': '&sort=-id',
};

interface Served extends OwnProcess {
  readonly orders: OwnOrders;
}

/** CPU of service and database for first pages over few and many orders, in turn. */
export async function measureLists(
  instance: RunningInstance,
  { readers, environment }: { readers: readonly Reader[]; environment: Record<string, string> },
  filling: { customerId: number; producerCompanyId: number; few: number; many: number },
): Promise<ListFigures> {
  const opened: OwnOrders[] = [];
  const started: OwnProcess[] = [];
  const serve = async (name: string, count: number): Promise<Served> => {
    const orders = await openOwnOrders(instance, name);
    opened.push(orders);
    await fillOrders(orders.tables, {
      ...filling,
      orders: count,
      share,
      // A few orders are open; most are finished.
      status: `case when n % 1000 = 0 then 'Proposed' when n % 700 = 1 then 'Created' when n % 50 = 0 then 'Confirmed' else 'Delivered' end`,
      expiresAt: 'null',
    });
    const process = await orders.start(environment);
    started.push(process);
    return { ...process, orders };
  };
  try {
    const few = await serve('load_few', filling.few);
    const many = await serve('load_many', filling.many);
    const comparisons: Comparison[] = [];
    const statements: Record<string, number> = {};
    for (const reader of readers) {
      statements[reader.who] = await statementsOf(instance, { few, environment }, reader);
      for (const [narrowing, query] of Object.entries(narrowings)) {
        const costs: Record<'few' | 'many', number[]> = { few: [], many: [] };
        for (const served of [few, many]) await cpuPerCall(served, reader, query, 0.5);
        for (let round = 0; round < rounds; round++) {
          costs.few.push(await cpuPerCall(few, reader, query, secondsPerRound));
          costs.many.push(await cpuPerCall(many, reader, query, secondsPerRound));
        }
        comparisons.push(
          compareRounds(
            `first page over ${filling.many} orders, ${reader.who}, ${narrowing}, CPU`,
            'ms',
            costs.many,
            `the same over ${filling.few}`,
            costs.few,
          ),
        );
      }
    }
    return { comparisons, statements };
  } finally {
    for (const process of started) await process.end();
    for (const orders of opened) await orders.end();
  }
}

async function ask(address: string, { token, path }: Reader, query: string): Promise<void> {
  const answer = await fetch(`${address}${path}?page=1${query}`, {
    headers: { authorization: `Bearer ${token}` },
  });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${path} answers ${answer.status}: ${text.slice(0, 200)}`);
}

/** CPU milliseconds of service and backends for one call. */
async function cpuPerCall(served: Served, reader: Reader, query: string, seconds: number): Promise<number> {
  const parts = {
    service: () => Promise.resolve([served.pid]),
    PostgreSQL: () => served.orders.backends(served),
  };
  const { result, seconds: used } = await cpuSecondsWhile(parts, async () => {
    let calls = 0;
    for (const end = performance.now() + seconds * 1000; performance.now() < end; calls++)
      await ask(served.address, reader, query);
    return calls;
  });
  return (((used['service'] ?? 0) + (used['PostgreSQL'] ?? 0)) * 1000) / result;
}

/** Number of statements of one call, recorded by the proxy. */
async function statementsOf(
  instance: RunningInstance,
  { few: { orders }, environment }: { few: Served; environment: Record<string, string> },
  reader: Reader,
): Promise<number> {
  const listener = await listenToDatabase(environmentOf(pidOf(instance, 'orders'))['DATABASE_URL'] ?? '');
  const service = await orders.start({ ...environment, DATABASE_URL: listener.url });
  try {
    for (let warm = 0; warm < 3; warm++) await ask(service.address, reader, '');
    listener.take();
    await ask(service.address, reader, '');
    return listener.take().filter(({ text }) => text.includes('sales_order')).length;
  } finally {
    await service.end();
    await listener.close();
  }
}
