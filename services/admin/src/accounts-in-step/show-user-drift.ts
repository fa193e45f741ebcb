import { EntityManager } from '@mikro-orm/postgresql';
import { Controller } from '@nestjs/common';
import { readOne } from '@werkbank/platform/database';
import type { Caller } from '@werkbank/contracts/caller';
import { Call, CallerOf } from '@werkbank/platform/http';
import { type Drift, RepairAccounts } from './repair-accounts.js';

/** What the last look at the accounts found, and a look right now. */
@Controller()
export class ShowUserDrift {
  constructor(
    private readonly em: EntityManager,
    private readonly repairs: RepairAccounts,
  ) {}

  @Call('getUserDrift')
  async last(): Promise<Drift> {
    const kept = await readOne<Drift>(
      this.em,
      `select to_char(checked_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "checkedAt", differences
         from user_drift`,
    );
    return kept ?? { checkedAt: null, differences: [] };
  }

  @Call('repairUserDrift')
  repair(@CallerOf() caller: Caller): Promise<Drift> {
    return this.repairs.repair(caller);
  }
}
