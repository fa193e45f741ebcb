import { EntityManager } from '@mikro-orm/postgresql';
import { Inject, Injectable } from '@nestjs/common';
import { run, statement } from '@werkbank/platform/database';
import { RepeatedTask } from '@werkbank/platform/schedule';
import { SERVICE, type ServiceInfo } from '@werkbank/platform/service';
import type { AdminEnv } from '../../env.js';
import { SweepRegistrations } from '../../identity/index.js';

const everyMs = 60 * 60_000;

/** Deletes expired rows. Sent mails stay for a while, for questions about their delivery. */
const useless = [
  statement('delete-old-captcha-solutions', {}, 'delete from captcha_solution where expires_at < now()'),
  statement(
    'delete-old-password-resets',
    {},
    `delete from password_reset where requested_at < now() - interval '30 days'`,
  ),
  statement(
    'delete-old-email-changes',
    {},
    `delete from email_change where requested_at < now() - interval '30 days'`,
  ),
  statement(
    'delete-old-sign-in-attempts',
    {},
    `delete from sign_in_attempt where last_at < now() - interval '12 hours'`,
  ),
  // No session or token is valid for longer than a day.
  statement(
    'delete-old-ended-sessions',
    {},
    `delete from ended_session where ended_at < now() - interval '2 days'`,
  ),
  statement(
    'delete-old-user-imports',
    {},
    `delete from user_import where finished_on < now() - interval '90 days'`,
  ),
  statement(
    'delete-repaired-differences',
    {},
    `delete from user_difference where repaired_at < now() - interval '90 days'`,
  ),
  // The consent is needed only while the person exists.
  statement(
    'delete-registrations-of-nobody',
    {},
    `delete from registration r where confirmed_at < now() - interval '30 days'
       and not exists (select from users u where u.id = r.user_id)`,
  ),
  statement(
    'delete-old-mails',
    {},
    `delete from mail where coalesce(sent_at, given_up_at) < now() - interval '30 days'`,
  ),
];

const deleteAuditEntries = statement(
  'delete-old-audit-entries',
  {},
  'delete from audit_entry where at < now() - make_interval(days => ?)',
);

/** Runs hourly: removes unconfirmed registrations and expired rows. Every replica may do it. */
@Injectable()
export class TidyUp extends RepeatedTask {
  constructor(
    private readonly em: EntityManager,
    private readonly registrations: SweepRegistrations,
    @Inject(SERVICE) private readonly service: ServiceInfo<AdminEnv>,
  ) {
    super({ name: 'tidy-up', everyMs });
  }

  protected override async work(): Promise<void> {
    for (const deletion of useless) await run(this.em.fork(), deletion);
    await run(this.em.fork(), deleteAuditEntries, [this.service.env.AUDIT_KEPT_DAYS]);
    await this.registrations.sweep();
  }
}
