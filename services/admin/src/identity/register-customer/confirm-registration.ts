import { EntityManager } from '@mikro-orm/postgresql';
import { Controller } from '@nestjs/common';
import type { CallAnswer, CallInput } from '@werkbank/contracts/calls';
import type { Caller } from '@werkbank/contracts/access';
import { isRefusal, type Refusal, refuse } from '@werkbank/contracts/errors';
import type { Language } from '@werkbank/contracts/localization';
import { readOne } from '@werkbank/platform/database';
import { Call, CallerOf, Input } from '@werkbank/platform/http';
import { asTheService } from '@werkbank/platform/request';
import { Accounts } from '../keycloak-sync/accounts.js';
import { hashOfLinkToken } from '../../notifications/index.js';
import { emailInUse } from '../../directory/index.js';
import { addRegistered, type Entered } from './registered-rows.js';

interface Registration {
  email: string;
  userId: number;
  entered: Entered | null;
  confirmed: boolean;
  told: boolean;
  expired: boolean;
}

/**
 * Confirms a registration by its mailed link. First the rows, in one transaction with the event that tells of them, then
 * the account is told who it is: killed in between, the person cannot sign in yet, and the link or the repair goes on.
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
    // Whoever follows the link is nobody before.
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
  const registration = await readOne<Registration>(
    em,
    `select email, user_id as "userId", entered,
            confirmed_at is not null as confirmed, expires_at < now() as expired,
            exists (select from users u where u.id = user_id and u.account_told > 0) as told
       from registration where token_hash = ? for update`,
    [hash],
  );
  if (!registration) return refuse('REGISTRATION_LINK_UNKNOWN');
  const { email, userId, entered } = registration;
  if (registration.confirmed) {
    return { email, language: await languageOf(em, userId), userId, told: registration.told };
  }
  if (registration.expired || !entered) return refuse('REGISTRATION_LINK_EXPIRED');
  // Two links for one address that are opened at once: the second one waits here and finds the first one's row.
  await em.execute('select pg_advisory_xact_lock(hashtext(?))', [`email ${email}`]);
  if (await emailInUse(em, email)) return refuse('EMAIL_IN_USE');
  await addRegistered(em, entered, userId, caller);
  await em.execute(
    'update registration set confirmed_at = now(), entered = null where token_hash = ?',
    [hash],
    'run',
  );
  return { email, language: entered.user.language, userId, told: false };
}

/** Asked by itself: a statement that has waited for the registration does not see the person who came meanwhile. */
async function languageOf(em: EntityManager, userId: number): Promise<Language | null> {
  const user = await readOne<{ language: Language }>(em, 'select language from users where id = ?', [userId]);
  return user?.language ?? null;
}
