import { chmodSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Ports } from './ports.ts';
import { type Secrets, openSecrets } from './secrets.ts';
import { stateFolderId } from './state-folder-id.ts';

export const repositoryRoot = join(import.meta.dirname, '..', '..', '..');

/** One Werkbank with its state folder, ports and shared secrets. */
export interface Instance {
  /** Name of the command in messages. */
  readonly name: string;
  readonly stateDir: string;
  readonly stateId: string;
  readonly ports: Ports;
  readonly secrets: Secrets;
  /** Names of databases and roles are `<prefix>_<domain>`; separate prefixes protect instances in a shared cluster. */
  readonly databasePrefix: string;
  readonly publicUrl: string;
  /** Front end and services are rebuilt and restarted on a change. */
  readonly watch: boolean;
  /** For tests: lifts the gateway's rate limits and disables fsync, since tests include no power failure. */
  readonly hurried: boolean;
  /** Uses the tool that is available first; a newer one is built for the next start. */
  readonly inHurry: boolean;
  readonly demoArticles: number;
  /** Without demo data. */
  readonly empty: boolean;
  /** Processes of each service and the gateway; more than one implies a cluster of three NATS servers. */
  readonly replicas: number;
  /** Results of earlier steps, such as paths of programs. */
  readonly found: Map<string, string>;
}

export interface InstanceOptions {
  readonly name: string;
  readonly stateDir: string;
  readonly ports: Ports;
  readonly databasePrefix?: string;
  readonly watch?: boolean;
  readonly hurried?: boolean;
  readonly inHurry?: boolean;
  readonly demoArticles: number;
  readonly empty?: boolean;
  readonly replicas?: number;
}

/** Opens the state folder and makes it readable for its owner only. */
export function openInstance(options: InstanceOptions): Instance {
  mkdirSync(join(options.stateDir, 'logs'), { recursive: true, mode: 0o700 });
  chmodSync(options.stateDir, 0o700);
  return {
    name: options.name,
    stateDir: options.stateDir,
    stateId: stateFolderId(options.stateDir),
    ports: options.ports,
    secrets: openSecrets(join(options.stateDir, 'secrets.json')),
    databasePrefix: options.databasePrefix ?? 'werkbank',
    publicUrl: `http://127.0.0.1:${options.ports.gateway}`,
    watch: options.watch ?? false,
    hurried: options.hurried ?? false,
    inHurry: options.inHurry ?? false,
    demoArticles: options.demoArticles,
    empty: options.empty ?? false,
    replicas: options.replicas ?? 1,
    found: new Map(),
  };
}

/** Moves the logs of the last run aside, so that each log covers one run. */
export function startNewLogs(instance: Instance): void {
  const logs = join(instance.stateDir, 'logs');
  const previous = join(instance.stateDir, 'logs-of-the-last-run');
  rmSync(previous, { recursive: true, force: true });
  renameSync(logs, previous);
  mkdirSync(logs, { mode: 0o700 });
}

export const logFile = (instance: Instance, part: string): string =>
  join(instance.stateDir, 'logs', `${part}.log`);
