import { Inject, Injectable } from '@nestjs/common';
import { RepeatedTask } from '@werkbank/platform/schedule';
import { SERVICE, type ServiceInfo } from '@werkbank/platform/service';
import type { AdminEnv } from '../../env.js';
import { Accounts } from './accounts.js';

/** Delay until interrupted updates are completed. Comparisons have a separate interval. */
const atMostMs = 15_000;

/** Completes failed account updates. */
@Injectable()
export class TellDueAccounts extends RepeatedTask {
  constructor(
    @Inject(SERVICE) service: ServiceInfo<AdminEnv>,
    private readonly accounts: Accounts,
  ) {
    super({
      name: 'keycloak-sync',
      everyMs: Math.min(atMostMs, service.env.ACCOUNT_CHECK_SECONDS * 1000),
    });
  }

  protected override work(): Promise<void> {
    return this.accounts.tellDue();
  }
}
