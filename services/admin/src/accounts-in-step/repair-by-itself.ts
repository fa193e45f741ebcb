import {
  Inject,
  Injectable,
  Logger,
  type OnApplicationBootstrap,
  type OnApplicationShutdown,
} from '@nestjs/common';
import { isOutage } from '@werkbank/platform/parts';
import { SERVICE, type ServiceInfo } from '@werkbank/platform/service';
import type { AdminEnv } from '../env.js';
import { Accounts } from './accounts.js';
import { RepairAccounts } from './repair-accounts.js';

/** What was interrupted goes on within this time; comparing takes its own. */
const dueEveryMs = 15_000;

/** Keeps accounts in step without being asked. */
@Injectable()
export class RepairByItself implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly log = new Logger('accounts-in-step');
  private timers: NodeJS.Timeout[] = [];
  private running: Promise<void> | undefined;

  constructor(
    @Inject(SERVICE) private readonly service: ServiceInfo<AdminEnv>,
    private readonly accounts: Accounts,
    private readonly repairs: RepairAccounts,
  ) {}

  onApplicationBootstrap(): void {
    const seconds = this.service.env.ACCOUNT_CHECK_SECONDS;
    if (seconds === 0) return;
    this.timers = [
      setInterval(() => this.start(() => this.accounts.tellDue()), Math.min(dueEveryMs, seconds * 1000)),
      setInterval(() => this.start(() => this.repairs.repairUnlessBusy()), seconds * 1000),
    ];
    for (const timer of this.timers) timer.unref();
    // A service that is started anew every few hours must not miss its day.
    this.start(() => this.repairs.repairUnlessBusy());
  }

  async onApplicationShutdown(): Promise<void> {
    for (const timer of this.timers) clearInterval(timer);
    await this.running;
  }

  private start(work: () => Promise<void>): void {
    this.running ??= this.safely(work).finally(() => (this.running = undefined));
  }

  /** A failed run is made up for by the next one. */
  private async safely(work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch (error) {
      if (isOutage(error)) this.log.warn(`Accounts have to wait: ${String(error)}`);
      else this.log.error(error);
    }
  }
}
