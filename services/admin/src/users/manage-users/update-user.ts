import { EntityManager } from '@mikro-orm/postgresql';
import { Controller, Inject, Req } from '@nestjs/common';
import type { CallInput } from '@werkbank/contracts/calls';
import type { Caller, SignedInUser } from '@werkbank/contracts/access';
import type { ManagedUser } from '@werkbank/contracts/entities';
import { isRefusal, type Refusal, refuse } from '@werkbank/contracts/errors';
import { Call, CallerOf, Input } from '@werkbank/platform/http';
import { SERVICE, type ServiceInfo } from '@werkbank/platform/service';
import type { FastifyRequest } from 'fastify';
import {
  Accounts,
  endFormerProofs,
  followMovedEmail,
  OldPassword,
  PersonRefused,
  refusalOfPerson,
  requestEmailChange,
  type TypedPassword,
} from '../../identity/index.js';
import { isStale } from '../../records/index.js';
import { refuseEmail, refuseRights } from './refuse-change.js';
import { refuseFullCompany } from '../add-users/room-in-company.js';
import {
  isOneself,
  isPlatformAdmin,
  lockUser,
  managedUserById,
  mayHandleUser,
  putBackUser,
  UserRecord,
  writeUser,
  type WrittenUser,
} from '../../directory/index.js';

type ChangedUser = Omit<CallInput<'updateUser'>['body'], 'oldPassword'>;

interface Move extends Pick<ChangedUser, 'email' | 'companyId'> {
  caller: SignedInUser;
  atOnce: boolean;
}

/**
 * Changes a user: first the row, then the account. A disabled user is out at once, because the row decides. A new
 * e-mail waits for a confirmation from its mailbox, and one's own needs the password; only platform admins change the
 * e-mails of others at once.
 */
@Controller()
export class UpdateUser {
  constructor(
    private readonly em: EntityManager,
    private readonly accounts: Accounts,
    private readonly oldPassword: OldPassword,
    @Inject(SERVICE) private readonly service: ServiceInfo,
  ) {}

  @Call('updateUser')
  async update(
    @Input() { params: { userId }, body: { oldPassword, ...body } }: CallInput<'updateUser'>,
    @CallerOf() caller: Caller,
    @Req() { ip: address }: FastifyRequest,
  ): Promise<ManagedUser | Refusal> {
    if (caller.kind !== 'user') return refuse('AUTHENTICATION_REQUIRED');
    const unproven = isOneself(caller, { id: userId })
      ? await this.refuseOwnEmail(userId, body.email, { oldPassword, address })
      : undefined;
    if (unproven) return unproven;
    const written = await this.em.fork().transactional((em) => this.change(em, userId, body, caller));
    if (isRefusal(written)) return written;
    try {
      await this.accounts.followUnlessRefused(userId);
    } catch (error) {
      if (!(error instanceof PersonRefused)) throw error;
      await putBackUser(this.em, written, { caller, action: 'updateUser' });
      await this.accounts.follow([userId]);
      return refusalOfPerson(error);
    }
    return (await managedUserById(this.em.fork(), userId)) ?? refuse('USER_NOT_FOUND');
  }

  /** Neither a person at an unlocked computer nor the holder of a copied token knows the password. */
  private async refuseOwnEmail(
    userId: number,
    email: string,
    typed: TypedPassword,
  ): Promise<Refusal | undefined> {
    const user = await this.em.fork().findOne(UserRecord, { id: userId, removedAt: null });
    if (!user || user.email === email.toLowerCase()) return undefined;
    return this.oldPassword.refuse(user.email, typed);
  }

  private async change(
    em: EntityManager,
    userId: number,
    { roles, optimisticLockKey, email: typed, enabled, ...data }: ChangedUser,
    caller: SignedInUser,
  ): Promise<WrittenUser | Refusal> {
    const user = await lockUser(em, userId);
    if (!user || !mayHandleUser(caller, user)) return refuse('USER_NOT_FOUND');
    if (isStale(user.lockKey, optimisticLockKey)) return refuse('CHANGED_MEANWHILE');
    const rights = {
      ...data,
      // The call of the specification does not include it.
      enabled: enabled ?? user.enabled,
      platformAdmin: roles.PlatformAdmin,
      companyAdmin: roles.CompanyAdmin,
    };
    const refused = await refuseRights(em, user, rights, caller);
    if (refused) return refused;
    const email = typed.toLowerCase();
    const atOnce = isPlatformAdmin(caller) && !isOneself(caller, user);
    const formerEmail = user.email;
    const unmoved = await this.refuseMove(em, user, { email, companyId: data.companyId, caller, atOnce });
    if (unmoved) return unmoved;
    const after = atOnce ? { ...rights, email } : rights;
    const written = await writeUser(em, user, after, { caller, action: 'updateUser' });
    if (user.email !== formerEmail) await followMovedEmail(em, user, formerEmail);
    else if (!user.enabled) await endFormerProofs(em, user.id);
    return written;
  }

  /** Refuses a taken e-mail or a full company. A new own e-mail starts a confirmation. */
  private async refuseMove(
    em: EntityManager,
    user: UserRecord,
    { email, companyId, caller, atOnce }: Move,
  ): Promise<Refusal | undefined> {
    const taken = atOnce ? await refuseEmail(em, user, email) : undefined;
    if (taken) return taken;
    const full = companyId === user.companyId ? undefined : await refuseFullCompany(em, companyId);
    if (full || atOnce || email === user.email) return full;
    return requestEmailChange(em, user, { email, caller, publicUrl: this.service.env.PUBLIC_URL });
  }
}
