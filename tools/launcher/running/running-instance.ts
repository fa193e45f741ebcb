import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { ToolMissing } from '../finding/package-managers.ts';
import { abortCommands, lastLines } from '../finding/run-command.ts';
import { type Instance, logFile } from '../instance/instance.ts';
import { isTaken, portOf, takenPortMessage } from '../instance/ports.ts';
import { KeptProcess } from './kept-process.ts';
import type { ProcessLedger } from './process-ledger.ts';
import type { Progress } from './progress.ts';
import { StartRefused } from '../processes/start-refused.ts';
import type { Node, Part } from './topology-types.ts';

/** Generous, for a first start on a busy machine with two cores. A crash during the start is noticed at once. */
const healthDeadlineMs = 300_000;

/** A readiness check without an answer after this time counts as not ready. */
const silenceMs = 10_000;

/** Interval of the checks of healthy parts. */
const lookEveryMs = 2_000;

/** Timeouts of a part's start. */
export interface Patience {
  readonly healthMs: number;
  readonly silenceMs: number;
}

/** Brings the parts of an instance up in health order and takes them down in reverse. */
export class RunningInstance {
  readonly #instance: Instance;
  readonly #ledger: ProcessLedger;
  readonly #progress: Progress;
  readonly #patience: Patience;
  readonly #processes = new Map<string, KeptProcess>();
  readonly #up = new Map<string, Promise<void>>();
  readonly #addresses = new Map<string, string>();
  readonly #missing: ToolMissing[] = [];
  #stopping = false;

  constructor(instance: Instance, ledger: ProcessLedger, progress: Progress, patience?: Patience) {
    this.#instance = instance;
    this.#ledger = ledger;
    this.#progress = progress;
    this.#patience = patience ?? { healthMs: healthDeadlineMs, silenceMs };
  }

  /** Called when a part has a new process. */
  onChange: () => void = () => undefined;

  /** Addresses of the running parts. */
  get addresses(): ReadonlyMap<string, string> {
    return this.#addresses;
  }

  get pids(): Record<string, number> {
    const pids = [...this.#processes].flatMap(([name, { pid }]) =>
      pid === undefined ? [] : [[name, pid] as const],
    );
    return Object.fromEntries(pids);
  }

