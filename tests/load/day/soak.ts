import { readFileSync } from 'node:fs';
import type { PartProcesses } from '../cpu/cpu-watch.ts';
import { quantile } from '../figures/spread.ts';
import { type DayMeasurement, measureStep, type MeasuredStep } from './measure-day.ts';

const minute = 60;

export interface Soak {
  readonly minutes: readonly MeasuredStep[];
  /** Memory of each part at the end of each minute, in MiB. */
  readonly memory: readonly Readonly<Record<string, number>>[];
}

/** Runs a constant load for a number of minutes. */
export async function soak(measurement: DayMeasurement, rate: number, count: number): Promise<Soak> {
  const minutes: MeasuredStep[] = [];
  const memory: Record<string, number>[] = [];
  for (let done = 0; done < count; done++) {
    measurement.say(`minute ${done + 1} of ${count} at ${rate}/s …`);
    minutes.push(await measureStep(measurement, `minute ${done + 1}`, rate, minute));
    const sizes = await memoryOf(measurement.parts);
    memory.push(sizes);
    measurement.say(
      Object.entries(sizes)
        .map(([part, mebibytes]) => `${part} ${mebibytes.toFixed(0)} MiB`)
        .join(', '),
    );
  }
  return { minutes, memory };
}

/** Ratio of the last third to the second one. The first third is left out, because caches fill in it. */
export function drift(values: readonly number[]): number {
  const third = Math.floor(values.length / 3);
  const [middle, last] = [values.slice(third, 2 * third), values.slice(2 * third)];
  return quantile(last, 0.5) / quantile(middle, 0.5);
}

/** Memory of each part after the last minute, relative to the first one. */
export function grownSinceFirstMinute(memory: Soak['memory']): Record<string, number> {
  const [first, last] = [memory[0] ?? {}, memory.at(-1) ?? {}];
  return Object.fromEntries(Object.entries(first).map(([part, size]) => [part, (last[part] ?? 0) / size]));
}

async function memoryOf(parts: PartProcesses): Promise<Record<string, number>> {
  const read = Object.entries(parts).map(async ([part, pids]) => {
    const sizes = (await pids()).map(residentMiB);
    return [part, sizes.reduce((sum, size) => sum + size, 0)] as const;
  });
  return Object.fromEntries(await Promise.all(read));
}

/** Private memory of a process, without shared memory such as a database's buffers. */
function residentMiB(pid: number): number {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    return Number(/^RssAnon:\s+(\d+) kB$/m.exec(status)?.[1] ?? 0) / 1024;
  } catch {
    // The database has closed this backend meanwhile.
    return 0;
  }
}
