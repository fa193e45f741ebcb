import { existsSync, readFileSync } from 'node:fs';
import { serviceRoleOf } from '@werkbank/contracts/database-roles';
import { dirname, join } from 'node:path';

export interface Account {
  readonly email: string;
  readonly password: string;
  readonly role: string;
}

/** The launcher's description of the running instance. */
export interface RunningInstance {
  readonly address: string;
  readonly accounts: readonly Account[];
  /** Addresses of the parts. */
  readonly parts: Readonly<Record<string, string>>;
  readonly pids: Readonly<Record<string, number>>;
  /** The launcher's secrets that no part knows. */
  readonly secretsFile: string;
}

/** A reason not to measure that the user can remove. */
export class NothingToMeasure extends Error {
  override readonly name = 'NothingToMeasure';
}

export const repositoryRoot = join(import.meta.dirname, '..', '..', '..');

/** The instance of `npm start`, or the one whose `run.json` WERKBANK_RUN names. */
export function runningInstance(): RunningInstance {
  const given = process.env.WERKBANK_RUN;
  return instanceOf(given === undefined || given === '' ? join(repositoryRoot, '.state', 'run.json') : given);
}

/** A running instance of an earlier version, measured in the same rounds; WERKBANK_BEFORE is its `run.json`. */
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

/** A file without a launcher describes an instance on another machine. */
function isAlive(launcher: number | undefined): boolean {
  if (launcher === undefined) return true;
  try {
    return process.kill(launcher, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** The process of a part. It must be on this machine to read its CPU time. */
export function pidOf(instance: RunningInstance, part: string): number {
  const pid = instance.pids[part];
  if (pid === undefined) throw new NothingToMeasure(`run.json names no process of ${part} on this machine.`);
  return pid;
}

export function scriptOf(pid: number): string {
  const script = readFileSync(`/proc/${pid}/cmdline`, 'utf8')
    .split('\0')
    .find((argument) => argument.endsWith('.js'));
  if (script === undefined) throw new NothingToMeasure(`Process ${pid} runs no script.`);
  return script;
}

/** The environment of a part's process, with its addresses, database and secrets. */
export function environmentOf(pid: number): Record<string, string> {
  const entries = readFileSync(`/proc/${pid}/environ`, 'utf8').split('\0').filter(Boolean);
  return Object.fromEntries(
    entries.map((entry) => [entry.slice(0, entry.indexOf('=')), entry.slice(entry.indexOf('=') + 1)]),
  );
}

/** Addresses of a service's database for the service role and for the owner role, which may create tables. */
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