  /** Starts each missing part as soon as its dependencies are healthy. Rejects with the first failure. */
  async bringUp(topology: readonly Node[]): Promise<void> {
    await this.#refuseTakenPorts(topology);
    for (const node of topology) {
      if (this.#up.has(node.name)) continue;
      const needs = node.after.map((name) => {
        const needed = this.#up.get(name);
        if (needed === undefined)
          throw new Error(`The topology lists ${node.name} before ${name}, which it needs.`);
        return needed;
      });
      const up = Promise.all(needs).then(() => this.#bringUpOne(node));
      // `Promise.all` below reports the failure; without this handler Node would end the launcher first.
      up.catch(() => undefined);
      this.#up.set(node.name, up);
    }
    try {
      await Promise.all(topology.flatMap(({ name }) => this.#up.get(name) ?? []));
    } catch (error) {
      throw error instanceof ToolMissing ? await this.#everyMissingTool() : error;
    }
  }

  /** Collects all missing tools for one message, so that a user can install them at once. */
  async #everyMissingTool(): Promise<ToolMissing> {
    await wait(500);
    return new ToolMissing(this.#missing.map(({ message }) => message).join('\n'));
  }

  async #refuseTakenPorts(topology: readonly Node[]): Promise<void> {
    for (const node of topology) {
      if (node.kind === 'step' || this.#up.has(node.name) || hasAddress(node, this.#instance)) continue;
      for (const name of node.ports) {
        const port = portOf(this.#instance.ports, name);
        if (await isTaken(port))
          throw new StartRefused(takenPortMessage(port, node.title, this.#instance.ports.gateway));
      }
    }
  }

  async #bringUpOne(node: Node): Promise<void> {
    if (this.#stopping) throw new StartRefused('Stopped before everything was up.');
    this.#progress.begin(node.title);
    try {
      if (node.kind === 'step')
        this.#progress.done(node.title, await node.run(this.#instance, this.#doing(node)));
      else await this.#startPart(node);
    } catch (error) {
      if (error instanceof ToolMissing) this.#missing.push(error);
      // Starts aborted by the failure of another part get no line.
      if (!this.#stopping) this.#progress.failed(node.title);
      throw error;
    }
  }

  #doing({ title }: Node): (what: string) => void {
    return (what) => this.#progress.doing(title, what);
  }

  async #startPart(part: Part): Promise<void> {
    const instance = this.#instance;
    const elsewhere = hasAddress(part, instance);
    if (!elsewhere) {
      const found = await part.prepare?.(instance, (line) => this.#progress.say(line), this.#doing(part));
      if (found === 'absent') {
        this.#progress.leftOut(part.title, part.whenAbsent ?? 'left out');
        return;
      }
      this.#keep(part);
    }
    this.#doing(part)('starts');
    await this.#untilHealthy(part, elsewhere);
    if (part.settle !== undefined) this.#doing(part)('is set up');
    await part.settle?.(instance);
    this.#processes.get(part.name)?.becameHealthy();
    this.#lookAfter(part);
    const address = part.address?.(instance);
    if (address !== undefined) this.#addresses.set(part.name, address);
    this.#progress.done(part.title, elsewhere ? `${address}  (from the environment)` : address);
  }

  /** Restarts a part that runs but has stopped working, such as NATS after a full disk. */
  #lookAfter(part: Part): void {
    const kept = this.#processes.get(part.name);
    if (kept === undefined || part.ailing === undefined) return;
    const look = setInterval(() => {
      if (this.#stopping) return clearInterval(look);
      const why = part.ailing?.(this.#instance);
      if (why === undefined) return;
      this.#progress.say(`  ! ${part.title} is started again: ${why}`);
      kept.restart();
    }, lookEveryMs);
    look.unref();
  }

  #keep(part: Part): void {
    if (this.#stopping) throw new StartRefused('Stopped before everything was up.');
    const kept = new KeptProcess({
      part: part.name,
      command: () => part.command(this.#instance),
      log: logFile(this.#instance, part.name),
      ledger: this.#ledger,
      isHeld: () => existsSync(join(this.#instance.stateDir, 'held', part.name)),
      // Tests kill parts on purpose; these crashes need no growing delay.
      ...(this.#instance.hurried ? { goodStartMs: 2_000 } : {}),
      onStart: () => this.onChange(),
      onCrash: (how, pauseMs) => {
        const again = `it is started again ${pauseMs === 0 ? 'at once' : `in ${Math.round(pauseMs / 1000)} s`}`;
        this.#progress.say(
          `  ! ${part.title} ended unexpectedly (${how}); ${again}. See ${logFile(this.#instance, part.name)}`,
        );
      },
    });
    this.#processes.set(part.name, kept);
    kept.start();
  }

  async #untilHealthy(part: Part, elsewhere: boolean): Promise<void> {
    const kept = this.#processes.get(part.name);
    const deadline = Date.now() + (elsewhere ? 15_000 : this.#patience.healthMs);
    while (!(await this.#isReady(part))) {
      const end = kept?.lastEnd;
      if (end !== undefined)
        throw new StartRefused(`${part.title} ended while it started (${end}).${this.#logTail(part)}`);
      if (this.#stopping) throw new StartRefused('Stopped before everything was up.');
      if (Date.now() > deadline) {
        throw new StartRefused(
          elsewhere
            ? `${part.title} does not answer at the address in the environment, ${part.address?.(this.#instance)}.`
            : `${part.title} does not become ready.${this.#logTail(part)}`,
        );
      }
      await wait(150);
    }
  }

  /** Also false for a part that accepts a connection without an answer. */
  #isReady(part: Part): Promise<boolean> {
    const silence = new AbortController();
    const { signal } = silence;
    const silent = wait(this.#patience.silenceMs, false, { signal }).catch(() => false);
    return Promise.race([part.ready(this.#instance), silent]).finally(() => silence.abort());
  }

  #logTail(part: Part): string {
    const log = logFile(this.#instance, part.name);
    return existsSync(log) ? ` The end of ${log}:\n${lastLines(readFileSync(log, 'utf8'), 20)}` : '';
  }

  /** Stops all parts in reverse order, including those that are still starting. */
  async bringDown(): Promise<void> {
    this.#stopping = true;
    abortCommands();
    for (const [, kept] of [...this.#processes].toReversed()) await kept.stop();
    this.#processes.clear();
  }
}

function hasAddress(part: Part, instance: Instance): boolean {
  const address = part.elsewhere?.(instance);
  return address !== undefined && address !== '';
}
