import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable, Logger } from '@nestjs/common';
import { columns, lockUntilCommit, readMany, statement } from '@werkbank/platform/database';
import { isOutage } from '@werkbank/platform/dependency-errors';
import { asTheService } from '@werkbank/platform/request';
import { UserRecord, userSchema } from '../../directory/index.js';
import { EmailOfAnother, PersonRefused, UserDirectory } from '../keycloak/user-directory.js';
import { rememberEnded } from '../ended-sessions/ended-sessions.js';
import { freeEmail } from './free-email.js';
import { type AccountRow, accountRows } from './person-of-row.js';

/** Accounts that are updated within a call. */
const A_FEW = 10;

/** In random order, so accounts that always fail do not keep the others from their turn. */
const dueUsers = statement(
  'users-with-due-accounts',
  columns(userSchema, 'id'),
  `select id from users where account_version <> account_told or removed_at is not null
    order by random() limit 1000`,
);

/**
 * Keeps accounts equal to their rows. Each change of a row raises its `account_version` in the same transaction and
 * then updates the account. After an interruption the row stays due, and the repair completes it.
 */
@Injectable()
export class Accounts {
  private readonly log = new Logger('keycloak-sync');

  constructor(
    private readonly em: EntityManager,
    private readonly directory: UserDirectory,
  ) {}

  /**
   * Writes the row's state into the account, and deletes the row of a removed person last. One update at a time per person, so
   * an older state never overwrites a newer one. Runs as the service: the caller cannot see people who left their company, and
   * their accounts would count as orphans.
   */
  tell(userId: number, password?: string): Promise<void> {
    return asTheService(() => this.em.fork().transactional((em) => this.tellAlone(em, userId, password)));
  }

  private async tellAlone(em: EntityManager, userId: number, password?: string): Promise<void> {
    await lockUntilCommit(em, 'account', userId);
    const [row] = await accountRows(em, [userId]);
    if (!row) return;
    if (row.removed) {
      await this.directory.remove(userId);
      await em.nativeDelete(UserRecord, { id: userId });
      return;
    }
    const keycloakId = await this.enrol(em, row, password);
    if (!row.enabled) await rememberEnded(em, await this.directory.endSessions(keycloakId));
    await em.nativeUpdate(UserRecord, { id: userId }, { keycloakId, accountTold: row.version });
  }

  private async enrol(em: EntityManager, row: AccountRow, password?: string): Promise<string> {
    try {
      return await this.directory.enrol(row, password);
    } catch (error) {
      if (!(error instanceof EmailOfAnother) || !(await freeEmail(em, this.directory, row))) throw error;
      this.log.warn(`An account of nobody had the e-mail of user ${row.userId}`);
      return this.directory.enrol(row, password);
    }
  }

  /**
   * Updates accounts of changes that are valid already: a failed account stays due, holds up no other, and the repair
   * completes it.
   */
  async follow(userIds: readonly number[]): Promise<void> {
    for (const userId of userIds) {
      try {
        await this.tell(userId);
      } catch (error) {
        this.log.warn(`The account of user ${userId} has to wait: ${String(error)}`);
        if (isOutage(error)) return;
      }
    }
  }

  /**
   * Updates accounts of a company's people, who may be thousands: the call waits for a few only. Rows decide about rights, so
   * the repair can update the others later.
   */
  async followSoon(userIds: readonly number[]): Promise<void> {
    await this.follow(userIds.slice(0, A_FEW));
  }

  /** Updates an account whose change the directory may refuse. Throws `PersonRefused`. */
  async followUnlessRefused(userId: number): Promise<void> {
    try {
      await this.tell(userId);
    } catch (error) {
      if (error instanceof PersonRefused) throw error;
      this.log.warn(`The account of user ${userId} has to wait: ${String(error)}`);
    }
  }

  async tellDue(): Promise<void> {
    const due = await readMany(this.em.fork(), dueUsers);
    await this.follow(due.map(({ id }) => id));
  }
}
