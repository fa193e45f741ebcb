import type { Doing } from '../finding/tool-cache.ts';
import type { Instance } from '../instance/instance.ts';
import type { PortName } from '../instance/ports.ts';

export interface Command {
  readonly file: string;
  readonly args: readonly string[];
  readonly cwd?: string;
  /** The complete environment of the process; the launcher's own by default. */
  readonly env?: NodeJS.ProcessEnv;
  readonly uid?: number;
  readonly gid?: number;
  /** SIGTERM by default. */
  readonly stopSignal?: NodeJS.Signals;
}

interface Titled {
  readonly name: string;
  /** Name in the progress. */
  readonly title: string;
  /** Names of the parts and steps that come first. */
  readonly after: readonly string[];
}

/** Work of every start; quick if unchanged. */
export interface Step extends Titled {
  readonly kind: 'step';
  /** Returns a note for the progress line: "unchanged", "20,000 articles". */
  run(instance: Instance, doing: Doing): Promise<string | undefined>;
}

/** A process under the launcher's supervision, or an external address. */
export interface Part extends Titled {
  readonly kind: 'part';
  readonly ports: readonly PortName[];
  /** Address of an external instance from the environment, which replaces the local process. */
  elsewhere?(instance: Instance): string | undefined;
  /** Finds or installs the program and prepares its folders; "absent" leaves an optional part out. */
  prepare?(instance: Instance, say: (line: string) => void, doing: Doing): Promise<'absent' | undefined>;
  command(instance: Instance): Command;
  /** Throws `StartRefused` if waiting cannot help. */
  ready(instance: Instance): Promise<boolean>;
  /** Setup after the part is healthy: roles, databases, the realm. */
  settle?(instance: Instance): Promise<void>;
  /** Background processes have no address. */
  address?(instance: Instance): string;
  /** Reason for a restart of a healthy part; checked every few seconds. */
  ailing?(instance: Instance): string | undefined;
  /** Consequence of an optional part's absence, for the progress. */
  readonly whenAbsent?: string;
}

export type Node = Step | Part;
