import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable, Logger } from '@nestjs/common';
import { refuse } from '@werkbank/contracts/errors';
import { columns, readMany, readOne, type RowOf, run, statement } from '@werkbank/platform/database';
import { isOutage } from '@werkbank/platform/dependency-errors';
import { Accounts, PersonRefused, refusalOfPerson } from '../../identity/index.js';
import { userSchema } from '../../directory/index.js';
import { takeBackUser } from '../add-users/take-back-user.js';
import { problemOf } from './add-lines.js';
import type { OpenImport } from './open-work.js';
import type { Problem } from './read-line.js';
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
  async openFor(own: OpenImport): Promise<void> {
    const due = await readMany(this.em.fork(), openLines, [own.id, batch]);
    const lanes = Array.from({ length: atOnce }, async () => {
      for (let one = due.shift(); one; one = due.shift()) await this.open(own, one);
    });
    const ended = await Promise.allSettled(lanes);
    for (const lane of ended) if (lane.status === 'rejected') throw lane.reason;
  }

  private async open(own: OpenImport, { line, userId }: RowOf<typeof open>): Promise<void> {
    try {
      await this.accounts.tell(userId);
    } catch (error) {
      if (isOutage(error)) throw error;
      this.log.warn(`Line ${line} of import ${own.id} gets no account: ${String(error)}`);
      const refused = error instanceof PersonRefused ? refusalOfPerson(error) : refuse('ACCOUNT_REFUSED');
      await this.takeBack(own, { line, userId }, problemOf(refused));
    }
  }

  /** A person without an account is of no use: the line is refused, and can be sent again. */
  private async takeBack(
    { id: importId, askedBy }: OpenImport,
    { line, userId }: RowOf<typeof open>,
    problem: Problem,
  ): Promise<void> {
    await this.em.fork().transactional(async (em) => {
      const changed = await readOne(em, refuseLine, [JSON.stringify([problem]), importId, line]);
      if (!changed) return;
      await run(em, countRefused, [importId]);
      await takeBackUser(em, userId, { caller: askedBy, action: 'importUsers' });
    });
    await this.accounts.follow([userId]);
  }
}
