import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { type CompanySignInToTry, companySignInToTry } from '../parts/test-company.ts';
import { type DemoAccount, demoAccounts } from '../preparing/demo-data.ts';
import type { RunningHouse } from '../running/running-house.ts';
import type { House } from './house.ts';
import { writeAtomically } from './write-atomically.ts';

/** What scripts and tests learn about the house that runs. */
export interface RunFile {
  readonly address: string;
  /** The address of each part that has one. */
  readonly parts: Readonly<Record<string, string>>;
  readonly accounts: readonly DemoAccount[];
  readonly companySignIn: CompanySignInToTry;
  readonly pids: Readonly<Record<string, number>>;
}

export const runFile = (house: House): string => join(house.stateDir, 'run.json');

/** Writes `run.json`, and writes it again whenever a part got another process. */
export function keepRunFile(house: House, running: RunningHouse): void {
  const write = (): void => {
    const content: RunFile = {
      address: house.publicUrl,
      parts: Object.fromEntries(running.addresses),
      accounts: demoAccounts(house),
      companySignIn: companySignInToTry(),
      pids: { launcher: process.pid, ...running.pids },
    };
    writeAtomically(runFile(house), JSON.stringify(content, null, 2));
  };
  running.onChange = write;
  write();
}

/** The house is about to end; nobody shall find an address that no longer answers. */
export const removeRunFile = (house: House): void => rmSync(runFile(house), { force: true });
