import { mkdirSync, writeFileSync } from 'node:fs';
import { Agent, request as httpRequest } from 'node:http';
import { join } from 'node:path';
import { NothingToMeasure, runningInstance } from '../instance/running-instance.ts';
import { measuredInstance } from '../pages/measured-instance.ts';
import { puttingBasketsBack } from '../pages/put-basket-back.ts';
import type { Asked, Request } from '../pages/run-k6.ts';
import { cpuSecondsWhile } from '../cpu/cpu-watch.ts';
import { profileOf } from './cpu-profile.ts';
import { flameGraph, selfTimes } from './flame-graph.ts';

const users = 8;
const requestsBefore = 500;
const measuredRequests = 3_000;
const profiledSeconds = 6;
const shownFunctions = 25;

const agent = new Agent({ keepAlive: true, maxSockets: users });

/** Resolves after the last byte of the answer. */
function send({ method, url, body, headers: own }: Request, { headers, status }: Asked): Promise<void> {
  return new Promise((resolve, reject) => {
    const sent = httpRequest(url, { method, agent, headers: { ...headers, ...own } }, (answer) => {
      answer.resume().once('end', () => {
        if (answer.statusCode === status) resolve();
        else reject(new Error(`${method} ${url} was answered with ${answer.statusCode}`));
      });
    }).once('error', reject);
    sent.end(body);
  });
}

/** Sends requests as eight users, as long as one more is wanted. */
async function ask(asked: Asked, isWanted: (sent: number) => boolean): Promise<void> {
  let sent = 0;
  const user = async (): Promise<void> => {
    while (isWanted(sent)) {
      const next = asked.requests[sent++ % asked.requests.length];
      if (next) await send(next, asked);
    }
  };
  await Promise.all(Array.from({ length: users }, user));
}

const askTimes = (asked: Asked, times: number): Promise<void> => ask(asked, (sent) => sent < times);

/** Sends requests until the work is done. */
async function askDuring<T>(asked: Asked, work: Promise<T>): Promise<T> {
  let isDone = false;
  const done = work.finally(() => (isDone = true));
  const [result] = await Promise.all([done, ask(asked, () => !isDone)]);
  return result;
}

/** Measures calls whose names begin with a wanted one; all by default. */
async function measure(wanted: readonly string[]): Promise<void> {
  const measured = await measuredInstance(runningInstance());
  const { choose, parts, signedIn } = measured;
  try {
    const calls = await choose();
    const folder = join(import.meta.dirname, '..', '.results', 'profiles');
    mkdirSync(folder, { recursive: true });
    const profiled: Record<string, number> = {};
    for (const part of ['gateway', 'catalog', 'checkout']) profiled[part] = (await parts[part]?.())?.[0] ?? 0;
    await puttingBasketsBack(signedIn, async () => {
      for (const [call, asked] of Object.entries(calls)) {
        if (wanted.length > 0 && !wanted.some((name) => call.startsWith(name))) continue;
        await profileCall(call, asked, profiled, folder);
      }
    });
  } finally {
    agent.destroy();
    await measured.end();
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
  await askTimes(asked, requestsBefore);
  // Measured without the overhead of the profiler.
  const began = performance.now();
  const used = await cpuSecondsWhile(pids, () => askTimes(asked, measuredRequests));
  const seconds = (performance.now() - began) / 1000;
  console.log(`\n${call}: ${(measuredRequests / seconds).toFixed(0)} a second`);
  for (const [part, pid] of Object.entries(parts)) {
    const cpuMs = ((used.seconds[part] ?? 0) * 1000) / measuredRequests;
    console.log(`  ${part}: ${cpuMs.toFixed(2)} ms of CPU a request`);
    if (cpuMs < 0.02) continue;
    const profile = await askDuring(asked, profileOf(pid, profiledSeconds));
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
