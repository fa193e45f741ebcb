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

/** People who are told while somebody waits for the answer. */
const A_FEW = 10;

/** In no order: people who can never be told must not keep the others from their turn. */
const dueUsers = statement(
  'users-with-due-accounts',
  columns(userSchema, 'id'),
  `select id from users where account_version <> account_told or removed_at is not null
    order by random() limit 1000`,
);

/**
 * The account of a person follows the row. Whoever changes a row raises its `account_version` in the same transaction
 * and then has the account follow; whoever is killed in between leaves a row that is due, and the repair goes on.
 */
@Injectable()
export class Accounts {
  private readonly log = new Logger('keycloak-sync');

  constructor(
    private readonly em: EntityManager,
    private readonly directory: UserDirectory,
  ) {}

  /**
   * Makes the account what the row says now; the row of somebody removed goes last. One at a time for each person, so
   * that an older state never overwrites a newer one. By the service, whoever changed the row: a caller does not see who
   * has left their company, and an account of somebody whom they do not see would pass for one of nobody.
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
   * The same for changes that hold already: an account that cannot be told stays due, holds up no other, and the repair
   * makes up for it.
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
   * The same for the people of a company, who may be thousands: nobody waits for more than a few. The rows decide who
   * may do what, so the others are told in their turn by the repair.
   */
  async followSoon(userIds: readonly number[]): Promise<void> {
    await this.follow(userIds.slice(0, A_FEW));
  }

  /** The same where the directory may have something against the change. Throws `PersonRefused`. */
  async followUnlessRefused(userId: number): Promise<void> {
    try {
      await this.tell(userId);
    } catch (error) {
      if (error instanceof PersonRefused) throw error;
      this.log.warn(`The account of user ${userId} has to wait: ${String(error)}`);
    }
  }

  /** Goes on with what was interrupted. */
  async tellDue(): Promise<void> {
    const due = await readMany(this.em.fork(), dueUsers);
    await this.follow(due.map(({ id }) => id));
  }
}
