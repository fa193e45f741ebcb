import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { contentOf, writeWhenRoom } from '../instance/write-when-room.ts';
import { identityOf } from '../processes/process-identity.ts';
import { signalGroup } from '../processes/signal-group.ts';

/** One process of an instance. `identity` distinguishes it from later processes with the same pid. */
export interface LedgerEntry {
  readonly part: string;
  readonly pid: number;
  readonly identity: string;
  readonly stopSignal: NodeJS.Signals;
}

/** The launcher's own entry. */
export const launcherName = 'launcher';

/** Running processes of an instance. Written at every start and end; read by the next launcher and by `npm run stop`. */
export interface ProcessLedger {
  readonly entries: () => readonly LedgerEntry[];
  add(part: string, pid: number, stopSignal?: NodeJS.Signals): void;
  remove(pid: number): void;
}

export function openLedger(stateDir: string): ProcessLedger {
  const file = join(stateDir, 'processes.json');
  const read = (): LedgerEntry[] => JSON.parse(contentOf(file) ?? '[]') as LedgerEntry[];
  // A full disk must not block stops and restarts.
  const write = (entries: readonly LedgerEntry[]): void =>
    writeWhenRoom(file, JSON.stringify(entries, null, 2));
  return {
    entries: read,
    add(part, pid, stopSignal = 'SIGTERM') {
      const identity = identityOf(pid);
      // The process has ended already.
      if (identity === undefined) return;
      write([...read().filter((entry) => entry.pid !== pid), { part, pid, identity, stopSignal }]);
    },
    remove: (pid) => write(read().filter((entry) => entry.pid !== pid)),
  };
}

/** Entries whose pid still belongs to the recorded process. */
export function stillRunning(
  entries: readonly LedgerEntry[],
  identify: (pid: number) => string | undefined = identityOf,
): LedgerEntry[] {
  return entries.filter(({ pid, identity }) => identify(pid) === identity);
}

/** The launcher that runs for this instance, if any. */
export const runningLauncher = (ledger: ProcessLedger): LedgerEntry | undefined =>
  stillRunning(ledger.entries()).find(({ part }) => part === launcherName);

/** Ends orphans of a killed launcher, the last started first; returns the names of their parts. */
export async function endLeftovers(ledger: ProcessLedger): Promise<string[]> {
  const left = stillRunning(ledger.entries())
    .filter(({ part }) => part !== launcherName)
    .toReversed();
  for (const entry of left) await endProcess(entry);
  for (const { pid } of ledger.entries()) ledger.remove(pid);
  return left.map(({ part }) => part);
}

/** Asks a process to stop, and kills it after a timeout. */
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
