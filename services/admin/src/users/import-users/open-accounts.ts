import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable, Logger } from '@nestjs/common';
import { columns, readMany, readOne, type RowOf, run, statement } from '@werkbank/platform/database';
import { isOutage } from '@werkbank/platform/dependency-errors';
import { Accounts, EmailOfAnother } from '../../identity/index.js';
import { Audit } from '../../records/index.js';
import { auditedUser, lockUser, nameOf, userSchema } from '../../directory/index.js';
import { problem } from './add-users.js';
import { UserImportLineEntity } from './user-import.entity.js';

/** Accounts that Keycloak makes at the same time; more only wait there. */
const atOnce = 4;
const batch = 100;

const open = { ...columns(UserImportLineEntity, 'line'), userId: userSchema.properties.id };
const openLines = statement(
  'lines-without-account',
  open,
  `select l.line, u.id as "userId" from user_import_line l join users u on u.id = l.user_id
    where l.import_id = ? and l.state = 'added' and u.account_told <> u.account_version
    order by l.line limit ?`,
);
const refuseLine = statement(
  'refuse-added-line',
  columns(UserImportLineEntity, 'line'),
  `update user_import_line set state = 'refused', problems = ?, user_id = null
    where import_id = ? and line = ? and state = 'added' returning line`,
);
const countRefused = statement(
  'count-refused-line',
  {},
  'update user_import set created = created - 1, refused = refused + 1 where id = ?',
);

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
    const due = await readMany(this.em.fork(), openLines, [importId, batch]);
    const lanes = Array.from({ length: atOnce }, async () => {
      for (let one = due.shift(); one; one = due.shift()) await this.open(importId, one);
    });
    const ended = await Promise.allSettled(lanes);
    for (const lane of ended) if (lane.status === 'rejected') throw lane.reason;
  }

  private async open(importId: number, { line, userId }: RowOf<typeof open>): Promise<void> {
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
      const changed = await readOne(em, refuseLine, [problems, importId, line]);
      if (!changed) return;
      await run(em, countRefused, [importId]);
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
