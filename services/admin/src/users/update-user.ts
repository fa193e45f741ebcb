import { EntityManager } from '@mikro-orm/postgresql';
import { Controller } from '@nestjs/common';
import type { CallInput } from '@werkbank/contracts/calls';
import type { Caller } from '@werkbank/contracts/caller';
import type { ManagedUser } from '@werkbank/contracts/entities';
import { isRefusal, type Refusal, refuse } from '@werkbank/contracts/errors';
import { Call, CallerOf, Input } from '@werkbank/platform/http';
import { Accounts } from '../accounts-in-step/accounts.js';
import { Audit } from '../audit/audit.js';
import { EmailOfAnother } from '../keycloak/user-directory.js';
import {
  auditedUser,
  companyIsThere,
  emailInUse,
  isLastPlatformAdmin,
  lockUser,
  nameOf,
} from './user-rows.js';
import { managedUserById } from './user-view.js';
import type { UserRecord } from './user.entity.js';
import { administers, isPlatformAdmin, mayHandleUser } from './whose-user.js';

type ChangedUser = CallInput<'updateUser'>['body'];

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
    const former = await this.em.fork().transactional((em) => this.change(em, params.userId, body, caller));
    if (isRefusal(former)) return former;
    try {
      await this.accounts.follow([params.userId]);
    } catch (error) {
      if (!(error instanceof EmailOfAnother)) throw error;
      // An account of nobody here holds the address; the person keeps the one that works.
      await this.keepEmail(params.userId, former.email, caller);
      return refuse('EMAIL_IN_USE', { field: 'email' });
    }
    return (await managedUserById(this.em.fork(), params.userId)) ?? refuse('USER_NOT_FOUND');
  }

  private async change(
    em: EntityManager,
    userId: number,
    { roles, ...data }: ChangedUser,
    caller: Caller,
  ): Promise<{ email: string } | Refusal> {
    const user = await lockUser(em, userId);
    if (!user || !mayHandleUser(caller, user)) return refuse('USER_NOT_FOUND');
    const after = {
      ...data,
      email: data.email.toLowerCase(),
      platformAdmin: roles.PlatformAdmin,
      companyAdmin: roles.CompanyAdmin,
    };
    const refused =
      (await refuseRights(em, user, after, caller)) ?? (await refuseEmail(em, user, after.email));
    if (refused) return refused;
    const before = auditedUser(user);
    const former = { email: user.email };
    em.assign(user, { ...after, accountVersion: user.accountVersion + 1 });
    await em.flush();
    await Audit.record(em, {
      caller,
      action: 'updateUser',
      object: { type: 'User', id: user.id, name: nameOf(user) },
      before,
      after: auditedUser(user),
    });
    return former;
  }

  private async keepEmail(userId: number, email: string, caller: Caller): Promise<void> {
    await this.em.fork().transactional(async (em) => {
      const user = await lockUser(em, userId);
      if (!user) return;
      const before = auditedUser(user);
      em.assign(user, { email, accountVersion: user.accountVersion + 1 });
      await em.flush();
      await Audit.record(em, {
        caller,
        action: 'updateUser',
        object: { type: 'User', id: user.id, name: nameOf(user) },
        before,
        after: auditedUser(user),
      });
    });
    await this.accounts.follow([userId]);
  }
}

type Rights = Pick<UserRecord, 'platformAdmin' | 'companyAdmin' | 'companyId' | 'enabled'>;

/** Roles, company and state change by an administrator only, and never beyond what that administrator may. */
async function refuseRights(
  em: EntityManager,
  user: UserRecord,
  after: Rights,
  caller: Caller,
): Promise<Refusal | undefined> {
  const moved = after.companyId !== user.companyId;
  const rights = moved || after.companyAdmin !== user.companyAdmin || after.enabled !== user.enabled;
  if (rights && !administers(caller, user)) return refuse('FORBIDDEN');
  if (after.platformAdmin !== user.platformAdmin && !isPlatformAdmin(caller)) return refuse('FORBIDDEN');
  // Platform admins who belong to a company are not its admins' business.
  if (user.platformAdmin && rights && !isPlatformAdmin(caller)) return refuse('FORBIDDEN');
  if (moved && (!isPlatformAdmin(caller) || !(await companyIsThere(em, after.companyId)))) {
    return refuse('REFERENCED_COMPANY_MISSING', { field: 'companyId' });
  }
  const stays = after.platformAdmin && after.enabled;
  if (user.platformAdmin && user.enabled && !stays && (await isLastPlatformAdmin(em, user.id))) {
    return refuse('LAST_PLATFORM_ADMIN');
  }
  return undefined;
}

async function refuseEmail(em: EntityManager, user: UserRecord, email: string): Promise<Refusal | undefined> {
  if (email === user.email) return undefined;
  await em.execute('select pg_advisory_xact_lock(hashtext(?))', [`email ${email}`]);
  return (await emailInUse(em, email, user.id)) ? refuse('EMAIL_IN_USE', { field: 'email' }) : undefined;
}
