import { readFileSync } from 'node:fs';

/** Linux counts in hundredths of a second in /proc on every platform. */
const ticksPerSecond = 100;

/** CPU seconds of one process from its line in /proc/<pid>/stat, in user and in system mode. */
export function cpuSecondsIn(stat: string): number {
  // The command's name is in brackets and may contain blanks and brackets, so fields count from the last bracket.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  const [user, system] = [Number(fields[11]), Number(fields[12])];
  if (!Number.isInteger(user) || !Number.isInteger(system)) throw new Error(`Not a line of /proc: ${stat}`);
  return (user + system) / ticksPerSecond;
}

/** CPU seconds of a process so far; undefined after its end. */
export function cpuSecondsOf(pid: number): number | undefined {
  try {
    return cpuSecondsIn(readFileSync(`/proc/${pid}/stat`, 'utf8'));
  } catch (error) {
    if (['ENOENT', 'ESRCH'].includes((error as NodeJS.ErrnoException).code ?? '')) return undefined;
    throw error;
  }
}

/** CPU seconds by process. */
export type CpuTimes = ReadonlyMap<number, number>;

export function readCpuTimes(pids: readonly number[]): CpuTimes {
  return new Map(
    pids.flatMap((pid) => {
      const seconds = cpuSecondsOf(pid);
      return seconds === undefined ? [] : [[pid, seconds] as const];
    }),
  );
}

/** CPU seconds between two readings. A new process counts from its start, an ended one does not count. */
export function cpuSecondsBetween(before: CpuTimes, after: CpuTimes): number {
  let sum = 0;
  for (const [pid, seconds] of after) sum += seconds - (before.get(pid) ?? 0);
  return sum;
}
