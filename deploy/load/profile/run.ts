import { mkdirSync, writeFileSync } from 'node:fs';
import { Agent, request as httpRequest } from 'node:http';
import { join } from 'node:path';
import { createClient } from '@werkbank/contracts/client';
import { startGatewayBeside } from '../instance/own-gateway.ts';
import { NothingToMeasure, pidOf, runningInstance } from '../instance/running-instance.ts';
import { signIn } from '../orders/place-orders.ts';
import { chooseRequests } from '../pages/choose-requests.ts';
import { puttingBasketBack } from '../pages/put-basket-back.ts';
import type { Asked, Request } from '../pages/run-k6.ts';
import { cpuSecondsWhile } from '../cpu/cpu-watch.ts';
import { profileOf } from './cpu-profile.ts';
import { flameGraph, selfTimes } from './flame-graph.ts';

const users = 8;
const seconds = 6;
const shownFunctions = 25;

const agent = new Agent({ keepAlive: true, maxSockets: users });

/** Answered to the last byte. */
function send({ method, url, body }: Request, { headers, status }: Asked): Promise<void> {
  return new Promise((resolve, reject) => {
    const sent = httpRequest(url, { method, agent, headers }, (answer) => {
      answer.resume().once('end', () => {
        if (answer.statusCode === status) resolve();
        else reject(new Error(`${method} ${url} was answered with ${answer.statusCode}`));
      });
    }).once('error', reject);
    sent.end(body);
  });
}

/** Asks as eight users until the work is done, and says how often. */
async function askWhile(asked: Asked, work: () => Promise<unknown>): Promise<number> {
  let done = false;
  let count = 0;
  const user = async (): Promise<void> => {
    while (!done) {
      const next = asked.requests[count++ % asked.requests.length];
      if (next) await send(next, asked);
    }
  };
  const asking = Promise.all(Array.from({ length: users }, user));
  try {
    await work();
  } finally {
    done = true;
    await asking;
  }
  return count;
}

/** Calls whose names begin like this; all where none is named. */
async function measure(wanted: readonly string[]): Promise<void> {
  const instance = runningInstance();
  const buyer = instance.accounts.find(({ role }) => role === 'buyer');
  if (!buyer) throw new NothingToMeasure('The instance has no buyer.');
  const gateway = await startGatewayBeside(instance);
  try {
    const api = createClient({ baseUrl: gateway.address, language: () => 'de' });
    const calls = await chooseRequests(gateway.address, api, (await signIn(gateway.address, buyer)).token);
    const parts = {
      gateway: gateway.pid,
      catalog: pidOf(instance, 'catalog'),
      checkout: pidOf(instance, 'checkout'),
    };
    const folder = join(import.meta.dirname, '..', '.results', 'profiles');
    mkdirSync(folder, { recursive: true });
    const signedIn = async () => (await signIn(gateway.address, buyer)).api;
    await puttingBasketBack(signedIn, async () => {
      for (const [call, asked] of Object.entries(calls)) {
        if (wanted.length > 0 && !wanted.some((name) => call.startsWith(name))) continue;
        await profileCall(call, asked, parts, folder);
      }
    });
  } finally {
    agent.destroy();
    await gateway.end();
  }
}

async function profileCall(
  call: string,
  asked: Asked,
  parts: Readonly<Record<string, number>>,
  folder: string,
): Promise<void> {
  const pids = Object.fromEntries(
    Object.entries(parts).map(([part, pid]) => [part, () => Promise.resolve([pid])]),
  );
  await askWhile(asked, () => new Promise((resolve) => setTimeout(resolve, 1000)));
  // What it takes without a profiler that looks on.
  let count = 0;
  const used = await cpuSecondsWhile(pids, async () => {
    count = await askWhile(asked, () => new Promise((resolve) => setTimeout(resolve, seconds * 1000)));
  });
  console.log(`\n${call}: ${(count / seconds).toFixed(0)} a second`);
  for (const [part, pid] of Object.entries(parts)) {
    const cpuMs = ((used.seconds[part] ?? 0) * 1000) / count;
    console.log(`  ${part}: ${cpuMs.toFixed(2)} ms of CPU a request`);
    if (cpuMs < 0.02) continue;
    let profile: Awaited<ReturnType<typeof profileOf>> | undefined;
    await askWhile(asked, async () => {
      profile = await profileOf(pid, seconds);
    });
    if (!profile) continue;
    const file = join(folder, `${call.replaceAll(/[^a-z0-9]+/g, '-')}.${part}`);
    writeFileSync(`${file}.cpuprofile`, JSON.stringify(profile));
    writeFileSync(`${file}.svg`, flameGraph(profile, `${call}: ${part}, ${cpuMs.toFixed(2)} ms a request`));
    for (const { name, share } of selfTimes(profile).slice(0, shownFunctions)) {
      console.log(`    ${(share * 100).toFixed(1).padStart(5)} % ${name}`);
    }
  }
}

try {
  await measure(process.argv.slice(2));
} catch (error) {
  if (!(error instanceof NothingToMeasure)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
