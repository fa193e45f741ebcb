import { EntityManager } from '@mikro-orm/postgresql';
import { Controller } from '@nestjs/common';
import type { CallAnswer, CallInput } from '@werkbank/contracts/calls';
import type { Caller } from '@werkbank/contracts/access';
import { isRefusal, type Refusal, refuse } from '@werkbank/contracts/errors';
import { Call, CallerOf, Input } from '@werkbank/platform/http';
import { asTheService } from '@werkbank/platform/request';
import { Audit } from '../../records/index.js';
import { PasswordRefused, UserDirectory } from '../keycloak/user-directory.js';
import { rememberEnded } from '../ended-sessions/ended-sessions.js';
import { writeMail } from '../../notifications/index.js';
import { type ResettingUser, userOfResetLink } from './password-reset-link.js';
import { Guesses } from '../login-throttling/guesses.js';
import { endFormerProofs } from '../former-proofs/end-former-proofs.js';
import { passwordChangedLetter } from './reset-letters.js';

const NOTICE_MS = 3 * 24 * 60 * 60_000;

/** Sets a new password by a mailed link, once. The caller is a visitor, so the service reads and writes. */
@Controller()
export class ResetPassword {
  constructor(
    private readonly em: EntityManager,
    private readonly directory: UserDirectory,
    private readonly guesses: Guesses,
  ) {}

  @Call('checkPasswordReset')
  async check(
    @Input() { params }: CallInput<'checkPasswordReset'>,
  ): Promise<CallAnswer<'checkPasswordReset'> | Refusal> {
    const user = await asTheService(() => userOfResetLink(this.em, params.token, { lock: false }));
    return isRefusal(user) ? user : { language: user.language };
  }

  @Call('resetPassword')
  async reset(
    @Input() input: CallInput<'resetPassword'>,
    @CallerOf() caller: Caller,
  ): Promise<Record<string, never> | Refusal> {
    const user = await asTheService(() => this.em.transactional((em) => this.follow(em, input, caller)));
    if (isRefusal(user)) return user;
    await this.guesses.forget(user.email);
    return {};
  }

  private async follow(
    em: EntityManager,
    { params, body }: CallInput<'resetPassword'>,
    caller: Caller,
  ): Promise<ResettingUser | Refusal> {
    const user = await userOfResetLink(em, params.token, { lock: true });
    if (isRefusal(user)) return user;
    // Keycloak comes before the commit, so the link stays valid while Keycloak is down. After an interruption between
    // the two the same person can use the link again, which is harmless.
    try {
      await this.directory.setPassword(user.keycloakId, body.newPassword);
    } catch (error) {
      if (error instanceof PasswordRefused) return refuse('PASSWORD_FORMAT', { field: 'newPassword' });
      throw error;
    }
    await rememberEnded(em, await this.directory.endSessions(user.keycloakId));
    await Audit.record(em, {
      caller,
      action: 'resetPassword',
      object: { type: 'User', id: user.userId, name: `${user.firstName} ${user.lastName}` },
    });
    await endFormerProofs(em, user.userId);
    const uselessAfter = new Date(Date.now() + NOTICE_MS);
    await writeMail(em, { email: user.email, uselessAfter }, passwordChangedLetter(user));
    return user;
  }
}
