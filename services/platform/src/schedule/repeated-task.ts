import { type BeforeApplicationShutdown, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { isOutage } from '../dependency-errors/index.js';
import { asTheService, inBackground } from '../request/index.js';

export interface RepeatedTaskOptions {
  /** The name of its log lines. */
  name: string;
  /** Milliseconds between two runs; 0 never runs it. */
  everyMs: number;
  /** Also when the service starts: one that is started anew more often than that must not miss it. */
  atOnce?: boolean;
}

/**
 * Work that a service does by itself, again and again: one run at a time in a process, and a shutdown waits for it. A run
 * that fails is made up for by the next one. Replicas run it independently; what must not be done twice takes a lock.
 */
export abstract class RepeatedTask<T = void> implements OnApplicationBootstrap, BeforeApplicationShutdown {
  protected readonly log: Logger;
  private timer: NodeJS.Timeout | undefined;
  private running: Promise<void> | undefined;
  private ended = false;

  protected constructor(private readonly options: RepeatedTaskOptions) {
    this.log = new Logger(options.name);
  }

  protected abstract work(now?: Date): Promise<T>;

  /** As the service: what it does by itself is no caller's. */
  run(now?: Date): Promise<T> {
    return asTheService(() => this.work(now));
  }

  onApplicationBootstrap(): void {
    const { everyMs, atOnce = false } = this.options;
    if (everyMs === 0) return;
    this.timer = setInterval(() => this.start(), everyMs);
    this.timer.unref();
    if (atOnce) this.start();
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.ended = true;
    clearInterval(this.timer);
    await this.running;
  }

  /** Runs it now, unless it runs already. */
  start(): void {
    if (!this.ended)
      this.running ??= inBackground(() => this.runSafely()).finally(() => (this.running = undefined));
  }

  /** Until the run that is under way has ended. */
  async idle(): Promise<void> {
    await this.running;
  }

  /** Whether the service shuts down: a long run leaves the rest to the next one. */
  protected get ending(): boolean {
    return this.ended;
  }

  private async runSafely(): Promise<void> {
    try {
      await this.run();
    } catch (error) {
      if (isOutage(error)) this.log.warn(`Has to wait: ${String(error)}`);
      else this.log.error(error);
    }
  }
}
