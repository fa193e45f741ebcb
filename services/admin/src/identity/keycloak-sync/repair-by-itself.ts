import { Inject, Injectable } from '@nestjs/common';
import { RepeatedTask } from '@werkbank/platform/schedule';
import { SERVICE, type ServiceInfo } from '@werkbank/platform/service';
import type { AdminEnv } from '../../env.js';
import { RepairAccounts } from './repair-accounts.js';

/**
 * Repairs accounts periodically, also at the start: a service that restarts every few hours must not miss its daily
 * full scan.
 */
@Injectable()
export class RepairByItself extends RepeatedTask {
  constructor(
    @Inject(SERVICE) service: ServiceInfo<AdminEnv>,
    private readonly repairs: RepairAccounts,
  ) {
    const everyMs = service.env.ACCOUNT_CHECK_SECONDS * 1000;
    super({ name: 'keycloak-sync', everyMs, atOnce: true });
  }

  protected override work(): Promise<void> {
    return this.repairs.repairUnlessBusy();
  }
}
