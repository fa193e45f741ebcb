import { EntityManager } from '@mikro-orm/postgresql';
import { Controller, Inject } from '@nestjs/common';
import type { CallAnswer, CallInput } from '@werkbank/contracts/calls';
import type { Caller } from '@werkbank/contracts/access';
import { isRefusal, type Refusal, refuse } from '@werkbank/contracts/errors';
import { Call, CallerOf, Input } from '@werkbank/platform/http';
import { isOutage } from '@werkbank/platform/dependency-errors';
import { SERVICE, type ServiceInfo } from '@werkbank/platform/service';
import { Accounts, PasswordRefused, PersonRefused, refusalOfPerson } from '../../identity/index.js';
import { inviteUser } from '../invite-users/invite-user.js';
import { managedUserById, UserRecord } from '../../directory/index.js';
import { addUsers } from '../add-users/add-users.js';
import { takeBackUser } from '../add-users/take-back-user.js';

type NewUserBody = CallInput<'createUser'>['body'];

/**
 * Creates a user: the row first, then the account, and last the account's id in the row. Until then sign-in is
 * impossible. A user without a password gets an invitation mail to set one.
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
      // The password is not stored, so a person without an account is useless; the admin can try again.
      await this.takeBack(userId, caller);
      if (refused) return refused;
      throw error;
    }
  }

  private async addRow(em: EntityManager, body: NewUserBody, caller: Caller): Promise<number | Refusal> {
    const { roles, password: _, ...data } = body;
    const person = {
      ...data,
      email: data.email.toLowerCase(),
      platformAdmin: roles.PlatformAdmin,
      companyAdmin: roles.CompanyAdmin,
    };
    const [added] = (await addUsers(em, [person], { caller, action: 'createUser' })).flat();
    if (!added) throw new Error('a user is neither added nor refused');
    return added instanceof UserRecord ? added.id : added;
  }

  /** After the account exists: after an interruption before it, the user can still request a new password at the login. */
  private async invite(userId: number): Promise<void> {
    await this.em.fork().transactional((em) => inviteUser(em, userId, this.service.env.PUBLIC_URL));
  }

  private async takeBack(userId: number, caller: Caller): Promise<void> {
    await this.em.fork().transactional((em) => takeBackUser(em, userId, { caller, action: 'createUser' }));
    await this.accounts.follow([userId]);
  }
}

function refusalOf(error: unknown): Refusal | undefined {
  if (error instanceof PasswordRefused) return refuse('PASSWORD_FORMAT', { field: 'password' });
  return error instanceof PersonRefused ? refusalOfPerson(error) : undefined;
}
