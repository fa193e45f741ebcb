import { clusterFolder } from '../finding/find-postgres.ts';
import { ToolMissing } from '../finding/package-managers.ts';
import { CommandFailed } from '../finding/run-command.ts';
import { freeMebibytes, isFullDisk, refuseFullDisks } from '../instance/disk-room.ts';
import { type Instance, startNewLogs } from '../instance/instance.ts';
import { endLeftovers, launcherName, openLedger, runningLauncher } from './process-ledger.ts';
import { Progress } from './progress.ts';
import { RunningInstance } from './running-instance.ts';
import { StartRefused } from '../processes/start-refused.ts';

/** What is done with an instance while this process stays in the foreground. */
export interface Foreground {
  readonly running: RunningInstance;
  readonly progress: Progress;
  /** Resolves when somebody wants the instance to end. */
  readonly end: Promise<void>;
}

/**
 * Runs work with an instance that nobody else may run at the same time, and takes down in order whatever it started: when
 * the work is done, when it fails, and when somebody ends it (Ctrl-C, `npm run stop`, a closed terminal, a killed
 * `npm start`). The answer is the exit code.
 */
export async function inForeground(
  instance: Instance,
  work: (foreground: Foreground) => Promise<number>,
  exitCodeWhenEnded = 0,
): Promise<number> {
  const ledger = openLedger(instance.stateDir);
  if (runningLauncher(ledger) !== undefined) {
    console.error(`Werkbank (${instance.name}) is running already; npm run stop ends it.`);
    return 1;
  }
  const folders = [instance.stateDir, clusterFolder(instance.stateDir)];
  refuseFullDisks(folders);
  const progress = new Progress();
  const leftovers = await endLeftovers(ledger);
  if (leftovers.length > 0)
    progress.say(`Cleaned up after a launcher that was killed: ${leftovers.join(', ')}.`);
  ledger.add(launcherName, process.pid);
  startNewLogs(instance);

  const running = new RunningInstance(instance, ledger, progress);
  const end = wishToEnd();
  try {
    return await Promise.race([work({ running, progress, end }), end.then(() => exitCodeWhenEnded)]);
  } catch (error) {
    progress.say(`\n${explainOn(folders, error)}`);
    return 1;
  } finally {
    progress.say('Stopping …');
    await running.bringDown();
    ledger.remove(process.pid);
    progress.say('Everything is stopped.');
  }
}

/** Asking twice changes nothing: the parts end in order, and soon. */
function wishToEnd(): Promise<void> {
  return new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => resolve());
    process.on('disconnect', () => resolve());
  });
}

/** Where a disk became full meanwhile, that is the reason, whatever failed for it and whatever its log could still hold. */
export function explainOn(folders: readonly string[], error: unknown, fullBelowMebibytes = 8): string {
  const full = folders.find((folder) => freeMebibytes(folder) < fullBelowMebibytes);
  if (full === undefined) return explain(error);
  const [what] = explain(error).split('\n');
  return `${what}\nThe disk of ${full} is full: make room, then start again.`;
}

/** What went wrong: one line where we know what to do, the whole story where we do not. */
export function explain(error: unknown): string {
  if (error instanceof StartRefused || error instanceof ToolMissing || error instanceof CommandFailed) {
    return error.message;
  }
  if (isFullDisk(error)) return `A disk is full (${(error as Error).message}): make room, then try again.`;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
