import { type BeforeApplicationShutdown, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { isOutage } from '../dependency-errors/index.js';
import { asTheService, inBackground } from '../request/index.js';

export interface RepeatedTaskOptions {
  /** Name in log lines. */
  name: string;
  /** Milliseconds between two runs; 0 never runs it. */
  everyMs: number;
  /** Also runs at the start: a service that restarts more often than the interval must not miss it. */
  atOnce?: boolean;
}

/**
 * Periodic work of a service: one run at a time per process, and a shutdown waits for it. The next run makes up for a
 * failed one. Replicas run it independently; work that must not run twice takes a lock.
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

  /** Runs as the service, because it has no caller. */
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

  start(): void {
    if (!this.ended)
      this.running ??= inBackground(() => this.runSafely()).finally(() => (this.running = undefined));
  }

  async idle(): Promise<void> {
    await this.running;
  }

  /** True during a shutdown: a long run leaves the rest to the next one. */
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
