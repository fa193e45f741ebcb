import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { cpuSecondsWhile } from '../cpu/cpu-watch.ts';
import { startBeside } from '../instance/own-process.ts';
import { pidOf, repositoryRoot, type RunningInstance } from '../instance/running-instance.ts';
import { chooseOrders, type Person, placeOrder } from '../orders/place-orders.ts';
import { followAll } from './open-streams.ts';
import { openOwnTokens } from './own-tokens.ts';

const changes = 20;
/** Includes one heartbeat. */
const idleMs = 15_000;

export interface StreamFigures {
  readonly streams: number;
  /** Sum over all processes. */
  readonly kiBPerStream: number;
  readonly idleCpuPercent: number;
  /** CPU of one message on one stream. */
  readonly microsecondsPerMessage: number;
  /** Time from the call that changes an order to the last stream's message. */
  readonly allToldMs: number;
}

const kiBOf = (pid: number): number =>
  Number(/^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]);

interface Target {
  readonly pids: readonly number[];
  readonly url: string;
  readonly tokens: readonly string[];
  readonly change: () => Promise<unknown>;
}

/** Compares streams of a buyer's colleagues through gateway and orders service with streams of a plain Node server. */
export async function measureStreams(
  instance: RunningInstance,
  { buyer, admin, address }: { buyer: Person; admin: Person; address: string },
  streams: number,
): Promise<{ own: StreamFigures; plain: StreamFigures }> {
  const tokens = await openOwnTokens();
  const script = (...path: string[]) => join(repositoryRoot, ...path, 'dist', 'main.js');
  const service = await startBeside(pidOf(instance, 'orders'), script('services', 'orders'), {
    ...tokens.environment,
    GATEWAY_SECRET: '',
  });
  const gateway = await startBeside(pidOf(instance, 'gateway'), script('gateway'), {
    ...tokens.environment,
    ORDERS_URL: service.address,
    GATEWAY_SECRET: '',
    CALLS_PER_MINUTE: '1000000',
    CALLS_PER_USER_PER_MINUTE: '1000000',
    OPEN_STREAMS_PER_ADDRESS: '4096',
  });
  const plainServer = join(import.meta.dirname, 'plain-streams.ts');
  const plain = await startBeside(pidOf(instance, 'orders'), plainServer, {});
  const placed: number[] = [];
  try {
    const orders = await chooseOrders(buyer, changes);
    for (const order of [...orders, ...orders, ...orders])
      placed.push((await placeOrder(address, buyer, order)).orderId);
    const colleagues = Array.from({ length: streams }, (_, at) =>
      tokens.tokenOf({
        user_id: 1000 + Math.floor(at / 6),
        company_id: buyer.companyId,
        company_type: 'Customer',
      }),
    );
    return {
      own: await measureTarget({
        pids: [gateway.pid, service.pid],
        url: `${gateway.address}/api/order-changes`,
        tokens: colleagues,
        change: () => admin.api('deleteSalesOrder', { params: { orderId: placed.pop() ?? 0 } }),
      }),
      plain: await measureTarget({
        pids: [plain.pid],
        url: plain.address,
        tokens: colleagues,
        change: () => fetch(plain.address, { method: 'DELETE' }),
      }),
    };
  } finally {
    for (const orderId of placed) await admin.api('deleteSalesOrder', { params: { orderId } });
    for (const process of [gateway, plain, service]) await process.end();
    await tokens.end();
  }
}

async function measureTarget({ pids, url, tokens, change }: Target): Promise<StreamFigures> {
  const cpuOf = async (work: () => Promise<unknown>): Promise<number> => {
    const { seconds } = await cpuSecondsWhile({ all: () => Promise.resolve(pids) }, work);
    return seconds['all'] ?? 0;
  };
  const changeAll = async (): Promise<void> => {
    for (let done = 0; done < changes; done++) await change();
  };
  const memory = () => pids.reduce((sum, pid) => sum + kiBOf(pid), 0);
  await changeAll();
  // The cost of the changes without streams is subtracted below.
  const unheard = await cpuOf(changeAll);
  const before = memory();
  const followed = await followAll(url, tokens);
  try {
    const kiBPerStream = (memory() - before) / tokens.length;
    const idle = await cpuOf(() => wait(idleMs));
    const took: number[] = [];
    const heard = await cpuOf(async () => {
      for (let done = 1; done <= changes; done++) {
        const began = performance.now();
        await change();
        const due = done * tokens.length;
        for (const end = began + 10_000; followed.told() < due; await wait(1))
          if (performance.now() > end) throw new Error(`${followed.told()} of ${due} messages came.`);
        took.push(performance.now() - began);
      }
    });
    return {
      streams: tokens.length,
      kiBPerStream,
      idleCpuPercent: (idle * 100_000) / idleMs,
      microsecondsPerMessage: ((heard - unheard) * 1e6) / (changes * tokens.length),
      allToldMs: took.toSorted((one, other) => one - other)[Math.floor(took.length / 2)] ?? 0,
    };
  } finally {
    followed.close();
  }
}
