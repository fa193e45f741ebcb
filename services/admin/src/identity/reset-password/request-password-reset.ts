import { p } from '@mikro-orm/core';
import { EntityManager } from '@mikro-orm/postgresql';
import { Controller, Inject } from '@nestjs/common';
import type { CallInput } from '@werkbank/contracts/calls';
import { type Refusal, refuse } from '@werkbank/contracts/errors';
import type { Language } from '@werkbank/contracts/localization';
import { lockUntilCommit, readOne, statement } from '@werkbank/platform/database';
import { Call, Input } from '@werkbank/platform/http';
import { asTheService } from '@werkbank/platform/request';
import { SERVICE, type ServiceInfo } from '@werkbank/platform/service';
import { Captcha } from '../captcha/captcha.js';
import { EvenPace } from '../constant-time-responses/even-pace.js';
import { newLinkToken, writeMail } from '../../notifications/index.js';
import { noPasswordLetter, companySsoUrl } from '../company-sso/company-sso-letter.js';
import { PasswordResetEntity } from './password-reset.entity.js';
import { resetLetter } from './reset-letters.js';

const RESET_LINK_MS = 60 * 60_000;
/** Limit per address and hour, so strangers cannot flood a mailbox. */
const LINKS_PER_HOUR = 3;
/** Minimum time of an answer, well above the time of the writes. */
const FLOOR_MS = 30;

const addresseeOfEmail = statement(
  'addressee-of-reset-link',
  {
    userId: p.integer().nullable(),
    firstName: p.text(),
    lastName: p.text(),
    /** The company's own provider, if its people sign in only there. */
    ownSignIn: p.text().nullable(),
    tooMany: p.boolean(),
  },
  `select u.id as "userId", coalesce(u.first_name, '') as "firstName", coalesce(u.last_name, '') as "lastName",
          c.own_sign_in as "ownSignIn",
          (select count(*) from password_reset r
            where r.email = asked.email and r.requested_at > now() - interval '1 hour') >= ? as "tooMany"
     from (select ?::text as email) as asked
     left join users u on u.email = asked.email and u.keycloak_id is not null and u.enabled
      and u.removed_at is null
     left join company c on c.id = u.company_id`,
);

/**
 * Mails a link to set a new password. Neither the answer nor its time shows if the address is known: an unknown one
 * causes the same writes, with a mail that is discarded, and the minimum time hides the rest. People with company
 * sign-in get a mail about that instead.
 */
@Controller()
export class RequestPasswordReset {
  private readonly pace = new EvenPace(FLOOR_MS);

  constructor(
    private readonly em: EntityManager,
    private readonly captcha: Captcha,
    @Inject(SERVICE) private readonly service: ServiceInfo,
  ) {}

  @Call('requestPasswordReset')
  async request(
    @Input() { body }: CallInput<'requestPasswordReset'>,
  ): Promise<Record<string, never> | Refusal> {
    if (!(await this.captcha.accept(body.captchaToken))) return refuse('PASSWORD_RESET_CAPTCHA_INVALID');
    const mayLeave = this.pace.start();
    const email = body.userEmail.toLowerCase();
    // As the service: the caller is a visitor, and must not see whose address it is.
    await asTheService(() =>
      this.em.transactional((em) => this.mail(em, { email, language: body.language })),
    );
    await mayLeave();
    return {};
  }

  private async mail(
    em: EntityManager,
    { email, language }: { email: string; language: Language },
  ): Promise<void> {
    // Serialises the requests of one address; otherwise parallel ones would pass the limit.
    await lockUntilCommit(em, `password-reset ${email}`);
    const addressee = await addresseeOf(em, email);
    if (addressee.tooMany) return;
    const { token, hash } = newLinkToken();
    const expiresAt = new Date(Date.now() + RESET_LINK_MS);
    const userId = addressee.ownSignIn === null ? addressee.userId : null;
    await em.insert(PasswordResetEntity, { tokenHash: hash, email, userId, expiresAt });
    const publicUrl = this.service.env.PUBLIC_URL;
    const reader = { ...addressee, language };
    const letter =
      addressee.ownSignIn === null
        ? resetLetter(reader, `${publicUrl}/passwordReset/${token}`)
        : noPasswordLetter(reader, companySsoUrl(publicUrl, addressee.ownSignIn));
    const known = addressee.userId !== null;
    await writeMail(em, { email, uselessAfter: expiresAt, reachesSomebody: known }, letter);
  }
}

async function addresseeOf(em: EntityManager, email: string) {
  const found = await readOne(em, addresseeOfEmail, [LINKS_PER_HOUR, email]);
  if (!found) throw new Error('a left join of one row has one row');
  return found;
}
