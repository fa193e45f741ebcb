import { CommandFailed } from '../finding/run-command.ts';
import { ToolMissing } from '../finding/package-managers.ts';
import { type House, startNewLogs } from '../house/house.ts';
import { endLeftovers, launcherName, openLedger, runningLauncher } from './process-ledger.ts';
import { Progress } from './progress.ts';
import { RunningHouse, StartRefused } from './running-house.ts';

/**
 * Brings a house up, stays until somebody wants it to end (Ctrl-C, `npm run stop`, a closed terminal, a killed
 * `npm start`), and takes it down in order. The answer is the exit code.
 */
export async function runInForeground(
  house: House,
  bringUp: (running: RunningHouse, progress: Progress) => Promise<string>,
): Promise<number> {
  const ledger = openLedger(house.stateDir);
  if (runningLauncher(ledger) !== undefined) {
    console.error(`Werkbank (${house.name}) is running already. \`npm run stop\` ends it.`);
    return 1;
  }
  const progress = new Progress();
  const leftovers = await endLeftovers(ledger);
  if (leftovers.length > 0)
    progress.say(`Cleaned up after a launcher that was killed: ${leftovers.join(', ')}.`);
  ledger.add(launcherName, process.pid);
  startNewLogs(house);

  const running = new RunningHouse(house, ledger, progress);
  const wish = wishToEnd();
  try {
    const outcome = await Promise.race([bringUp(running, progress), wish]);
    if (outcome !== undefined) {
      progress.say(outcome);
      await wish;
    }
    progress.say('Stopping …');
    return 0;
  } catch (error) {
    console.error(`\n${explain(error)}`);
    return 1;
  } finally {
    await running.bringDown();
    ledger.remove(process.pid);
    progress.say('Everything is stopped.');
  }
}

/** Resolves when the launcher is asked to go; asking twice changes nothing, the parts end in order. */
function wishToEnd(): Promise<undefined> {
  return new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
      process.on(signal, () => resolve(undefined));
    process.on('disconnect', () => resolve(undefined));
  });
}

/** What went wrong: one line where we know what to do, the whole story where we do not. */
export function explain(error: unknown): string {
  if (error instanceof StartRefused || error instanceof ToolMissing || error instanceof CommandFailed)
    return error.message;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
