import { p } from '@mikro-orm/core';
import { EntityManager } from '@mikro-orm/postgresql';
import { Controller } from '@nestjs/common';
import type { CallAnswer, CallInput } from '@werkbank/contracts/calls';
import type { Caller } from '@werkbank/contracts/access';
import { isRefusal, type Refusal, refuse } from '@werkbank/contracts/errors';
import type { Language } from '@werkbank/contracts/localization';
import { columns, lockUntilCommit, readOne, run, statement } from '@werkbank/platform/database';
import { Call, CallerOf, Input } from '@werkbank/platform/http';
import { asTheService } from '@werkbank/platform/request';
import { Accounts } from '../keycloak-sync/accounts.js';
import { hashOfLinkToken } from '../../notifications/index.js';
import { emailInUse, userSchema } from '../../directory/index.js';
import { addRegistered } from './registered-rows.js';
import { RegistrationEntity } from './registration.entity.js';

const registrationOfLink = statement(
  'registration-of-link',
  {
    ...columns(RegistrationEntity, 'email', 'userId', 'entered'),
    confirmed: p.boolean(),
    told: p.boolean(),
    expired: p.boolean(),
  },
  `select email, user_id as "userId", entered,
          confirmed_at is not null as confirmed, expires_at < now() as expired,
          exists (select from users u where u.id = user_id and u.account_told > 0) as told
     from registration where token_hash = ? for update`,
);
const confirmOnce = statement(
  'confirm-registration',
  {},
  'update registration set confirmed_at = now(), entered = null where token_hash = ?',
);
const languageOfUser = statement(
  'language-of-user',
  columns(userSchema, 'language'),
  'select language from users where id = ?',
);

/**
 * Confirms a registration by its mailed link. The rows come first, in one transaction with their event; then the
 * account gets its person. After an interruption between the two the person cannot sign in yet, and the link or the
 * repair completes it.
 */
@Controller()
export class ConfirmRegistration {
  constructor(
    private readonly em: EntityManager,
    private readonly accounts: Accounts,
  ) {}

  @Call('confirmRegistration')
  async confirm(
    @Input() { params }: CallInput<'confirmRegistration'>,
    @CallerOf() caller: Caller,
  ): Promise<CallAnswer<'confirmRegistration'> | Refusal> {
    const hash = hashOfLinkToken(params.token);
    // As the service: the caller is still a visitor.
    const confirmed = await asTheService(() => this.em.transactional((em) => addOnce(em, hash, caller)));
    if (isRefusal(confirmed)) return confirmed;
    if (!confirmed.told) await this.accounts.follow([confirmed.userId]);
    return { email: confirmed.email, language: confirmed.language };
  }
}

interface Confirmed {
  email: string;
  language: Language | null;
  userId: number;
  told: boolean;
}

async function addOnce(em: EntityManager, hash: string, caller: Caller): Promise<Confirmed | Refusal> {
  const registration = await readOne(em, registrationOfLink, [hash]);
  if (!registration) return refuse('REGISTRATION_LINK_UNKNOWN');
  const { email, userId, entered } = registration;
  if (registration.confirmed) {
    return { email, language: await languageOf(em, userId), userId, told: registration.told };
  }
  if (registration.expired || !entered) return refuse('REGISTRATION_LINK_EXPIRED');
  // Of two links for one address that are opened at once, the second waits here and finds the row of the first.
  await lockUntilCommit(em, `email ${email}`);
  if (await emailInUse(em, email)) return refuse('EMAIL_IN_USE');
  await addRegistered(em, entered, userId, caller);
  await run(em, confirmOnce, [hash]);
  return { email, language: entered.user.language, userId, told: false };
}

/** A separate statement: one that waited for the registration would not see a person who was added meanwhile. */
async function languageOf(em: EntityManager, userId: number): Promise<Language | null> {
  const user = await readOne(em, languageOfUser, [userId]);
  return user?.language ?? null;
}
