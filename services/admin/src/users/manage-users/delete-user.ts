import { EntityManager } from '@mikro-orm/postgresql';
import { Controller } from '@nestjs/common';
import type { CallInput } from '@werkbank/contracts/calls';
import type { Caller } from '@werkbank/contracts/access';
import { isRefusal, type Refusal, refuse } from '@werkbank/contracts/errors';
import { Call, CallerOf, Input } from '@werkbank/platform/http';
import { Accounts } from '../../identity/index.js';
import { Audit } from '../../records/index.js';
import {
  announceRights,
  auditedUser,
  isLastPlatformAdmin,
  isOneself,
  isPlatformAdmin,
  lockUser,
  mayHandleUser,
  nameOf,
  stillAdministers,
} from '../../directory/index.js';
import { forgetPreferences } from '../../settings/index.js';

/** Deletes a user. The row is marked first, which ends all rights; it goes last, when the account is gone. */
@Controller()
export class DeleteUser {
  constructor(
    private readonly em: EntityManager,
    private readonly accounts: Accounts,
  ) {}

  @Call('deleteUser')
  async delete(
    @Input() { params }: CallInput<'deleteUser'>,
    @CallerOf() caller: Caller,
  ): Promise<Record<string, never> | Refusal> {
    const refused = await this.em.fork().transactional((em) => mark(em, params.userId, caller));
    if (isRefusal(refused)) return refused;
    await this.accounts.follow([params.userId]);
    return {};
  }
}

async function mark(em: EntityManager, userId: number, caller: Caller): Promise<Refusal | undefined> {
  const user = await lockUser(em, userId);
  if (!user || !mayHandleUser(caller, user)) return refuse('USER_NOT_FOUND');
  if (user.platformAdmin && user.enabled && (await isLastPlatformAdmin(em, user.id))) {
    return refuse('LAST_PLATFORM_ADMIN');
  }
  const another = user.companyAdmin && !isOneself(caller, user) && !isPlatformAdmin(caller);
  if (another && !(await stillAdministers(em, caller))) return refuse('FORBIDDEN');
  em.assign(user, { removedAt: new Date(), accountVersion: user.accountVersion + 1 });
  await em.flush();
  await announceRights(em, user.id);
  await forgetPreferences(em, [user.id]);
  await Audit.record(em, {
    caller,
    action: 'deleteUser',
    object: { type: 'User', id: user.id, name: nameOf(user) },
    before: auditedUser(user),
  });
  return undefined;
}
