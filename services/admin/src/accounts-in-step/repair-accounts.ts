import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable, Logger } from '@nestjs/common';
import type { CallAnswer } from '@werkbank/contracts/calls';
import type { Caller } from '@werkbank/contracts/caller';
import { readOne } from '@werkbank/platform/database';
import { Audit } from '../audit/audit.js';
import { UserDirectory } from '../keycloak/user-directory.js';
import { Accounts } from './accounts.js';
import { auditedRepair } from './audited-repair.js';
import { type Difference, type Found, findDifferences } from './find-differences.js';
import { allAccountRows } from './person-of-row.js';

export type Drift = CallAnswer<'getUserDrift'>;

/** Compares every account with its row, mends what differs and keeps what it found. One replica at a time. */
@Injectable()
export class RepairAccounts {
  private readonly log = new Logger('accounts-in-step');

  constructor(
    private readonly em: EntityManager,
    private readonly directory: UserDirectory,
    private readonly accounts: Accounts,
  ) {}

  /** Waits for another replica that repairs right now. */
  repair(caller: Caller): Promise<Drift> {
    return this.em.fork().transactional(async (gate) => {
      await gate.execute(`select pg_advisory_xact_lock(hashtext('repair-accounts'))`);
      return this.run(gate, caller);
    });
  }

  /** Leaves it to another replica that repairs right now. */
  async repairUnlessBusy(): Promise<void> {
    await this.em.fork().transactional(async (gate) => {
      const lock = await readOne<{ mine: boolean }>(
        gate,
        `select pg_try_advisory_xact_lock(hashtext('repair-accounts')) as mine`,
      );
      if (lock?.mine) await this.run(gate, 'system');
    });
  }

  private async run(gate: EntityManager, caller: Caller | 'system'): Promise<Drift> {
    const em = this.em.fork();
    const home = await readOne<{ home: string }>(em, 'select home from account_home');
    const accounts = await this.directory.accountsOf(home?.home ?? '');
    const differences: Difference[] = [];
    for (const found of findDifferences(accounts, await allAccountRows(em))) {
      differences.push(await this.mend(found, caller));
    }
    const drift: Drift = { checkedAt: new Date().toISOString(), differences };
    await gate.execute(
      `insert into user_drift (checked_at, differences) values (?, ?)
       on conflict (only_row) do update set checked_at = excluded.checked_at, differences = excluded.differences`,
      [drift.checkedAt, JSON.stringify(differences)],
    );
    if (differences.length > 0) this.log.warn(`${differences.length} accounts were not in step`);
    return drift;
  }

  /** One that cannot be mended does not stop the others; it stays in the report. */
  private async mend(found: Found, caller: Caller | 'system'): Promise<Difference> {
    const { difference, account, row } = found;
    try {
      await this.em.fork().transactional(async (em) => {
        // The entry first: it goes again should Keycloak refuse, and nothing is mended without one.
        await Audit.record(em, { caller, ...auditedRepair(found) });
        if (row) await this.accounts.tell(row.userId);
        else if (account) await this.directory.removeAccount(account.accountId);
      });
      return { ...difference, repairedAt: new Date().toISOString() };
    } catch (error) {
      this.log.error(`${difference.kind} of user ${difference.userId} stays: ${String(error)}`);
      return difference;
    }
  }
}
