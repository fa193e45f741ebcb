import { clusterFolder } from '../finding/find-postgres.ts';
import { ToolMissing } from '../finding/package-managers.ts';
import { CommandFailed } from '../finding/run-command.ts';
import { freeMebibytes, isFullDisk, refuseFullDisks } from '../instance/disk-room.ts';
import { type Instance, startNewLogs } from '../instance/instance.ts';
import { endLeftovers, launcherName, openLedger, runningLauncher } from './process-ledger.ts';
import { Progress } from './progress.ts';
import { RunningInstance } from './running-instance.ts';
import { StartRefused } from '../processes/start-refused.ts';

/** Input of work that runs with an instance in the foreground. */
export interface Foreground {
  readonly running: RunningInstance;
  readonly progress: Progress;
  /** Resolves at a request to stop. */
  readonly end: Promise<void>;
}

/**
 * Runs work with exclusive use of an instance, then stops its parts in order: after the work, after a failure and at a request
 * to stop (Ctrl-C, `npm run stop`, a closed terminal, a killed `npm start`). Returns the exit code.
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

/** Further signals are ignored; shutdown stays in order. */
function wishToEnd(): Promise<void> {
  return new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => resolve());
    process.on('disconnect', () => resolve());
  });
}

/** Blames a full disk for any error, because it breaks parts in many ways and truncates their logs. */
export function explainOn(folders: readonly string[], error: unknown, fullBelowMebibytes = 8): string {
  const full = folders.find((folder) => freeMebibytes(folder) < fullBelowMebibytes);
  if (full === undefined) return explain(error);
  const [what] = explain(error).split('\n');
  return `${what}\nThe disk of ${full} is full: make room, then start again.`;
}

/** One line for known errors, else the stack. */
export function explain(error: unknown): string {
  if (error instanceof StartRefused || error instanceof ToolMissing || error instanceof CommandFailed) {
    return error.message;
  }
  if (isFullDisk(error)) return `A disk is full (${(error as Error).message}): make room, then try again.`;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
