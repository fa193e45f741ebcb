import { domains } from '@werkbank/contracts/domains';
import pg from 'pg';
import { CatalogueDatabase } from '../baseline/catalogue-database.ts';
import { startGatewayBeside } from '../instance/own-gateway.ts';
import {
  environmentOf,
  NothingToMeasure,
  pidOf,
  type RunningInstance,
  runningInstance,
} from '../instance/running-instance.ts';
import { ratiosOf, recordRatios } from '../history/history.ts';
import { signIn } from '../orders/place-orders.ts';
import { backendsOf } from '../instance/database-backends.ts';
import { addStock } from '../thread/more-stock.ts';
import { openPgbench } from '../thread/run-pgbench.ts';
import { choosePeople } from './choose-people.ts';
import { compareDay, transactionMs } from './compare-day.ts';
import { openEffects } from './effects.ts';
import { type DayMeasurement, measureDay } from './measure-day.ts';
import { dayReport, soakReport } from './report-day.ts';
import { grownSinceFirstMinute, soak } from './soak.ts';

const size = (name: string, usual: number): number =>
  Number(process.argv.find((word) => word.startsWith(`${name}=`))?.slice(name.length + 1) ?? usual);

const isRecorded = process.argv.includes('--record');

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => process.exit(1));

/** Less than the five minutes of a token, to cover the step that begins with it. */
const tokensLastMs = 3 * 60_000;

/** `npm run load -- day`, and `npm run load -- day soak=30 rate=100` for the same load over half an hour. */
async function measure(instance: RunningInstance): Promise<boolean> {
  const k6 = process.env['K6'] ?? '';
  if (k6 === '') throw new NothingToMeasure('K6 is not set: npm run load sets it.');
  const gateway = await startGatewayBeside(instance);
  const say = (line: string): void => console.error(line);
  const backends = await backendsOf(instance);
  const people = keptFor(tokensLastMs, () => choosePeople(instance, gateway.address));
  const day = await people();
  const takeStockAway = await addStock(
    instance,
    day.buyers.flatMap(({ orders }) => orders),
  );
  const placed = await watchOrders(instance);
  const database = new CatalogueDatabase(environmentOf(pidOf(instance, 'catalog'))['DATABASE_URL']);
  const pgbench = await openPgbench(instance);
  const effects = await openEffects(instance);
  const services = [...domains, 'nats'];
  const measurement: DayMeasurement = {
    k6,
    people,
    parts: {
      gateway: () => Promise.resolve([gateway.pid]),
      ...Object.fromEntries(services.map((part) => [part, () => Promise.resolve([pidOf(instance, part)])])),
      PostgreSQL: () => backends.pids(),
    },
    first: size('first', 50),
    seconds: size('seconds', 15),
    say,
  };
  try {
    const minutes = size('soak', 0);
    if (minutes > 0) {
      const soaked = await soak(measurement, size('rate', 100), minutes);
      const { text, holds } = soakReport(soaked);
      console.log(text);
      if (isRecorded) {
        const grown = Object.entries(grownSinceFirstMinute(soaked.memory));
        recordRatios(
          Object.fromEntries(
            grown.map(([part, ratio]) => [`memory of ${part} after ${minutes} min ÷ after 1 min`, ratio]),
          ),
        );
      }
      return holds;
    }
    const engine = {
      keyReads: () => database.keyReadsPerSecond(day.lines[0]?.articleId ?? '', 8, measurement.seconds),
      transactions: () => pgbench.transactionsPerSecond(8, measurement.seconds),
    };
    await database.connect();
    const figures = await measureDay(measurement);
    const engineFigures = {
      keyReadsPerSecond: await engine.keyReads(),
      transactionsPerSecond: await engine.transactions(),
    };
    const { comparisons, goals } = compareDay(figures, engineFigures);
    await effects.settled();
    const ofSteps = await Promise.all(
      figures.steps.map(async ({ what, rate, began, ended }) => ({
        what: `${what}, ${Math.round(rate)}/s`,
        effects: await effects.between(began, ended),
      })),
    );
    const atHalf = await effects.between(figures.half.began, figures.half.ended);
    console.log(dayReport(figures, comparisons, goals, ofSteps));
    if (isRecorded)
      recordRatios({
        ...ratiosOf({ day: comparisons }),
        ...(atHalf && {
          'p99 from an event to its effect at half load ÷ a transaction of TPC-B':
            atHalf.p99Ms / transactionMs(engineFigures),
        }),
      });
    return goals.every(({ holds }) => holds);
  } finally {
    await pgbench.end();
    await effects.close();
    await database.end();
    await backends.close();
    await placed.deleteAll(gateway.address);
    await takeStockAway();
    await gateway.end();
  }
}

function keptFor<T>(ms: number, make: () => Promise<T>): () => Promise<T> {
  let kept: { made: Promise<T>; at: number } | undefined;
  return () => {
    if (kept === undefined || performance.now() - kept.at > ms)
      kept = { made: make(), at: performance.now() };
    return kept.made;
  };
}

/** Collects new orders for their deletion by an admin. */
async function watchOrders(instance: RunningInstance) {
  const connectionString = environmentOf(pidOf(instance, 'orders'))['DATABASE_URL'] ?? '';
  const client = new pg.Client({ options: '-c werkbank.reader=service//', connectionString });
  await client.connect();
  const newest = await client.query<{ id: number }>('select coalesce(max(id), 0) as id from sales_order');
  return {
    async deleteAll(address: string): Promise<void> {
      const account = instance.accounts.find(({ role }) => role === 'platform-admin');
      if (!account) return;
      const { rows } = await client.query<{ id: string }>(
        'select id from sales_order where id > $1 and deleted_at is null order by id',
        [newest.rows[0]?.id],
      );
      await client.end();
      let { api } = await signIn(address, account);
      for (const [at, { id }] of rows.entries()) {
        // Renews the token, which lasts five minutes.
        if (at % 2000 === 1999) ({ api } = await signIn(address, account));
        await api('deleteSalesOrder', { params: { orderId: Number(id) } });
      }
    },
  };
}

try {
  if (!(await measure(runningInstance()))) process.exitCode = 1;
} catch (error) {
  if (!(error instanceof NothingToMeasure)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
