import { EntityManager } from '@mikro-orm/postgresql';
import { Controller, Req } from '@nestjs/common';
import type { CallInput } from '@werkbank/contracts/calls';
import type { Caller } from '@werkbank/contracts/access';
import { isRefusal, type Refusal, refuse } from '@werkbank/contracts/errors';
import { Call, CallerOf, Input } from '@werkbank/platform/http';
import type { FastifyRequest } from 'fastify';
import {
  Accounts,
  endFormerProofs,
  Guesses,
  OldPassword,
  PasswordRefused,
  rememberEnded,
  UserDirectory,
} from '../../identity/index.js';
import { Audit } from '../../records/index.js';
import { isOneself, mayHandleUser, nameOf, UserRecord } from '../../directory/index.js';

/** Sets a password: one's own with the old one, another's as an administrator. Every other session ends. */
@Controller()
export class SetUserPassword {
  constructor(
    private readonly em: EntityManager,
    private readonly oldPassword: OldPassword,
    private readonly guesses: Guesses,
    private readonly directory: UserDirectory,
    private readonly accounts: Accounts,
  ) {}

  @Call('setUserPassword')
  async set(
    @Input() { params, body }: CallInput<'setUserPassword'>,
    @CallerOf() caller: Caller,
    @Req() request: FastifyRequest,
  ): Promise<Record<string, never> | Refusal> {
    const user = await this.em.findOne(UserRecord, { id: params.userId, removedAt: null });
    if (!user || !mayHandleUser(caller, user)) return refuse('USER_NOT_FOUND');
    const own = isOneself(caller, user);
    const unproven = own
      ? await this.oldPassword.refuse(user.email, { oldPassword: body.oldPassword, address: request.ip })
      : undefined;
    if (unproven) return unproven;
    if (user.keycloakId === null) await this.accounts.tell(user.id);
    const accountId = user.keycloakId ?? (await this.accountOf(user.id));
    if (isRefusal(accountId)) return accountId;
    try {
      await this.em.fork().transactional(async (em) => {
        // The entry first: it goes again should Keycloak refuse, and no password changes without one.
        await Audit.record(em, {
          caller,
          action: 'setUserPassword',
          object: { type: 'User', id: user.id, name: nameOf(user) },
        });
        await endFormerProofs(em, user.id);
        await this.directory.setPassword(accountId, body.newPassword);
      });
    } catch (error) {
      if (error instanceof PasswordRefused) return refuse('PASSWORD_FORMAT', { field: 'newPassword' });
      throw error;
    }
    await this.guesses.forget(user.email);
    const kept = own && caller.kind === 'user' ? caller.sessionId : undefined;
    await rememberEnded(this.em.fork(), await this.directory.endSessions(accountId, kept));
    return {};
  }

  private async accountOf(userId: number): Promise<string | Refusal> {
    const row = await this.em.fork().findOne(UserRecord, userId);
    return row?.keycloakId ?? refuse('USER_NOT_FOUND');
  }
}
