import { p } from '@mikro-orm/core';
import { EntityManager } from '@mikro-orm/postgresql';
import { Controller, Inject } from '@nestjs/common';
import type { CallInput } from '@werkbank/contracts/calls';
import { isRefusal, type Refusal, refuse } from '@werkbank/contracts/errors';
import { lockUntilCommit, readOne, statement } from '@werkbank/platform/database';
import { Call, Input } from '@werkbank/platform/http';
import { asTheService } from '@werkbank/platform/request';
import { SERVICE, type ServiceInfo } from '@werkbank/platform/service';
import { Captcha } from '../captcha/captcha.js';
import { refuseKanton, refusePublicBodyAbroad, refuseUnserved } from '../../settings/index.js';
import { PasswordRefused, UserDirectory } from '../keycloak/user-directory.js';
import { newLinkToken, writeMail } from '../../notifications/index.js';
import type { Entered } from './registered-rows.js';
import { RegistrationEntity } from './registration.entity.js';
import { alreadyRegisteredLetter, type Holder, registrationLetter } from './registration-letter.js';

const REGISTRATION_LINK_MS = 48 * 60 * 60_000;
/** Limit per address and hour, so strangers cannot flood a mailbox. */
const MAILS_PER_HOUR = 3;

const stateOfAddress = statement(
  'registering-address',
  {
    /** The present owner of the address. */
    holder: p.json<Holder>().nullable(),
    tooMany: p.boolean(),
    userId: p.integer(),
  },
  `select (select json_build_object('language', language, 'firstName', first_name, 'lastName', last_name)
             from users where email = ? and removed_at is null) as holder,
          (select count(*) from registration
            where email = ? and agreed_at > now() - interval '1 hour') >= ? as "tooMany",
          nextval(pg_get_serial_sequence('users', 'id'))::int as "userId"`,
);

/**
 * Takes a registration and mails its confirmation link. The password goes straight to Keycloak, into a disabled account
 * without an address: a copy here, even encrypted, could be stolen. Several people may register with one address, each
 * with their own link, so none blocks or replaces another; the first confirmation wins. A taken address gets the same
 * answer by the same work; only the mail differs.
 */
@Controller()
export class RegisterCustomer {
  constructor(
    private readonly em: EntityManager,
    private readonly captcha: Captcha,
    private readonly directory: UserDirectory,
    @Inject(SERVICE) private readonly service: ServiceInfo,
  ) {}

  @Call('registerCustomer')
  async register(@Input() { body }: CallInput<'registerCustomer'>): Promise<Record<string, never> | Refusal> {
    if (!(await this.captcha.accept(body.captchaToken))) return refuse('CAPTCHA_INVALID');
    const unknown = await refuseKanton(this.em, body.company.kanton, { field: 'company.kanton' });
    if (unknown) return unknown;
    const { customerType, address } = body.company;
    const where = { field: 'company.address.country' };
    const elsewhere =
      (await refuseUnserved(this.em, address.country, where)) ??
      refusePublicBodyAbroad(customerType, address.country, where);
    if (elsewhere) return elsewhere;
    const { password, ...user } = body.user;
    const entered: Entered = { user, company: body.company };
    const email = user.email.toLowerCase();
    const { token, hash } = newLinkToken();

    // The row comes first: after an interruption, an account with a row is found and removed once the link has expired.
    const kept = await asTheService(() => this.em.transactional((em) => keep(em, { email, hash, entered })));
    if (isRefusal(kept)) return kept;

    try {
      await this.directory.reserve(kept.userId, password);
    } catch (error) {
      if (!(error instanceof PasswordRefused)) throw error;
      return refuse('PASSWORD_FORMAT', { field: 'user.password' });
    }
    await this.em.transactional(async (em) => {
      const { PUBLIC_URL } = this.service.env;
      const letter = kept.holder
        ? alreadyRegisteredLetter(kept.holder, `${PUBLIC_URL}/login?view=passwordReset`)
        : registrationLetter(entered, `${PUBLIC_URL}/confirmCustomerRegistration/${token}`);
      await writeMail(em, { email, uselessAfter: kept.expiresAt }, letter);
    });
    return {};
  }
}

/** As the service: registrations are invisible to all callers. */
async function keep(
  em: EntityManager,
  { email, hash, entered }: { email: string; hash: string; entered: Entered },
): Promise<{ userId: number; expiresAt: Date; holder: Holder | null } | Refusal> {
  await lockUntilCommit(em, `registration ${email}`);
  const { holder, tooMany, userId } = await stateOf(em, email);
  if (tooMany) return refuse('TOO_MANY_REQUESTS');
  const expiresAt = new Date(Date.now() + REGISTRATION_LINK_MS);
  await em.insert(RegistrationEntity, { tokenHash: hash, email, userId, entered, expiresAt });
  return { userId, expiresAt, holder };
}

async function stateOf(em: EntityManager, email: string) {
  const address = await readOne(em, stateOfAddress, [email, email, MAILS_PER_HOUR]);
  if (!address) throw new Error('a select without a table has one row');
  return address;
}
