import type { Doing } from '../finding/tool-cache.ts';
import type { Instance } from '../instance/instance.ts';
import type { PortName } from '../instance/ports.ts';

/** How a process is started. */
export interface Command {
  readonly file: string;
  readonly args: readonly string[];
  readonly cwd?: string;
  /** The whole environment of the process, or nothing for the launcher's own. */
  readonly env?: NodeJS.ProcessEnv;
  readonly uid?: number;
  readonly gid?: number;
  /** How it is asked to stop; SIGTERM unless the program wants something else. */
  readonly stopSignal?: NodeJS.Signals;
}

interface Titled {
  readonly name: string;
  /** What people call it, shown in the progress. */
  readonly title: string;
  /** What has to be healthy or done before. */
  readonly after: readonly string[];
}

/** Work that is done once at every start, and quickly where nothing changed. */
export interface Step extends Titled {
  readonly kind: 'step';
  /** The answer, if any, is shown behind the line: "unchanged", "20,000 articles". */
  run(instance: Instance, doing: Doing): Promise<string | undefined>;
}

/** A process that is kept running, or an address that somebody else keeps. */
export interface Part extends Titled {
  readonly kind: 'part';
  readonly ports: readonly PortName[];
  /** The address in the environment that makes starting our own unnecessary. */
  elsewhere?(instance: Instance): string | undefined;
  /** Finds or installs the program and prepares its folders; the answer "absent" leaves an optional part out. */
  prepare?(instance: Instance, say: (line: string) => void, doing: Doing): Promise<'absent' | undefined>;
  command(instance: Instance): Command;
  /** Throws `StartRefused` where waiting is of no use. */
  ready(instance: Instance): Promise<boolean>;
  /** What is set up in it once it is healthy: roles, databases, the realm. */
  settle?(instance: Instance): Promise<void>;
  /** Where it answers; work in the background has no address. */
  address?(instance: Instance): string;
  /** Why a healthy part has to be started again, looked for every few seconds. */
  ailing?(instance: Instance): string | undefined;
  /** The line that tells what an optional part's absence means. */
  readonly whenAbsent?: string;
}

export type Node = Step | Part;
