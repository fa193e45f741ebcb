import { readFileSync } from 'node:fs';

/** The kernel counts in hundredths of a second on every platform that Linux tells about in /proc. */
const ticksPerSecond = 100;

/** CPU seconds of one process from its line in /proc/<pid>/stat, in user and in system mode. */
export function cpuSecondsIn(stat: string): number {
  // The command's name stands in brackets and may hold blanks and brackets itself, so count from the last one.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  const [user, system] = [Number(fields[11]), Number(fields[12])];
  if (!Number.isInteger(user) || !Number.isInteger(system)) throw new Error(`Not a line of /proc: ${stat}`);
  return (user + system) / ticksPerSecond;
}

/** CPU seconds that a process has used so far; nothing where it has ended. */
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

/** What was used in between. A process that began in between counts from its birth, one that ended does not count. */
export function cpuSecondsBetween(before: CpuTimes, after: CpuTimes): number {
  let sum = 0;
  for (const [pid, seconds] of after) sum += seconds - (before.get(pid) ?? 0);
  return sum;
}
