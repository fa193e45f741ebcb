import { EntityManager } from '@mikro-orm/postgresql';
import { Controller, Inject } from '@nestjs/common';
import type { CallAnswer, CallInput } from '@werkbank/contracts/calls';
import type { Caller } from '@werkbank/contracts/access';
import { isRefusal, type Refusal, refuse } from '@werkbank/contracts/errors';
import { Call, CallerOf, Input } from '@werkbank/platform/http';
import { lockUntilCommit } from '@werkbank/platform/database';
import { isOutage } from '@werkbank/platform/dependency-errors';
import { SERVICE, type ServiceInfo } from '@werkbank/platform/service';
import { Accounts, PasswordRefused, PersonRefused, refusalOfPerson } from '../../identity/index.js';
import { Audit } from '../../records/index.js';
import { inviteUser } from '../invite-users/invite-user.js';
import { refuseFullCompany } from './room-in-company.js';
import {
  auditedUser,
  companyIsThere,
  emailInUse,
  isPlatformAdmin,
  lockUser,
  managedUserById,
  nameOf,
  UserRecord,
} from '../../directory/index.js';

type NewUser = CallInput<'createUser'>['body'];

/**
 * A new user: the row first, then the account, and last the row learns its account. Until then nobody can sign in. Who is
 * added without a password is invited by mail to set one.
 */
@Controller()
export class CreateUser {
  constructor(
    private readonly em: EntityManager,
    private readonly accounts: Accounts,
    @Inject(SERVICE) private readonly service: ServiceInfo,
  ) {}

  @Call('createUser')
  async create(
    @Input() { body }: CallInput<'createUser'>,
    @CallerOf() caller: Caller,
  ): Promise<CallAnswer<'createUser'> | Refusal> {
    const userId = await this.em.fork().transactional((em) => this.addRow(em, body, caller));
    if (isRefusal(userId)) return userId;
    try {
      await this.accounts.tell(userId, body.password);
      if (body.password === undefined) await this.invite(userId);
      return { userId, user: await managedUserById(this.em.fork(), userId) };
    } catch (error) {
      const refused = refusalOf(error);
      if (!refused && !isOutage(error)) throw error;
      // Nobody keeps the password, so a person without an account is of no use: it can be tried again.
      await this.takeBack(userId, caller);
      if (refused) return refused;
      throw error;
    }
  }

  private async addRow(em: EntityManager, body: NewUser, caller: Caller): Promise<number | Refusal> {
    const { roles, companyId, password: _, ...data } = body;
    if (!isPlatformAdmin(caller)) {
      if (roles.PlatformAdmin) return refuse('FORBIDDEN', { field: 'roles' });
      const ownCompany = caller.kind === 'user' ? caller.companyId : undefined;
      if (companyId !== ownCompany) return refuse('REFERENCED_COMPANY_MISSING', { field: 'companyId' });
    }
    if (!(await companyIsThere(em, companyId))) {
      return refuse('REFERENCED_COMPANY_MISSING', { field: 'companyId' });
    }
    await lockUntilCommit(em, `email ${data.email.toLowerCase()}`);
    if (await emailInUse(em, data.email)) return refuse('EMAIL_TAKEN', { field: 'email' });
    const full = await refuseFullCompany(em, companyId);
    if (full) return full;
    const user = em.create(UserRecord, {
      ...data,
      email: data.email.toLowerCase(),
      platformAdmin: roles.PlatformAdmin,
      companyAdmin: roles.CompanyAdmin,
      companyId,
      accountVersion: 1,
      accountTold: 0,
    });
    await em.flush();
    await Audit.record(em, {
      caller,
      action: 'createUser',
      object: { type: 'User', id: user.id, name: nameOf(user) },
      after: auditedUser(user),
    });
    return user.id;
  }

  /** After the account is there: whoever is interrupted before can still ask for a new password where they log in. */
  private async invite(userId: number): Promise<void> {
    await this.em.fork().transactional((em) => inviteUser(em, userId, this.service.env.PUBLIC_URL));
  }

  private async takeBack(userId: number, caller: Caller): Promise<void> {
    await this.em.fork().transactional(async (em) => {
      const user = await lockUser(em, userId);
      if (!user) return;
      em.assign(user, { removedAt: new Date() });
      await em.flush();
      await Audit.record(em, {
        caller,
        action: 'createUser',
        object: { type: 'User', id: user.id, name: nameOf(user) },
        before: auditedUser(user),
      });
    });
    await this.accounts.follow([userId]);
  }
}

function refusalOf(error: unknown): Refusal | undefined {
  if (error instanceof PasswordRefused) return refuse('PASSWORD_FORMAT', { field: 'password' });
  return error instanceof PersonRefused ? refusalOfPerson(error) : undefined;
}
