import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { contentOf, writeWhenRoom } from '../instance/write-when-room.ts';
import { identityOf } from '../processes/process-identity.ts';
import { signalGroup } from '../processes/signal-group.ts';

/** One process of an instance, so noted that no later process of the same number can be mistaken for it. */
export interface LedgerEntry {
  readonly part: string;
  readonly pid: number;
  readonly identity: string;
  readonly stopSignal: NodeJS.Signals;
}

/** The name under which the launcher itself stands in the ledger. */
export const launcherName = 'launcher';

/** Who runs for this instance: written at every start and end, read by the next launcher and by `npm run stop`. */
export interface ProcessLedger {
  readonly entries: () => readonly LedgerEntry[];
  add(part: string, pid: number, stopSignal?: NodeJS.Signals): void;
  remove(pid: number): void;
}

/** Opens the ledger of a state folder. */
export function openLedger(stateDir: string): ProcessLedger {
  const file = join(stateDir, 'processes.json');
  const read = (): LedgerEntry[] => JSON.parse(contentOf(file) ?? '[]') as LedgerEntry[];
  // On a full disk parts are ended, and started again, all the same.
  const write = (entries: readonly LedgerEntry[]): void =>
    writeWhenRoom(file, JSON.stringify(entries, null, 2));
  return {
    entries: read,
    add(part, pid, stopSignal = 'SIGTERM') {
      const identity = identityOf(pid);
      // It ended before it could be noted down.
      if (identity === undefined) return;
      write([...read().filter((entry) => entry.pid !== pid), { part, pid, identity, stopSignal }]);
    },
    remove: (pid) => write(read().filter((entry) => entry.pid !== pid)),
  };
}

/** The entries whose process still runs: the number is alive and belongs to the process that was noted down. */
export function stillRunning(
  entries: readonly LedgerEntry[],
  identify: (pid: number) => string | undefined = identityOf,
): LedgerEntry[] {
  return entries.filter(({ pid, identity }) => identify(pid) === identity);
}

/** The launcher that runs for this instance, if any. */
export const runningLauncher = (ledger: ProcessLedger): LedgerEntry | undefined =>
  stillRunning(ledger.entries()).find(({ part }) => part === launcherName);

/** Ends what a killed launcher left behind, the last started first; answers the names of the parts. */
export async function endLeftovers(ledger: ProcessLedger): Promise<string[]> {
  const left = stillRunning(ledger.entries())
    .filter(({ part }) => part !== launcherName)
    .toReversed();
  for (const entry of left) await endProcess(entry);
  for (const { pid } of ledger.entries()) ledger.remove(pid);
  return left.map(({ part }) => part);
}

/** Asks a process to stop, and ends it where it does not within the time that it is given. */
export async function endProcess(entry: Omit<LedgerEntry, 'part'>, patienceMs = 15_000): Promise<void> {
  const isThere = (): boolean => identityOf(entry.pid) === entry.identity;
  if (!isThere()) return;
  signalGroup(entry.pid, entry.stopSignal);
  for (const deadline = Date.now() + patienceMs; isThere(); await wait(50)) {
    if (Date.now() > deadline) {
      signalGroup(entry.pid, 'SIGKILL');
      return;
    }
  }
}
