import { EntityManager } from '@mikro-orm/postgresql';
import { Controller } from '@nestjs/common';
import type { CallInput } from '@werkbank/contracts/calls';
import type { Caller } from '@werkbank/contracts/caller';
import type { ManagedUser } from '@werkbank/contracts/entities';
import { isRefusal, type Refusal, refuse } from '@werkbank/contracts/errors';
import { Call, CallerOf, Input } from '@werkbank/platform/http';
import { Accounts } from '../accounts-in-step/accounts.js';
import { Audit } from '../audit/audit.js';
import { PersonRefused } from '../keycloak/user-directory.js';
import { isStale } from '../lock-keys/is-stale.js';
import { endResetLinks } from '../reset-password/password-reset-link.js';
import { writeMail } from '../send-mails/write-mail.js';
import { emailChangedLetter } from './email-changed-letter.js';
import { refusalOfPerson } from './refusal-of-person.js';
import { refuseEmail, refuseRights } from './refuse-change.js';
import { auditedUser, lockUser, nameOf } from './user-rows.js';
import { managedUserById } from './user-view.js';
import type { UserRecord } from './user.entity.js';
import { mayHandleUser } from './whose-user.js';

type ChangedUser = CallInput<'updateUser'>['body'];

/** How long it makes sense to tell somebody that their address was changed. */
const NOTICE_MS = 3 * 24 * 60 * 60_000;

/** Changes a user: the row, then the account follows. Who was disabled is out at once, for the row decides. */
@Controller()
export class UpdateUser {
  constructor(
    private readonly em: EntityManager,
    private readonly accounts: Accounts,
  ) {}

  @Call('updateUser')
  async update(
    @Input() { params, body }: CallInput<'updateUser'>,
    @CallerOf() caller: Caller,
  ): Promise<ManagedUser | Refusal> {
    const former = await this.em.fork().transactional((em) => change(em, params.userId, body, caller));
    if (isRefusal(former)) return former;
    try {
      await this.accounts.followUnlessRefused(params.userId);
    } catch (error) {
      if (!(error instanceof PersonRefused)) throw error;
      await this.putBack(params.userId, former, caller);
      return refusalOfPerson(error);
    }
    return (await managedUserById(this.em.fork(), params.userId)) ?? refuse('USER_NOT_FOUND');
  }

  /** What the directory refuses does not hold here either: the person stays who the account says they are. */
  private async putBack(userId: number, former: Former, caller: Caller): Promise<void> {
    await this.em.fork().transactional(async (em) => {
      const user = await lockUser(em, userId);
      if (user) await write(em, user, former, caller);
    });
    await this.accounts.follow([userId]);
  }
}

/** A person as the form describes them. */
type Former = ReturnType<typeof auditedUser>;

/** Answers what was there before. */
async function change(
  em: EntityManager,
  userId: number,
  { roles, optimisticLockKey, ...data }: ChangedUser,
  caller: Caller,
): Promise<Former | Refusal> {
  const user = await lockUser(em, userId);
  if (!user || !mayHandleUser(caller, user)) return refuse('USER_NOT_FOUND');
  if (isStale(user.lockKey, optimisticLockKey)) return refuse('CHANGED_MEANWHILE');
  const after = {
    ...data,
    email: data.email.toLowerCase(),
    platformAdmin: roles.PlatformAdmin,
    companyAdmin: roles.CompanyAdmin,
  };
  const refused = (await refuseRights(em, user, after, caller)) ?? (await refuseEmail(em, user, after.email));
  if (refused) return refused;
  const former = auditedUser(user);
  await write(em, user, after, caller);
  const moved = user.email !== former.email;
  if (moved || !user.enabled) await endResetLinks(em, user.id);
  if (moved) {
    const uselessAfter = new Date(Date.now() + NOTICE_MS);
    await writeMail(em, { email: former.email, uselessAfter }, emailChangedLetter(user));
  }
  return former;
}

async function write(em: EntityManager, user: UserRecord, data: Former, caller: Caller): Promise<void> {
  const before = auditedUser(user);
  em.assign(user, { ...data, accountVersion: user.accountVersion + 1 });
  await em.flush();
  await Audit.record(em, {
    caller,
    action: 'updateUser',
    object: { type: 'User', id: user.id, name: nameOf(user) },
    before,
    after: auditedUser(user),
  });
}
