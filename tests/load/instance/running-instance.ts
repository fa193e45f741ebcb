import { existsSync, readFileSync } from 'node:fs';
import { serviceRoleOf } from '@werkbank/contracts/database-roles';
import { dirname, join } from 'node:path';

export interface Account {
  readonly email: string;
  readonly password: string;
  readonly role: string;
}

/** What the launcher tells of the instance that runs. */
export interface RunningInstance {
  readonly address: string;
  readonly accounts: readonly Account[];
  /** Where each part answers. */
  readonly parts: Readonly<Record<string, string>>;
  readonly pids: Readonly<Record<string, number>>;
  /** Where the launcher keeps what it told no part. */
  readonly secretsFile: string;
}

/** A reason not to measure that whoever runs this can do something about. */
export class NothingToMeasure extends Error {
  override readonly name = 'NothingToMeasure';
}

export const repositoryRoot = join(import.meta.dirname, '..', '..', '..');

/** The instance of `npm start`, or the one whose `run.json` WERKBANK_RUN names. */
export function runningInstance(): RunningInstance {
  const given = process.env.WERKBANK_RUN;
  return instanceOf(given === undefined || given === '' ? join(repositoryRoot, '.state', 'run.json') : given);
}

/** An instance of an earlier version that runs beside, to be measured in the same rounds; WERKBANK_BEFORE names its `run.json`. */
export function instanceBefore(): RunningInstance | undefined {
  const given = process.env.WERKBANK_BEFORE;
  return given === undefined || given === '' ? undefined : instanceOf(given);
}

function instanceOf(file: string): RunningInstance {
  if (!existsSync(file))
    throw new NothingToMeasure(`No instance is running, ${file} is not there: npm start, then again.`);
  const told = JSON.parse(readFileSync(file, 'utf8')) as Omit<RunningInstance, 'secretsFile'>;
  const instance = { ...told, secretsFile: join(dirname(file), 'secrets.json') };
  if (!isAlive(instance.pids['launcher']))
    throw new NothingToMeasure(
      `No instance is running, ${file} is of one that was killed: npm start, then again.`,
    );
  return instance;
}

/** A file without a launcher tells of an instance somewhere else. */
function isAlive(launcher: number | undefined): boolean {
  if (launcher === undefined) return true;
  try {
    return process.kill(launcher, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** The process of a part; CPU time can only be read of processes on this machine. */
export function pidOf(instance: RunningInstance, part: string): number {
  const pid = instance.pids[part];
  if (pid === undefined) throw new NothingToMeasure(`run.json names no process of ${part} on this machine.`);
  return pid;
}

/** The script that a part's process runs. */
export function scriptOf(pid: number): string {
  const script = readFileSync(`/proc/${pid}/cmdline`, 'utf8')
    .split('\0')
    .find((argument) => argument.endsWith('.js'));
  if (script === undefined) throw new NothingToMeasure(`Process ${pid} runs no script.`);
  return script;
}

/** With what environment a part was started: its addresses, its database and its secrets. */
export function environmentOf(pid: number): Record<string, string> {
  const entries = readFileSync(`/proc/${pid}/environ`, 'utf8').split('\0').filter(Boolean);
  return Object.fromEntries(
    entries.map((entry) => [entry.slice(0, entry.indexOf('=')), entry.slice(entry.indexOf('=') + 1)]),
  );
}

/** The database of a service: as the service, and as the owner of its tables, who makes others beside them. */
export interface DatabaseOfService {
  readonly url: string;
  readonly ownerUrl: string;
}

export function databaseOf(instance: RunningInstance, service: string): DatabaseOfService {
  const url = environmentOf(pidOf(instance, service))['DATABASE_URL'] ?? '';
  const owner = new URL(url);
  const name = decodeURIComponent(owner.pathname.slice(1));
  if (owner.username !== serviceRoleOf(name)) return { url, ownerUrl: url };
  const secrets = JSON.parse(readFileSync(instance.secretsFile, 'utf8')) as Record<string, string>;
  owner.username = name;
  owner.password = secrets[`postgres-${service}`] ?? '';
  return { url, ownerUrl: owner.toString() };
}
