import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable, Logger } from '@nestjs/common';
import { readMany } from '@werkbank/platform/database';
import { isOutage } from '@werkbank/platform/dependency-errors';
import { Accounts, EmailOfAnother } from '../../identity/index.js';
import { Audit } from '../../records/index.js';
import { auditedUser, lockUser, nameOf } from '../../directory/index.js';
import { problem } from './add-users.js';

/** Accounts that Keycloak makes at the same time; more only wait there. */
const atOnce = 4;
const batch = 100;

interface Open {
  line: number;
  userId: number;
}

/** Has the accounts of imported users made, one by one: the rights of our client go no further than single accounts. */
@Injectable()
export class OpenAccounts {
  private readonly log = new Logger('import-users');

  constructor(
    private readonly em: EntityManager,
    private readonly accounts: Accounts,
  ) {}

  /** Makes the accounts of rows that were added and have none. Throws while Keycloak is down. */
  async openFor(importId: number): Promise<void> {
    const open = await readMany<Open>(
      this.em.fork(),
      `select l.line, u.id as "userId" from user_import_line l join users u on u.id = l.user_id
        where l.import_id = ? and l.state = 'added' and u.account_told <> u.account_version
        order by l.line limit ?`,
      [importId, batch],
    );
    const lanes = Array.from({ length: atOnce }, async () => {
      for (let one = open.shift(); one; one = open.shift()) await this.open(importId, one);
    });
    const ended = await Promise.allSettled(lanes);
    for (const lane of ended) if (lane.status === 'rejected') throw lane.reason;
  }

  private async open(importId: number, { line, userId }: Open): Promise<void> {
    try {
      await this.accounts.tell(userId);
    } catch (error) {
      if (isOutage(error)) throw error;
      this.log.warn(`Line ${line} of import ${importId} gets no account: ${String(error)}`);
      const refused =
        error instanceof EmailOfAnother ? problem('EMAIL_TAKEN', 'email') : problem('ACCOUNT_REFUSED', null);
      await this.takeBack(importId, line, userId, JSON.stringify([refused]));
    }
  }

  /** A person without an account is of no use: the line is refused, and can be sent again. */
  private async takeBack(importId: number, line: number, userId: number, problems: string): Promise<void> {
    await this.em.fork().transactional(async (em) => {
      const changed = await em.execute<{ line: number }[]>(
        `update user_import_line set state = 'refused', problems = ?, user_id = null
          where import_id = ? and line = ? and state = 'added' returning line`,
        [problems, importId, line],
      );
      if (changed.length === 0) return;
      await em.execute('update user_import set created = created - 1, refused = refused + 1 where id = ?', [
        importId,
      ]);
      const user = await lockUser(em, userId);
      if (!user) return;
      em.assign(user, { removedAt: new Date(), accountVersion: user.accountVersion + 1 });
      await em.flush();
      await Audit.record(em, {
        caller: 'system',
        action: 'importUsers',
        object: { type: 'User', id: userId, name: nameOf(user) },
        before: auditedUser(user),
      });
    });
    await this.accounts.follow([userId]);
  }
}
