import { setTimeout as wait } from 'node:timers/promises';
import type { SentOrder } from '@werkbank/contracts/entities';
import { cpuSecondsWhile } from '../cpu/cpu-watch.ts';
import { type Comparison, compareRounds } from '../figures/comparison.ts';
import { quantile } from '../figures/spread.ts';
import { pidOf, type RunningInstance } from '../instance/running-instance.ts';
import { chooseOrders, type Person, placeOrder, signIn } from '../orders/place-orders.ts';
import { backendsOf } from '../instance/database-backends.ts';
import { addStock } from './more-stock.ts';
import { openOwnDrafts } from './own-drafts.ts';
import { openPgbench } from './run-pgbench.ts';

const rounds = 5;
const secondsPerRound = 4;
const atOnce = 16;
/** Different articles, so that orders do not all lock the same stock. */
const articles = 40;

export interface SubmitFigures {
  readonly comparisons: readonly Comparison[];
  readonly orders: number;
  /** CPU of one submit with all its effects, by part. */
  readonly cpuMs: Readonly<Record<string, number>>;
  readonly readableP95Ms: number;
}

const services = ['checkout', 'catalog', 'admin', 'orders', 'nats'] as const;

/** Submits drafts sixteen at a time, in turn with as many clients of pgbench. */
export async function measureSubmit(
  instance: RunningInstance,
  gateway: { address: string; pid: number },
): Promise<SubmitFigures> {
  const account = (role: string) => instance.accounts.find((one) => one.role === role)!;
  const buyer = await signIn(gateway.address, account('buyer'));
  const admin = await signIn(gateway.address, account('platform-admin'));
  const orders = await chooseOrders(buyer, articles);
  const takeStockAway = await addStock(instance, orders);
  const pgbench = await openPgbench(instance);
  const drafts = await openOwnDrafts(instance, buyer, orders);
  const backends = await backendsOf(instance);
  const parts = {
    gateway: () => Promise.resolve([gateway.pid]),
    ...Object.fromEntries(services.map((part) => [part, () => Promise.resolve([pidOf(instance, part)])])),
    PostgreSQL: () => backends.pids(),
  };
  const placed: number[] = [];
  const submitAll = async (ids: string[], seconds: number): Promise<number> => {
    const before = placed.length;
    const began = performance.now();
    const submitNext = async (): Promise<void> => {
      for (let draftId = ids.pop(); draftId !== undefined; draftId = ids.pop()) {
        placed.push((await buyer.api('submitOrder', { body: { draftId } })).orderId);
        if (performance.now() - began > seconds * 1000) return;
      }
    };
    await Promise.all(Array.from({ length: atOnce }, submitNext));
    return ((placed.length - before) * 1000) / (performance.now() - began);
  };
  const [submits, transactions]: [number[], number[]] = [[], []];
  const cpu: Record<string, number> = {};
  try {
    await submitAll(await drafts.take(200), 2);
    await pgbench.transactionsPerSecond(atOnce, 1);
    await untilReadable(buyer, placed.at(-1));
    const warm = placed.length;
    for (let done = 0; done < rounds; done++) {
      const ids = await drafts.take(2000);
      const { seconds } = await cpuSecondsWhile(parts, async () => {
        submits.push(await submitAll(ids, secondsPerRound));
        await untilReadable(buyer, placed.at(-1));
      });
      for (const [part, used] of Object.entries(seconds)) cpu[part] = (cpu[part] ?? 0) + used * 1000;
      transactions.push(await pgbench.transactionsPerSecond(atOnce, secondsPerRound));
    }
    const submitted = placed.length - warm;
    return {
      comparisons: [
        compareRounds('orders submitted', '/s', submits, `pgbench TPC-B, ${atOnce} clients`, transactions),
      ],
      orders: submitted,
      cpuMs: Object.fromEntries(Object.entries(cpu).map(([part, used]) => [part, used / submitted])),
      readableP95Ms: await readableP95(gateway.address, buyer, orders, placed),
    };
  } finally {
    await drafts.close();
    await backends.close();
    await pgbench.end();
    for (const orderId of placed) await admin.api('deleteSalesOrder', { params: { orderId } });
    await takeStockAway();
  }
}

/** Waits for the last order; orders are created in the sequence of their submits. */
async function untilReadable({ api }: Person, orderId = 0): Promise<void> {
  for (const deadline = performance.now() + 60_000; performance.now() < deadline; ) {
    const found = await api('getSalesOrder', { params: { orderId } }).catch(() => undefined);
    if (found) return;
    await wait(20);
  }
  throw new Error(`Order ${orderId} cannot be read.`);
}

async function readableP95(
  address: string,
  buyer: Person,
  orders: readonly SentOrder[],
  placed: number[],
): Promise<number> {
  const took: number[] = [];
  for (const order of [...orders, ...orders].slice(0, 60)) {
    const { orderId, readableMs } = await placeOrder(address, buyer, order);
    placed.push(orderId);
    took.push(readableMs);
  }
  return quantile(took, 0.95);
}
