import { chmodSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Ports } from './ports.ts';
import { type Secrets, openSecrets } from './secrets.ts';
import { stateFolderId } from './state-folder-id.ts';

/** The root of the repository. */
export const repositoryRoot = join(import.meta.dirname, '..', '..', '..');

/** One running Werkbank: where its state lies, which ports it uses and which secrets its parts share. */
export interface Instance {
  /** What `npm start`, `npm test` and `infra` call themselves in messages. */
  readonly name: string;
  readonly stateDir: string;
  readonly stateId: string;
  readonly ports: Ports;
  readonly secrets: Secrets;
  /** Databases and roles are called `<prefix>_<domain>`; the test instance must not meet the real one in a shared cluster. */
  readonly databasePrefix: string;
  readonly publicUrl: string;
  /** Front end and services are rebuilt and restarted on a change. */
  readonly watch: boolean;
  /** For tests: the gateway's limits for people are lifted, and no disk is waited for, as nobody pulls the plug. */
  readonly hurried: boolean;
  /** Takes the tool that is there soonest; a newer one is built for the next start. */
  readonly inHurry: boolean;
  readonly demoArticles: number;
  /** Without demo data: a shop that somebody fills. */
  readonly empty: boolean;
  /** How many processes each service and the gateway have; with more than one there is a cluster of three NATS servers. */
  readonly replicas: number;
  /** What the steps learnt on the way: where a binary was found, which address somebody else keeps. */
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

/** Opens the state folder, which only its owner may read, and everything that is kept in it. */
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

/** Puts the last run's logs aside, so that a log tells of one run and the reason of a failed start is found in it. */
export function startNewLogs(instance: Instance): void {
  const logs = join(instance.stateDir, 'logs');
  const previous = join(instance.stateDir, 'logs-of-the-last-run');
  rmSync(previous, { recursive: true, force: true });
  renameSync(logs, previous);
  mkdirSync(logs, { mode: 0o700 });
}

/** The log of one part. */
export const logFile = (instance: Instance, part: string): string =>
  join(instance.stateDir, 'logs', `${part}.log`);
