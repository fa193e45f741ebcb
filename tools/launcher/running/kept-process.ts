import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, openSync } from 'node:fs';
import { identityOf } from '../processes/process-identity.ts';
import { endProcess, type ProcessLedger } from './process-ledger.ts';
import { signalGroup } from '../processes/signal-group.ts';
import type { Command } from './topology-types.ts';

const longestPauseMs = 30_000;
const holdCheckMs = 250;
/** A crash after this time restarts without delay, because the start itself succeeded. */
const goodStartMs = 60_000;

/** Restart delay after n quick crashes in a row: none, then 1 s, 2 s, 4 s, … up to 30 s. */
export const restartPauseMs = (quickCrashes: number): number =>
  quickCrashes === 0 ? 0 : Math.min(1000 * 2 ** (quickCrashes - 1), longestPauseMs);

export interface KeptProcessOptions {
  readonly part: string;
  readonly command: () => Command;
  readonly log: string;
  readonly ledger: ProcessLedger;
  /** True while a test keeps the part down. */
  readonly isHeld: () => boolean;
  readonly onStart: () => void;
  readonly onCrash: (how: string, pauseMs: number) => void;
  /** Run time from which a crash does not count as quick; one minute by default. */
  readonly goodStartMs?: number;
}

/** A process that restarts after a crash, from its first healthy state until it is stopped. */
export class KeptProcess {
  readonly #options: KeptProcessOptions;
  #child: ChildProcess | undefined;
  #stopping = false;
  #wasHealthy = false;
  #quickCrashes = 0;
  #timer: NodeJS.Timeout | undefined;

  constructor(options: KeptProcessOptions) {
    this.#options = options;
  }

  get pid(): number | undefined {
    return this.#child?.pid;
  }

  /** How the process ended; undefined while it runs. */
  lastEnd: string | undefined;

  /** Enables restarts; before this, a crash is a failed start. */
  becameHealthy(): void {
    this.#wasHealthy = true;
  }

  start(): void {
    const { part, command: makeCommand, log, ledger } = this.#options;
    const command = makeCommand();
    const sink = openSync(log, 'a', 0o600);
    // Output goes directly to the file, so a killed launcher breaks no pipe. The own process group keeps the terminal's Ctrl-C
    // away, so that the launcher stops its parts in order.
    const child = spawn(command.file, command.args, {
      cwd: command.cwd,
      env: command.env ?? process.env,
      uid: command.uid,
      gid: command.gid,
      stdio: ['ignore', sink, sink],
      detached: process.platform !== 'win32',
    });
    closeSync(sink);
    const startedAt = Date.now();
    this.#child = child;
    this.lastEnd = undefined;
    if (child.pid !== undefined) ledger.add(part, child.pid, command.stopSignal);
    this.#options.onStart();
    child.once('error', (error) => this.#ended(child, error.message, startedAt));
    child.once('exit', (code, signal) => this.#ended(child, signal ?? `exit code ${code}`, startedAt));
  }

  #ended(child: ChildProcess, how: string, startedAt: number): void {
    if (child.pid !== undefined) this.#options.ledger.remove(child.pid);
    this.#child = undefined;
    this.lastEnd = how;
    if (this.#stopping || !this.#wasHealthy) return;
    const wasQuick = Date.now() - startedAt < (this.#options.goodStartMs ?? goodStartMs);
    this.#quickCrashes = wasQuick ? this.#quickCrashes + 1 : 0;
    const pause = restartPauseMs(this.#quickCrashes);
    this.#options.onCrash(how, pause);
    this.#startIn(pause);
  }

  #startIn(pauseMs: number): void {
    this.#timer = setTimeout(
      () => (this.#options.isHeld() ? this.#startIn(holdCheckMs) : this.start()),
      pauseMs,
    );
  }

  /** Ends the process; a healthy one is started again. */
  restart(): void {
    if (this.pid !== undefined) signalGroup(this.pid, this.#options.command().stopSignal ?? 'SIGTERM');
  }

  /** Ends the process without a restart. */
  async stop(): Promise<void> {
    this.#stopping = true;
    clearTimeout(this.#timer);
    const pid = this.pid;
    const identity = pid === undefined ? undefined : identityOf(pid);
    if (pid === undefined || identity === undefined) return;
    const stopSignal = this.#options.command().stopSignal ?? 'SIGTERM';
    await endProcess({ pid, identity, stopSignal });
    this.#options.ledger.remove(pid);
  }
}
