import { cpuSecondsBetween, type CpuTimes, readCpuTimes } from './process-times.ts';

/** Processes of each part, read each time because a database opens and closes backends. */
export type PartProcesses = Readonly<Record<string, () => Promise<readonly number[]>>>;

/** CPU seconds of each part during the work. */
export async function cpuSecondsWhile<T>(
  parts: PartProcesses,
  work: () => Promise<T>,
): Promise<{ result: T; seconds: Record<string, number> }> {
  const before = await readParts(parts);
  const result = await work();
  const after = await readParts(parts);
  const seconds = Object.fromEntries(
    Object.keys(parts).map((part) => [part, cpuSecondsBetween(before[part]!, after[part]!)]),
  );
  return { result, seconds };
}

async function readParts(parts: PartProcesses): Promise<Record<string, CpuTimes>> {
  const read: Record<string, CpuTimes> = {};
  for (const [part, pids] of Object.entries(parts)) read[part] = readCpuTimes(await pids());
  return read;
}
