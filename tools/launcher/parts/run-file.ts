import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { type CompanySignInToTry, companySignInToTry } from './test-company.ts';
import { type DemoAccount, demoAccounts } from '../preparing/demo-data.ts';
import { openLedger, runningLauncher } from '../running/process-ledger.ts';
import type { RunningInstance } from '../running/running-instance.ts';
import { StartRefused } from '../processes/start-refused.ts';
import type { Instance } from '../instance/instance.ts';
import { writeWhenRoom } from '../instance/write-when-room.ts';

/** Facts about the running instance for scripts and tests. */
export interface RunFile {
  readonly address: string;
  /** The address of each part that has one. */
  readonly parts: Readonly<Record<string, string>>;
  readonly accounts: readonly DemoAccount[];
  readonly companySignIn: CompanySignInToTry;
  readonly pids: Readonly<Record<string, number>>;
}

export const runFile = (instance: Instance): string => join(instance.stateDir, 'run.json');

/** Writes `run.json`, and rewrites it when a part gets a new process. */
export function keepRunFile(instance: Instance, running: RunningInstance): void {
  const write = (): void => {
    const content: RunFile = {
      address: instance.publicUrl,
      parts: Object.fromEntries(running.addresses),
      accounts: demoAccounts(instance),
      companySignIn: companySignInToTry(),
      pids: { launcher: process.pid, ...running.pids },
    };
    writeWhenRoom(runFile(instance), JSON.stringify(content, null, 2));
  };
  running.onChange = write;
  write();
}

/** Facts about the running instance. The ledger decides if it runs, because a killed launcher leaves its file behind. */
export function readRunFile(instance: Instance, otherwise = ''): RunFile {
  const file = runFile(instance);
  if (!existsSync(file) || runningLauncher(openLedger(instance.stateDir)) === undefined)
    throw new StartRefused(`Werkbank is not running: npm start starts it${otherwise}.`);
  return JSON.parse(readFileSync(file, 'utf8')) as RunFile;
}

/** Called before shutdown, so that no script finds a dead address. */
export const removeRunFile = (instance: Instance): void => rmSync(runFile(instance), { force: true });
