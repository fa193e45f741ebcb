import { EntityManager } from '@mikro-orm/postgresql';
import { Controller } from '@nestjs/common';
import type { CallInput } from '@werkbank/contracts/calls';
import type { Caller } from '@werkbank/contracts/access';
import type { ManagedUser } from '@werkbank/contracts/entities';
import { type Refusal, refuse } from '@werkbank/contracts/errors';
import { Call, CallerOf, Input } from '@werkbank/platform/http';
import { managedUserById, mayHandleUser } from '../../directory/index.js';

/** A user, for themselves and for who administers them. */
@Controller()
export class ShowUser {
  constructor(private readonly em: EntityManager) {}

  @Call('getUser')
  async show(
    @Input() { params }: CallInput<'getUser'>,
    @CallerOf() caller: Caller,
  ): Promise<ManagedUser | Refusal> {
    const user = await managedUserById(this.em, params.userId);
    if (!user || !mayHandleUser(caller, { ...user, platformAdmin: user.roles.PlatformAdmin })) {
      return refuse('USER_NOT_FOUND');
    }
    return user;
  }
}
