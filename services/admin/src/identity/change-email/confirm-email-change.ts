import { p } from '@mikro-orm/core';
import { EntityManager } from '@mikro-orm/postgresql';
import { Controller } from '@nestjs/common';
import type { CallAnswer, CallInput } from '@werkbank/contracts/calls';
import type { Caller } from '@werkbank/contracts/access';
import { isRefusal, type Refusal, refuse } from '@werkbank/contracts/errors';
import { columns, lockUntilCommit, readOne, run, statement } from '@werkbank/platform/database';
import { Call, CallerOf, Input } from '@werkbank/platform/http';
import { asTheService } from '@werkbank/platform/request';
import { Accounts } from '../keycloak-sync/accounts.js';
import { PersonRefused, UserDirectory } from '../keycloak/user-directory.js';
import { hashOfLinkToken } from '../../notifications/index.js';
import { rememberEnded } from '../ended-sessions/ended-sessions.js';
import { refusalOfPerson } from '../keycloak/refusal-of-person.js';
import {
  emailInUse,
  lockUser,
  putBackUser,
  type UserRecord,
  writeUser,
  type WrittenUser,
} from '../../directory/index.js';
import { followMovedEmail } from './follow-moved-email.js';
import { emailChangeSchema } from './email-change.entity.js';

const changeOfLink = statement(
  'email-change-of-link',
  {
    ...columns(emailChangeSchema, 'userId', 'email', 'formerEmail', 'inUse'),
    confirmed: p.boolean(),
    over: p.boolean(),
  },
  `select user_id as "userId", email, former_email as "formerEmail", confirmed_at is not null as confirmed,
          ended_at is not null or expires_at < now() as over, in_use as "inUse"
     from email_change where token_hash = ? for update`,
);
const confirmChange = statement(
  'confirm-email-change',
  {},
  'update email_change set confirmed_at = now() where token_hash = ?',
);

type Confirmed = CallAnswer<'confirmEmailChange'>;

/**
 * Confirms a new e-mail by its mailed link. Every session of the person ends, because the former mailbox may have another owner
 * now. Sessions end at Keycloak first, so the link stays valid while Keycloak is down.
 */
@Controller()
export class ConfirmEmailChange {
  constructor(
    private readonly em: EntityManager,
    private readonly accounts: Accounts,
    private readonly directory: UserDirectory,
  ) {}

  /** Runs as the service: the caller is a visitor or another signed-in user, and the link identifies the rows. */
  @Call('confirmEmailChange')
  confirm(
    @Input() { params }: CallInput<'confirmEmailChange'>,
    @CallerOf() caller: Caller,
  ): Promise<Confirmed | Refusal> {
    return asTheService(() => this.follow(hashOfLinkToken(params.token), caller));
  }

  private async follow(hash: string, caller: Caller): Promise<Confirmed | Refusal> {
    const moved = await this.em.fork().transactional((em) => this.move(em, hash, caller));
    if (isRefusal(moved) || !('written' in moved)) return moved;
    const { written, ...confirmed } = moved;
    try {
      await this.accounts.followUnlessRefused(written.userId);
    } catch (error) {
      if (!(error instanceof PersonRefused)) throw error;
      await putBackUser(this.em, written, { caller, action: 'confirmEmailChange' });
      await this.accounts.follow([written.userId]);
      return refusalOfPerson(error);
    }
    return confirmed;
  }

  private async move(
    em: EntityManager,
    hash: string,
    caller: Caller,
  ): Promise<Confirmed | (Confirmed & { written: WrittenUser }) | Refusal> {
    const change = await readOne(em, changeOfLink, [hash]);
    // A link of a taken address was never mailed.
    if (!change || change.inUse) return refuse('EMAIL_CHANGE_LINK_UNKNOWN');
    const user = await lockUser(em, change.userId);
    if (!user) return refuse('EMAIL_CHANGE_LINK_UNKNOWN');
    const { email } = change;
    // Opened again, by the same person or by a mail scanner before them.
    if (change.confirmed && user.email === email) return { email, language: user.language };
    if (change.over || !user.enabled || user.email !== change.formerEmail) {
      return refuse('EMAIL_CHANGE_LINK_EXPIRED');
    }
    await lockUntilCommit(em, `email ${email}`);
    if (await emailInUse(em, email)) return refuse('EMAIL_IN_USE');
    await this.endSessions(em, user);
    const written = await writeUser(em, user, { email }, { caller, action: 'confirmEmailChange' });
    await followMovedEmail(em, user, change.formerEmail);
    await run(em, confirmChange, [hash]);
    return { email, language: user.language, written };
  }

  private async endSessions(em: EntityManager, { keycloakId }: UserRecord): Promise<void> {
    if (keycloakId) await rememberEnded(em, await this.directory.endSessions(keycloakId));
  }
}
