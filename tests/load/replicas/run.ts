import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { createClient } from '@werkbank/contracts/client';
import { domains } from '@werkbank/contracts/domains';
import { cpuSecondsWhile } from '../cpu/cpu-watch.ts';
import { markdownTable } from '../figures/markdown-table.ts';
import { median } from '../figures/spread.ts';
import { recordRatios } from '../history/history.ts';
import { NothingToMeasure, runningInstance } from '../instance/running-instance.ts';
import { chooseOrder, type Person, signIn } from '../orders/place-orders.ts';
import { chooseRequests } from '../pages/choose-requests.ts';
import { runK6 } from '../pages/run-k6.ts';

const users = 8;
const seconds = 4;
const rounds = 2;
/** Warm-up rounds, after which both replicas have cached nearly all answers. */
const warmings = 10;
const replicated = [...domains, 'gateway'] as const;

const heldFile = (name: string): string => join(dirname(process.env['WERKBANK_RUN'] ?? ''), 'held', name);
const second = (part: string): string => `${part}-2`;

async function isReady(name: string): Promise<boolean> {
  const { parts } = runningInstance();
  return fetch(`${parts[name]}/health/ready`).then(
    (answer) => answer.ok,
    () => false,
  );
}

/** Waits until all second replicas accept calls, or none does. */
async function until(ready: boolean): Promise<void> {
  for (;;) {
    const now = await Promise.all(replicated.map((part) => isReady(second(part))));
    if (now.every((one) => one === ready)) return;
    await wait(200);
  }
}

/** Stops the second replica of each part during the work. */
async function withOneOfEach<T>(work: () => Promise<T>): Promise<T> {
  mkdirSync(dirname(heldFile('any')), { recursive: true });
  for (const part of replicated) {
    writeFileSync(heldFile(second(part)), '');
    const pid = runningInstance().pids[second(part)];
    if (pid !== undefined) process.kill(pid, 'SIGTERM');
  }
  await until(false);
  try {
    return await work();
  } finally {
    for (const part of replicated) rmSync(heldFile(second(part)));
    await until(true);
  }
}

/** Processes that work for a call: parts, NATS, load balancer and database; without the test proxies. */
function working(): number[] {
  const { pids } = runningInstance();
  const ours = Object.entries(pids).filter(([name]) => !/^(keycloak|mails|postgres|links)/.test(name));
  const server = pids['postgres'];
  const backends = readdirSync('/proc').filter((pid) => /^\d+$/.test(pid) && parentOf(pid) === server);
  return [...ours.map(([, pid]) => pid), ...backends.map(Number)];
}

function parentOf(pid: string): number | undefined {
  try {
    return Number(/^PPid:\s+(\d+)$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]);
  } catch {
    return undefined;
  }
}

/** Places orders of several buyers, each in sequence; returns their number. */
async function order(buyers: readonly Person[]): Promise<number> {
  const end = performance.now() + seconds * 1000;
  const counts = buyers.map(async (buyer) => {
    const wanted = await chooseOrder(buyer);
    let count = 0;
    while (performance.now() < end) {
      // Alternating, because equal content would be the same draft.
      const pieces = 1 + (count % 2);
      const orderSections = wanted.orderSections.map((section) => ({
        ...section,
        items: section.items.map((item) => ({ ...item, quantity: pieces })),
      }));
      const draft = await buyer.api('createOrderDraft', { body: { ...wanted, orderSections } });
      await buyer.api('submitOrder', { body: { draftId: draft.id } });
      count += 1;
    }
    return count;
  });
  return (await Promise.all(counts)).reduce((sum, count) => sum + count, 0);
}

/** Actions per second of CPU, after a warm-up of pages. */
async function perCpuSecond(k6: string): Promise<Record<string, number>> {
  const { address, accounts } = runningInstance();
  const people = accounts.filter(({ role }) => role === 'buyer' || role === 'company-admin');
  const buyers: Person[] = [];
  for (const one of people.slice(0, users)) buyers.push(await signIn(address, one));
  if (buyers.length === 0) throw new NothingToMeasure('The instance has no buyer.');
  const asked = await chooseRequests(
    address,
    createClient({ baseUrl: address, language: () => 'de' }),
    buyers.map(({ token }) => token),
  );
  const kinds = {
    browse: 'article page, never shared',
    search: 'search, never shared',
    basket: 'basket of 10, customer',
  };
  const done: Record<string, number> = {};
  for (let time = 0; time <= warmings; time++)
    for (const [what, kind] of Object.entries(kinds)) {
      const requests = asked[kind];
      if (!requests) throw new Error(`There are no requests ${kind}.`);
      done[what] = await costOf(async () => (await runK6(k6, requests, users, seconds)).requests);
    }
  done['draft and submit'] = await costOf(() => order(buyers));
  return done;
}

async function costOf(work: () => Promise<number>): Promise<number> {
  const { result, seconds: used } = await cpuSecondsWhile({ all: () => Promise.resolve(working()) }, work);
  return result / used['all']!;
}

const k6 = process.env['K6'] ?? '';
if (k6 === '' || runningInstance().pids[second('orders')] === undefined) {
  console.error('Needs K6, and by WERKBANK_RUN the instance of npm run chaos -- --keep.');
  process.exitCode = 1;
} else {
  const two: Record<string, number>[] = [];
  const one: Record<string, number>[] = [];
  for (let round = 0; round < rounds; round++) {
    two.push(await perCpuSecond(k6));
    one.push(await withOneOfEach(() => perCpuSecond(k6)));
  }
  const middle = (figures: readonly Record<string, number>[], what: string): number =>
    median(figures.map((figure) => figure[what] ?? 0));
  const kinds = Object.keys(two[0] ?? {});
  const ratio = (what: string): number => middle(two, what) / middle(one, what);
  console.log(
    markdownTable(
      ['per second of CPU', 'one replica', 'two replicas', 'two ÷ one'],
      kinds.map((what) => [
        what,
        middle(one, what).toFixed(0),
        middle(two, what).toFixed(0),
        `${ratio(what).toFixed(2)} ×`,
      ]),
    ),
  );
  if (process.argv.includes('--record'))
    recordRatios(
      Object.fromEntries(kinds.map((what) => [`${what} per second of CPU, two replicas ÷ one`, ratio(what)])),
    );
}
