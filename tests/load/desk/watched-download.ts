import { readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { cpuSecondsOf } from '../cpu/process-times.ts';

/** Cost of one file for the process that generates it. */
export interface Download {
  readonly seconds: number;
  readonly cpuSeconds: number;
  readonly bytes: number;
  /** Peak memory of the process. */
  readonly peakMiB: number;
}

const betweenLooksMs = 50;

/** Downloads a file, discards it and watches the process that generates it. */
export async function watchDownload(pid: number, ask: () => Promise<Response>): Promise<Download> {
  let [peakMiB, done] = [0, false];
  const looking = (async () => {
    for (; !done; await wait(betweenLooksMs)) peakMiB = Math.max(peakMiB, residentMiB(pid));
  })();
  const cpuBefore = cpuSecondsOf(pid) ?? 0;
  const began = performance.now();
  try {
    const response = await ask();
    if (!response.ok)
      throw new Error(`${response.url} answered ${response.status}: ${await response.text()}`);
    let bytes = 0;
    for await (const chunk of response.body ?? []) bytes += chunk.length;
    const seconds = (performance.now() - began) / 1000;
    return { seconds, cpuSeconds: (cpuSecondsOf(pid) ?? 0) - cpuBefore, bytes, peakMiB };
  } finally {
    done = true;
    await looking;
  }
}

function residentMiB(pid: number): number {
  const [, kibibytes = '0'] = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Number(kibibytes) / 1024;
}
