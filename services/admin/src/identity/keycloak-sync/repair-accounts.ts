import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable, Logger } from '@nestjs/common';
import type { Caller } from '@werkbank/contracts/access';
import {
  columns,
  lockUntilCommit,
  readOne,
  statement,
  tryLockUntilCommit,
} from '@werkbank/platform/database';
import { Audit } from '../../records/index.js';
import { type Account, UserDirectory } from '../keycloak/user-directory.js';
import { AccountHomeEntity } from './account-home.entity.js';
import { Accounts } from './accounts.js';
import { auditedRepair } from './audited-repair.js';
import { beginReport, keepFigures, keepReport, type Outcome } from './drift-report.js';
import { comparableRows, type Found, findDifferences, type RowsAround } from './find-differences.js';
import { type AccountRow, accountRows, allAccountRows } from './person-of-row.js';
import { rememberInStep, type Scope, whatToCompare } from './what-to-compare.js';

/** The lock of the replica that compares; it ends with the connection. */
const lock = ['repair-accounts', 0] as const;

/** SQL: true while a replica compares. */
export const repairIsUnderWay = `exists (
  select from pg_locks
   where locktype = 'advisory' and granted and classid = hashtext('${lock[0]}')::oid and objid = ${lock[1]}
     and database = (select oid from pg_database where datname = current_database()))`;

const ownHome = statement(
  'home-of-accounts',
  columns(AccountHomeEntity, 'home'),
  'select home from account_home',
);

const everything = (): Promise<Scope> => Promise.resolve('all');

/** Compares accounts with their rows, repairs differences and stores the result. One replica at a time. */
@Injectable()
export class RepairAccounts {
  private readonly log = new Logger('keycloak-sync');
  private current: Promise<void> = Promise.resolve();
  private next: Promise<void> | undefined;

  constructor(
    private readonly em: EntityManager,
    private readonly directory: UserDirectory,
    private readonly accounts: Accounts,
  ) {}

  /** A full scan that begins from now on. Callers during a running scan share the next one. */
  repair(caller: Caller): Promise<void> {
    this.next ??= this.current
      .catch(() => undefined)
      .then(() => {
        this.next = undefined;
        this.current = this.em.fork().transactional(async (locking) => {
          await lockUntilCommit(locking, ...lock);
          await this.run(caller, everything);
        });
        return this.current;
      });
    return this.next;
  }

  /** Compares accounts that may differ, and once a day all of them. Skips the run while another replica repairs. */
  async repairUnlessBusy(): Promise<void> {
    await this.em.fork().transactional(async (locking) => {
      if (await tryLockUntilCommit(locking, ...lock)) await this.run('system', whatToCompare);
    });
  }

  private async run(caller: Caller | 'system', choose: (em: EntityManager) => Promise<Scope>): Promise<void> {
    const em = this.em.fork();
    await beginReport(em);
    // Interrupted updates are no drift: they are completed first and compared afterwards.
    await this.accounts.tellDue();
    const scope = await choose(em);
    if (scope.length === 0) return;
    const before = await rowsIn(em, scope);
    const accounts = await this.accountsIn(em, scope, before);
    const around: RowsAround = { before, after: await rowsIn(em, scope) };
    const differences = findDifferences(accounts, around);
    const outcomes: Outcome[] = [];
    for (const found of differences) {
      outcomes.push({ ...found.difference, mended: await this.mend(found, caller) });
    }
    const differing = new Set(differences.map(({ row }) => row?.userId));
    const users = around.after.filter(({ removed }) => !removed).length;
    await em.transactional(async (own) => {
      await rememberInStep(
        own,
        comparableRows(around).filter(({ userId }) => !differing.has(userId)),
      );
      await keepReport(own, outcomes, scope);
      if (scope === 'all')
        await keepFigures(own, { users, accounts: accounts.length, found: outcomes.length });
    });
    if (outcomes.length > 0) this.log.warn(`${outcomes.length} accounts were not in step`);
  }

  /** Single reads cover only people with a row: stray accounts are found by the installation's mark in the full scan. */
  private async accountsIn(em: EntityManager, scope: Scope, rows: readonly AccountRow[]): Promise<Account[]> {
    if (scope === 'all') {
      const home = await readOne(em, ownHome);
      return this.directory.accountsOf(home?.home ?? '');
    }
    const found: Account[] = [];
    for (const { userId } of rows) {
      const account = await this.directory.accountOf(userId);
      if (account) found.push(account);
    }
    return found;
  }

  /** A failed repair does not stop the others; it stays in the report. */
  private async mend(found: Found, caller: Caller | 'system'): Promise<boolean> {
    const { difference, account, row } = found;
    try {
      await this.em.fork().transactional(async (em) => {
        // The entry comes first: it is rolled back if Keycloak refuses, and no repair goes without one.
        await Audit.record(em, { caller, ...auditedRepair(found) });
        if (row) await this.accounts.tell(row.userId);
        else if (account) await this.directory.removeAccount(account.accountId);
      });
      return true;
    } catch (error) {
      this.log.error(`${difference.kind} of user ${difference.userId} stays: ${String(error)}`);
      return false;
    }
  }
}

const rowsIn = (em: EntityManager, scope: Scope): Promise<AccountRow[]> =>
  scope === 'all' ? allAccountRows(em) : accountRows(em, scope);
