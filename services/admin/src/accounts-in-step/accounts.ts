import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable, Logger } from '@nestjs/common';
import { readMany } from '@werkbank/platform/database';
import { isOutage } from '@werkbank/platform/parts';
import { UserDirectory } from '../keycloak/user-directory.js';
import { accountRows } from './person-of-row.js';

/**
 * The account of a person follows the row. Whoever changes a row raises its `account_version` in the same transaction
 * and then has the account follow; whoever is killed in between leaves a row that is due, and the repair goes on.
 */
@Injectable()
export class Accounts {
  private readonly log = new Logger('accounts-in-step');

  constructor(
    private readonly em: EntityManager,
    private readonly directory: UserDirectory,
  ) {}

  /**
   * Makes the account what the row says now; the row of somebody removed goes last. One at a time for each person, so
   * that an older state never overwrites a newer one.
   */
  async tell(userId: number, password?: string): Promise<void> {
    await this.em.fork().transactional(async (em) => {
      await em.execute(`select pg_advisory_xact_lock(hashtext('account'), ?)`, [userId]);
      const [row] = await accountRows(em, [userId]);
      if (!row) return;
      if (row.removed) {
        await this.directory.remove(userId);
        await em.execute('delete from users where id = ?', [userId]);
        return;
      }
      const keycloakId = await this.directory.enrol(row, password);
      if (!row.enabled) await this.directory.endSessions(keycloakId);
      await em.execute('update users set keycloak_id = ?, account_told = ? where id = ?', [
        keycloakId,
        row.version,
        userId,
      ]);
    });
  }

  /** The same for a change that holds already: while Keycloak is down, the repair makes up for it. */
  async follow(userIds: readonly number[]): Promise<void> {
    for (const userId of userIds) {
      try {
        await this.tell(userId);
      } catch (error) {
        if (!isOutage(error)) throw error;
        this.log.warn(`The account of user ${userId} has to wait: ${String(error)}`);
        return;
      }
    }
  }

  /** The same for many: one that cannot be told stays due and does not hold up the others. */
  async followEach(userIds: readonly number[]): Promise<void> {
    for (const userId of userIds) {
      try {
        await this.tell(userId);
      } catch (error) {
        this.log.warn(`The account of user ${userId} has to wait: ${String(error)}`);
        if (isOutage(error)) return;
      }
    }
  }

  /** Goes on with what was interrupted. */
  async tellDue(): Promise<void> {
    const due = await readMany<{ id: number }>(
      this.em.fork(),
      'select id from users where account_version <> account_told or removed_at is not null order by id limit 1000',
    );
    await this.followEach(due.map(({ id }) => id));
  }
}
